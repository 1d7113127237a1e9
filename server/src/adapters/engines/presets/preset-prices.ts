import type { PriceRow } from '../price-row.ts';

/**
 * xAI; web search 5 dollars per thousand calls. Source: docs.x.ai/developers/pricing, read in 2026.
 */
export const GROK: Readonly<Record<string, PriceRow>> = {
  'grok-4.3': { input: 1.25, cachedInput: 0.2, output: 2.5, search: 5 },
  'grok-4-1-fast-reasoning': { input: 0.2, cachedInput: 0.05, output: 0.5, search: 5 },
  'grok-4-1-fast-non-reasoning': { input: 0.2, cachedInput: 0.05, output: 0.5, search: 5 },
};

/** Mistral, without a search. Source: mistral.ai/pricing as reported at each model's announcement. */
export const MISTRAL: Readonly<Record<string, PriceRow>> = {
  'mistral-large-latest': { input: 0.5, cachedInput: 0.5, output: 1.5, search: 0 },
  'mistral-medium-latest': { input: 0.4, cachedInput: 0.4, output: 2, search: 0 },
};

/** DeepSeek, without a search. Source: api-docs.deepseek.com/quick_start/pricing as transcribed on 2026-04-30; V4 Pro without its discount. */
export const DEEPSEEK: Readonly<Record<string, PriceRow>> = {
  'deepseek-v4-flash': { input: 0.14, cachedInput: 0.014, output: 0.28, search: 0 },
  'deepseek-v4-pro': { input: 1.74, cachedInput: 0.174, output: 3.48, search: 0 },
};
