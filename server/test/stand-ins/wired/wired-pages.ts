import type { AnswerEngine } from '#adapters/engines';
import { systemClock } from '#lib/clock';
import {
  createPageEngine,
  type SeenEngineId,
  type Vendor,
} from '../../../src/adapters/engines/search-vendors/create-page-engine.ts';

/** The pages engines are read from, each with every vendor that can. */
export const PAGES = [
  { id: 'ai_overviews', vendor: 'dataforseo' },
  { id: 'ai_mode', vendor: 'dataforseo' },
  { id: 'chatgpt_page', vendor: 'dataforseo' },
  { id: 'ai_overviews', vendor: 'serpapi' },
  { id: 'ai_mode', vendor: 'serpapi' },
  { id: 'copilot', vendor: 'serpapi' },
] as const;

/** What opens the vendors; no detail of a failure may hold it. */
export const VENDOR_SECRETS = { password: 'segreta', apiKey: 'chiave-segreta' } as const;

/** An engine whose pages a vendor at an address of the test reads. */
export function buildWiredPage({
  id,
  vendor,
  baseUrl,
  timeoutMs = 5000,
}: {
  id: SeenEngineId;
  vendor: Vendor;
  baseUrl: string;
  timeoutMs?: number;
}): AnswerEngine {
  const { password, apiKey } = VENDOR_SECRETS;
  const engine = createPageEngine({
    id,
    vendors: {
      dataforseo: vendor === 'dataforseo' ? { login: 'anna', password, baseUrl } : null,
      serpapi: vendor === 'serpapi' ? { apiKey, baseUrl } : null,
    },
    timeoutMs,
    clock: systemClock,
  });
  if (engine === null) throw new Error('no vendor reads this page');
  return engine;
}
