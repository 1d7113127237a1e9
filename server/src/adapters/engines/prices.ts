import type { EngineId, PriceBasis } from '@citato/contract';
import type { PriceRow } from './price-row.ts';
import { PRICES } from './price-table.ts';

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

/** A model on the operator's own server, or the demo: its price is unknown, so nothing is booked. */
const FREE: ModelPrice = {
  inputTokenMicroDollars: 0,
  cachedInputTokenMicroDollars: 0,
  outputTokenMicroDollars: 0,
  searchMicroDollars: 0,
  inputTokensPerSearch: 0,
};

/** A dated snapshot costs what its model costs. */
const nameRow = (model: string) => model.replace(/-\d{4}-?\d{2}-?\d{2}$/, '');

/** How the price of a model is known. */
export function findPriceBasis({ engine, model }: { engine: EngineId; model: string }): PriceBasis {
  const table = PRICES[engine];
  if (table === null) return 'none';
  return table[nameRow(model)] === undefined ? 'dearest' : 'known';
}

const MICRO_DOLLARS_PER_DOLLAR = 1_000_000;

/**
 * The price of a model; an unknown one costs what the dearest of its engine costs, so that a budget is rather spent too
 * early.
 */
export function getModelPrice({ engine, model }: { engine: EngineId; model: string }): ModelPrice {
  const table = PRICES[engine];
  if (table === null) return FREE;
  const row = table[nameRow(model)] ?? findDearest(Object.values(table));
  return {
    inputTokenMicroDollars: row.input,
    cachedInputTokenMicroDollars: row.cachedInput,
    outputTokenMicroDollars: row.output,
    searchMicroDollars: (row.search * MICRO_DOLLARS_PER_DOLLAR) / 1000,
    inputTokensPerSearch: row.inputTokensPerSearch ?? 0,
  };
}

function findDearest(rows: readonly PriceRow[]): PriceRow {
  return {
    input: Math.max(...rows.map(({ input }) => input)),
    cachedInput: Math.max(...rows.map(({ cachedInput }) => cachedInput)),
    output: Math.max(...rows.map(({ output }) => output)),
    search: Math.max(...rows.map(({ search }) => search)),
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
