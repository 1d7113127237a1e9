import type { SEEN_ENGINE_IDS } from '@citato/contract';
import type { Clock } from '#lib/clock';
import type { AnswerEngine, EngineQuestion } from '../answer-engine.ts';
import { createModelEngine, type ModelAnswer } from '../model-engine.ts';
import type { Wire } from '../provider-settings.ts';
import { boundedFetch } from '../wire/bounded-fetch.ts';
import { createAiModeCall } from './dataforseo/ai-mode.ts';
import { createAiOverviewsCall as createByTask } from './dataforseo/ai-overviews.ts';
import { createChatgptPageCall } from './dataforseo/chatgpt-page.ts';
import { createAiOverviewsCall as createBySearch } from './serpapi/ai-overviews.ts';
import { createAnswerPageCall } from './serpapi/answer-page.ts';
import type { SearchVendors } from './vendor-settings.ts';

export type SeenEngineId = (typeof SEEN_ENGINE_IDS)[number];
export type Vendor = keyof SearchVendors;

/** Who can read which page, the one preferred first: DataForSEO tells the price of each call. */
const VENDORS: Readonly<Record<SeenEngineId, readonly Vendor[]>> = {
  ai_overviews: ['dataforseo', 'serpapi'],
  ai_mode: ['dataforseo', 'serpapi'],
  copilot: ['serpapi'],
  chatgpt_page: ['dataforseo'],
};

/** Pages the vendor loads before an answer is given up: SerpApi searches twice, each time with the token it got. */
const MAX_SEARCHES: Readonly<Record<Vendor, Readonly<Partial<Record<SeenEngineId, number>>>>> = {
  dataforseo: {},
  serpapi: { ai_overviews: 4 },
};

/** Which vendor reads a page for this deployment; null where none with access can. */
export function chooseVendor(id: SeenEngineId, vendors: SearchVendors): Vendor | null {
  return VENDORS[id].find((vendor) => vendors[vendor] !== null) ?? null;
}

type Call = (question: EngineQuestion, signal: AbortSignal) => Promise<ModelAnswer>;

function createCall(id: SeenEngineId, vendors: SearchVendors, fetch: typeof globalThis.fetch): Call | null {
  const vendor = chooseVendor(id, vendors);
  const { dataforseo, serpapi } = vendors;
  if (vendor === 'dataforseo' && dataforseo !== null) {
    if (id === 'ai_overviews') return createByTask(dataforseo, fetch);
    return id === 'ai_mode' ? createAiModeCall(dataforseo, fetch) : createChatgptPageCall(dataforseo, fetch);
  }
  if (vendor === null || serpapi === null) return null;
  if (id === 'ai_overviews') return createBySearch(serpapi, fetch);
  return createAnswerPageCall(id === 'ai_mode' ? 'google_ai_mode' : 'bing_copilot', serpapi, fetch);
}

/**
 * An engine whose answers are read from the page people see. Its `model` is the vendor that reads it. Null where no
 * vendor with access can.
 */
export function createPageEngine({
  id,
  vendors,
  fetch = boundedFetch,
  timeoutMs,
  clock,
}: Wire & {
  id: SeenEngineId;
  vendors: SearchVendors;
  timeoutMs: number;
  clock: Clock;
}): AnswerEngine | null {
  const vendor = chooseVendor(id, vendors);
  const call = createCall(id, vendors, fetch);
  if (vendor === null || call === null) return null;
  const use = { inputTokens: 0, cachedInputTokens: 0, outputTokens: 0 };
  return createModelEngine({
    id,
    model: vendor,
    timeoutMs,
    clock,
    upperUse: { ...use, searches: MAX_SEARCHES[vendor][id] ?? 1 },
    typicalUse: { ...use, searches: 1 },
    call,
  });
}
