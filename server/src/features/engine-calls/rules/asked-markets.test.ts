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

describe('an engine that cannot be told a market', () => {
  const markets = [
    { market: italy, prompts: 1 },
    { market: spain, prompts: 2 },
  ];

  it('is not asked there', () => {
    const held = ['openai', 'copilot'] as const;
    expect(findAsked({ engine: 'copilot', markets, held })).toEqual({ prompts: 1, unserved: [spain] });
    expect(findAsked({ engine: 'openai', markets, held })).toEqual({ prompts: 3, unserved: [] });
  });

  it('is asked all the same where no other is, and seen alike while the plan withholds it', () => {
    expect(findAsked({ engine: 'copilot', markets, held: ['copilot'] })).toEqual({
      prompts: 3,
      unserved: [],
    });
    expect(findAsked({ engine: 'copilot', markets, held: ['openai'] }).unserved).toEqual([spain]);
  });

  it('is said only of markets where something is asked', () => {
    const unasked = [{ market: spain, prompts: 0 }];
    expect(findAsked({ engine: 'copilot', markets: unasked, held: ['openai', 'copilot'] }).unserved).toEqual(
      [],
    );
  });
});
