import type { EngineId } from '@citato/contract';
import type { Clock } from '#lib/clock';
import type { AnswerEngine } from './answer-engine.ts';
import type { CompatibleSettings } from './compatible/compatible-engine.ts';
import { createDemoEngine, type DemoSettings } from './demo/demo-engine.ts';
import type { OpenaiSettings } from './openai/openai-engine.ts';

export interface EngineSettings {
  /** The engines to ask; null means every one with a key, and the demo engine only when none has. */
  readonly engines: readonly EngineId[] | null;
  readonly timeoutMs: number;
  readonly clock: Clock;
  /** Null: no key is set. */
  readonly openai: OpenaiSettings | null;
  /** Null: no server and model are set. */
  readonly compatible: CompatibleSettings | null;
  readonly demo: DemoSettings;
}

type Build = () => Promise<AnswerEngine>;

/** The SDKs are loaded only for engines in use: they cost a tenth of a second and memory at start. */
function listBuilders(settings: EngineSettings): Partial<Record<EngineId, Build>> {
  const { openai, compatible, timeoutMs, clock } = settings;
  return {
    ...(openai && {
      openai: async () => {
        const { createOpenaiEngine } = await import('./openai/openai-engine.ts');
        return createOpenaiEngine({ settings: openai, timeoutMs, clock });
      },
    }),
    ...(compatible && {
      compatible: async () => {
        const { createCompatibleEngine } = await import('./compatible/compatible-engine.ts');
        return createCompatibleEngine({ settings: compatible, timeoutMs, clock });
      },
    }),
    demo: () => Promise.resolve(createDemoEngine({ settings: settings.demo, timeoutMs })),
  };
}

/** The ids to use; the demo engine never mixes into real numbers unless it is asked for by name. */
function decideEngines(settings: Pick<EngineSettings, 'engines' | 'openai' | 'compatible'>): EngineId[] {
  if (settings.engines !== null && settings.engines.length > 0) return [...new Set(settings.engines)];
  const configured: EngineId[] = [
    ...(settings.openai ? (['openai'] as const) : []),
    ...(settings.compatible ? (['compatible'] as const) : []),
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
