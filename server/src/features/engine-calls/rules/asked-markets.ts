import { isSameMarket, type Market } from '@citato/contract';

/** A market, and how many prompts are asked there. */
export interface AskedMarket {
  readonly market: Market;
  readonly prompts: number;
}

/** Each market once, with all its prompts, in the order found. */
export function groupByMarket(asked: readonly AskedMarket[]): AskedMarket[] {
  return asked.reduce<AskedMarket[]>((groups, one) => {
    const place = groups.findIndex(({ market }) => isSameMarket(market, one.market));
    return place === -1
      ? [...groups, one]
      : groups.with(place, { ...one, prompts: (groups[place]?.prompts ?? 0) + one.prompts });
  }, []);
}

/** How many prompts an engine is asked, and in which of their markets it is not. */
export function findAsked({
  markets,
  isServed,
}: {
  markets: readonly AskedMarket[];
  isServed: (market: Market) => boolean;
}): { prompts: number; unserved: Market[] } {
  const asked = markets.filter(({ market }) => isServed(market));
  return {
    prompts: asked.reduce((sum, { prompts }) => sum + prompts, 0),
    unserved: markets.flatMap(({ market, prompts }) => (prompts === 0 || isServed(market) ? [] : [market])),
  };
}
