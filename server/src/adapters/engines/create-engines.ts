import { type EngineId, SEEN_ENGINE_IDS } from '@citato/contract';
import type { Clock } from '#lib/clock';
import type { AnswerEngine } from './answer-engine.ts';
import { createDemoEngine, type DemoSettings } from './demo/demo-engine.ts';
import type { ResolveRedirect } from './google/resolve-sources.ts';
import { type Build, listPageBuilders, listPresetBuilders } from './other-builders.ts';
import { PRESET_IDS } from './presets/presets.ts';
import type { Providers } from './provider-settings.ts';
import { chooseVendor } from './search-vendors/create-page-engine.ts';

export interface EngineSettings extends Providers {
  /** The engines to ask; null means every one with a key, and the demo engine only when none has. */
  readonly engines: readonly EngineId[] | null;
  readonly timeoutMs: number;
  readonly clock: Clock;
  /** Resolves an address of Google's redirecting host. */
  readonly resolveRedirect: ResolveRedirect;
  readonly demo: DemoSettings;
}

/** The SDKs are loaded only for engines in use: they cost a tenth of a second and memory at start. */
function listBuilders(settings: EngineSettings): Partial<Record<EngineId, Build>> {
  const { openai, perplexity, google, anthropic, compatible, timeoutMs, clock, fetch, resolveRedirect } =
    settings;
  const shared = { timeoutMs, clock, ...(fetch && { fetch }) };
  return {
    ...(openai && {
      openai: async () => {
        const { createOpenaiEngine } = await import('./openai/openai-engine.ts');
        return createOpenaiEngine({ settings: openai, ...shared });
      },
    }),
    ...(perplexity && {
      perplexity: async () => {
        const { createPerplexityEngine } = await import('./perplexity/perplexity-engine.ts');
        return createPerplexityEngine({ settings: perplexity, ...shared });
      },
    }),
    ...(google && {
      google: async () => {
        const { createGoogleEngine } = await import('./google/google-engine.ts');
        return createGoogleEngine({ settings: google, ...shared, resolveRedirect });
      },
    }),
    ...(anthropic && {
      anthropic: async () => {
        const { createAnthropicEngine } = await import('./anthropic/anthropic-engine.ts');
        return createAnthropicEngine({ settings: anthropic, ...shared });
      },
    }),
    ...(compatible && {
      compatible: async () => {
        const { createCompatibleEngine } = await import('./compatible/compatible-engine.ts');
        return createCompatibleEngine({ settings: compatible, ...shared });
      },
    }),
    ...listPresetBuilders(settings),
    ...listPageBuilders(settings),
    demo: () => Promise.resolve(createDemoEngine({ settings: settings.demo, timeoutMs })),
  };
}

/** In the order customers know them. */
const KEYED_ENGINES = ['openai', 'perplexity', 'google', 'anthropic', ...PRESET_IDS, 'compatible'] as const;

/** The ids to use; the demo engine is used beside real ones only if it is listed by name. */
function decideEngines(settings: Providers & Pick<EngineSettings, 'engines'>): EngineId[] {
  if (settings.engines !== null && settings.engines.length > 0) return [...new Set(settings.engines)];
  const configured: EngineId[] = [
    ...KEYED_ENGINES.filter((id) => settings[id] !== null),
    ...SEEN_ENGINE_IDS.filter((id) => chooseVendor(id, settings) !== null),
  ];
  return configured.length > 0 ? configured : ['demo'];
}

/** The engines of this deployment, in order. Throws when one is listed whose key or address is missing. */
export async function createEngines(settings: EngineSettings): Promise<AnswerEngine[]> {
  const builders = listBuilders(settings);
  return Promise.all(
    decideEngines(settings).map((id) => {
      const build = builders[id];
      if (!build) throw new Error(`ENGINES names "${id}", but its key or address is not set.`);
      return build();
    }),
  );
}
