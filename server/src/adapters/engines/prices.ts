import type { EngineId } from '@citato/contract';

/** What a provider charges. One dollar per million tokens is one micro-dollar per token. */
export interface ModelPrice {
  readonly inputTokenMicroDollars: number;
  readonly cachedInputTokenMicroDollars: number;
  readonly outputTokenMicroDollars: number;
  readonly searchMicroDollars: number;
  /** Input tokens billed for every search whatever it found, where the provider has such a rule. */
  readonly inputTokensPerSearch: number;
}

/** What a call consumed; `null` where the provider did not say. */
export interface Consumption {
  readonly inputTokens: number | null;
  readonly cachedInputTokens: number | null;
  readonly outputTokens: number | null;
  readonly searches: number;
}

interface PriceRow {
  input: number;
  cachedInput: number;
  output: number;
  inputTokensPerSearch?: number;
}

/**
 * OpenAI, standard tier, US dollars per million tokens; web search 10 dollars per thousand calls, found
 * text billed as input tokens. Source: developers.openai.com/api/docs/pricing as reported by price trackers
 * in June and November 2026 (5.6 family: announcement of 2026-06-26). Dated snapshots cost what their model costs.
 */
const OPENAI_PRICES: Readonly<Record<string, PriceRow>> = {
  'gpt-5.6-sol': { input: 5, cachedInput: 0.5, output: 30 },
  'gpt-5.6-terra': { input: 2.5, cachedInput: 0.25, output: 15 },
  'gpt-5.6-luna': { input: 1, cachedInput: 0.1, output: 6 },
  'gpt-5.5-pro': { input: 30, cachedInput: 30, output: 180 },
  'gpt-5.5': { input: 5, cachedInput: 0.5, output: 30 },
  'gpt-5.4': { input: 2.5, cachedInput: 0.25, output: 15 },
  'gpt-5.4-mini': { input: 0.75, cachedInput: 0.075, output: 4.5 },
  'gpt-5.4-nano': { input: 0.2, cachedInput: 0.02, output: 1.25 },
  'gpt-5.1': { input: 1.25, cachedInput: 0.125, output: 10 },
  'gpt-5': { input: 1.25, cachedInput: 0.125, output: 10 },
  'gpt-5-mini': { input: 0.25, cachedInput: 0.025, output: 2 },
  'gpt-4.1': { input: 2, cachedInput: 0.5, output: 8 },
  'gpt-4.1-mini': { input: 0.4, cachedInput: 0.1, output: 1.6, inputTokensPerSearch: 8000 },
  'gpt-4o': { input: 2.5, cachedInput: 1.25, output: 10 },
  'gpt-4o-mini': { input: 0.15, cachedInput: 0.075, output: 0.6, inputTokensPerSearch: 8000 },
};
const OPENAI_SEARCH_MICRO_DOLLARS = 10_000;

/** A model on the operator's own server, or the demo: nothing is billed that we could know of. */
const FREE: ModelPrice = {
  inputTokenMicroDollars: 0,
  cachedInputTokenMicroDollars: 0,
  outputTokenMicroDollars: 0,
  searchMicroDollars: 0,
  inputTokensPerSearch: 0,
};

/** The price of a model; an unknown one costs what the dearest of its engine costs, so that budgets err on the safe side. */
export function getModelPrice({ engine, model }: { engine: EngineId; model: string }): ModelPrice {
  if (engine !== 'openai') return FREE;
  const rows = Object.values(OPENAI_PRICES);
  const dearest = rows.reduce((left, right) => (right.output > left.output ? right : left));
  const row = OPENAI_PRICES[model.replace(/-\d{4}-\d{2}-\d{2}$/, '')] ?? dearest;
  return {
    inputTokenMicroDollars: row.input,
    cachedInputTokenMicroDollars: row.cachedInput,
    outputTokenMicroDollars: row.output,
    searchMicroDollars: OPENAI_SEARCH_MICRO_DOLLARS,
    inputTokensPerSearch: row.inputTokensPerSearch ?? 0,
  };
}

/** Cost of a call in whole micro-dollars, rounded up; unknown token counts are left out. */
export function calculateCost({ price, used }: { price: ModelPrice; used: Consumption }): number {
  const cached = Math.min(used.cachedInputTokens ?? 0, used.inputTokens ?? 0);
  const fresh = (used.inputTokens ?? 0) - cached + used.searches * price.inputTokensPerSearch;
  return Math.ceil(
    fresh * price.inputTokenMicroDollars +
      cached * price.cachedInputTokenMicroDollars +
      (used.outputTokens ?? 0) * price.outputTokenMicroDollars +
      used.searches * price.searchMicroDollars,
  );
}
