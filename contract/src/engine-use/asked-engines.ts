import { DEFAULT_MARKET, type Market } from '../markets/market.ts';

/** What an engine takes of where a question is asked: a town, a country, or nothing. */
export const MARKET_REACHES = ['town', 'country', 'nothing'] as const;
export type MarketReach = (typeof MARKET_REACHES)[number];

/**
 * Whether an engine takes all of a market. One that takes nothing, or what this build does not know, is asked in Italy
 * as a whole, whatever the language: it is in the words.
 */
export function servesMarket(reach: MarketReach | 'other', { country, place }: Market): boolean {
  if (reach === 'town') return true;
  return place === null && (reach === 'country' || country === DEFAULT_MARKET.country);
}

/** The engines a market is asked at: those that serve it, and all where none does. */
export function listServing<Engine>({
  available,
  reachOf,
  market,
}: {
  available: readonly Engine[];
  reachOf: (engine: Engine) => MarketReach | 'other';
  market: Market;
}): readonly Engine[] {
  const serving = available.filter((engine) => servesMarket(reachOf(engine), market));
  return serving.length > 0 ? serving : available;
}

/** The engines a company is asked at: all but those left out, and all when none would be left. */
export function listAskedEngines<Engine>({
  available,
  excluded,
}: {
  available: readonly Engine[];
  excluded: readonly unknown[];
}): readonly Engine[] {
  const chosen = available.filter((engine) => !excluded.includes(engine));
  return chosen.length > 0 ? chosen : available;
}
