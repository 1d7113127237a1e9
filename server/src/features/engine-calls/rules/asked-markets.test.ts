import type { Market } from '@citato/contract';
import { describe, expect, it } from 'vitest';
import { findAsked, groupByMarket } from './asked-markets.ts';

const italy: Market = { country: 'IT', language: 'it', place: null };
const spain: Market = { country: 'ES', language: 'es', place: null };

describe('the markets of a company', () => {
  it('stand once each, with their prompts', () => {
    expect(
      groupByMarket([
        { market: italy, prompts: 0 },
        { market: spain, prompts: 1 },
        { market: { ...italy }, prompts: 1 },
        { market: spain, prompts: 1 },
      ]),
    ).toEqual([
      { market: italy, prompts: 1 },
      { market: spain, prompts: 2 },
    ]);
  });
});

describe('an engine that serves some markets', () => {
  const isServed = ({ country }: Market) => country === 'IT';

  it('is asked the prompts of these, and not of the others where something is asked', () => {
    const markets = [
      { market: italy, prompts: 1 },
      { market: spain, prompts: 2 },
    ];
    expect(findAsked({ markets, isServed })).toEqual({ prompts: 1, unserved: [spain] });
    expect(findAsked({ markets: [{ market: spain, prompts: 0 }], isServed }).unserved).toEqual([]);
    expect(findAsked({ markets, isServed: () => true })).toEqual({ prompts: 3, unserved: [] });
  });
});
