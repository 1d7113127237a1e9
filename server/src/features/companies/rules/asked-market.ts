import { isSameMarket, type Market } from '@citato/contract';

/** A prompt and a company, as far as they say where it is asked. */
export interface Asking {
  /** Null: its company's. */
  readonly market: Market | null;
}

/** Where a prompt is asked from. */
export function marketOf(prompt: Asking, company: { readonly market: Market }): Market {
  return prompt.market ?? company.market;
}

/** Each market once. */
function listDistinct(markets: readonly Market[]): Market[] {
  return markets.filter((one, place) => markets.findIndex((other) => isSameMarket(one, other)) === place);
}

/**
 * Whether a company may be asked in the markets it would have: as many as its plan holds, or as many as it has already. A
 * plan that came to hold fewer takes none away.
 */
export function decideMarkets({
  before,
  after,
  max,
}: {
  before: readonly Market[];
  after: readonly Market[];
  max: number;
}): 'allowed' | 'too_many' {
  return listDistinct(after).length <= Math.max(max, listDistinct(before).length) ? 'allowed' : 'too_many';
}
