import { type EngineId, isSameMarket, type Market } from '@citato/contract';
import { listServingEngines } from '#adapters/engines';

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

/**
 * How many prompts an engine is asked, and in which of their markets it is not. An engine the plan withholds is looked at
 * as if the plan asked it.
 */
export function findAsked({
  engine,
  markets,
  held,
}: {
  engine: EngineId;
  markets: readonly AskedMarket[];
  held: readonly EngineId[];
}): { prompts: number; unserved: Market[] } {
  const available = held.includes(engine) ? held : [...held, engine];
  const isServed = ({ market }: AskedMarket) => listServingEngines({ available, market }).includes(engine);
  return {
    prompts: markets.filter(isServed).reduce((sum, { prompts }) => sum + prompts, 0),
    unserved: markets.flatMap((one) => (one.prompts === 0 || isServed(one) ? [] : [one.market])),
  };
}
