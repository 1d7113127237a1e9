import type { EngineCitation } from '../answer-engine.ts';
import type { ModelAnswer } from '../model-engine.ts';
import type { LenientReading } from '../reply/unknown-details.ts';

/** Search pages are billed by the page, not by words. */
const NO_TOKENS = { inputTokens: null, cachedInputTokens: null, outputTokens: null } as const;

interface PageCost {
  /** Pages the vendor was asked for. */
  readonly searches: number;
  /** What the vendor says it charges; null where it does not. */
  readonly costMicroDollars: number | null;
}

/** An answer as a search page shows it. */
export function buildPageAnswer({
  reading,
  text,
  citations,
  model = null,
  searchQueries = [],
  searches,
  costMicroDollars,
}: PageCost & {
  reading: LenientReading;
  text: string;
  citations: readonly EngineCitation[];
  model?: string | null;
  searchQueries?: readonly string[];
}): ModelAnswer {
  return {
    text,
    ending: 'complete',
    model,
    citations,
    searchQueries,
    used: { ...NO_TOKENS, searches },
    costMicroDollars,
    unknownDetails: reading.list(),
  };
}

/** The page came, and shows no AI answer. */
export function buildUnshown({ searches, costMicroDollars }: PageCost): ModelAnswer {
  return {
    text: '',
    ending: 'not_shown',
    model: null,
    citations: [],
    searchQueries: [],
    used: { ...NO_TOKENS, searches },
    costMicroDollars,
    unknownDetails: [],
  };
}
