import { isSameMarket, type Market } from '@citato/contract';

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
