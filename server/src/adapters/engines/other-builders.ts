import { type EngineId, SEEN_ENGINE_IDS } from '@citato/contract';
import type { Clock } from '#lib/clock';
import type { AnswerEngine } from './answer-engine.ts';
import { PRESET_IDS } from './presets/presets.ts';
import type { Providers } from './provider-settings.ts';
import { createPageEngine } from './search-vendors/create-page-engine.ts';

export type Build = () => Promise<AnswerEngine>;

interface PagedSettings extends Providers {
  readonly timeoutMs: number;
  readonly clock: Clock;
}

/** A page is loaded and read by its vendor: ChatGPT's takes up to 90 seconds (dataforseo.com/chatgpt-scraper-api). */
const PAGE_TIMEOUT_MS = 150_000;

/** Of engines that speak a protocol of others. */
export function listPresetBuilders({ fetch, ...settings }: PagedSettings): Partial<Record<EngineId, Build>> {
  const { timeoutMs, clock } = settings;
  const shared = { timeoutMs, clock, ...(fetch && { fetch }) };
  const builders: Partial<Record<EngineId, Build>> = {};
  for (const id of PRESET_IDS) {
    const preset = settings[id];
    if (preset === null) continue;
    builders[id] = async () => {
      const { createPresetEngine } = await import('./presets/create-preset-engine.ts');
      return createPresetEngine({ id, settings: preset, ...shared });
    };
  }
  return builders;
}

/** Of engines a vendor reads from the pages people see. */
export function listPageBuilders({ fetch, ...settings }: PagedSettings): Partial<Record<EngineId, Build>> {
  const { timeoutMs, clock, dataforseo, serpapi } = settings;
  const shared = { vendors: { dataforseo, serpapi }, clock, ...(fetch && { fetch }) };
  const builders: Partial<Record<EngineId, Build>> = {};
  for (const id of SEEN_ENGINE_IDS) {
    const engine = createPageEngine({ id, timeoutMs: Math.max(timeoutMs, PAGE_TIMEOUT_MS), ...shared });
    if (engine !== null) builders[id] = () => Promise.resolve(engine);
  }
  return builders;
}
