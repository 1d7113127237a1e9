import { describeMarket, marketOf } from '@citato/contract/markets';
import type { Market } from '@citato/contract';
import { describe, expect, it } from 'vitest';
import { decideMarkets } from './asked-market.ts';

const italy: Market = { country: 'IT', language: 'it', place: null };
const lecce: Market = { ...italy, place: 'Lecce' };
const spain: Market = { country: 'ES', language: 'es', place: null };

describe('where a prompt is asked', () => {
  it('is its own market, else its company’s', () => {
    expect(marketOf({ market: null }, { market: spain })).toBe(spain);
    expect(marketOf({ market: lecce }, { market: spain })).toBe(lecce);
  });

  it('is called as people say it; Italian is not said', () => {
    const names = [italy, lecce, spain, { ...italy, country: 'CH' }, { ...italy, language: 'en' as const }];
    expect(names.map((market) => describeMarket(market).name)).toEqual([
      'Italia',
      'Lecce, Italia',
      'Spagna, in spagnolo',
      'Svizzera',
      'Italia, in inglese',
    ]);
  });
});

describe('the markets of a company', () => {
  it('are as many as its plan holds; a town and its country are two', () => {
    expect(decideMarkets({ before: [italy], after: [italy, italy], max: 1 })).toBe('allowed');
    expect(decideMarkets({ before: [italy], after: [italy, lecce], max: 1 })).toBe('too_many');
    expect(decideMarkets({ before: [italy], after: [spain], max: 1 })).toBe('allowed');
    expect(decideMarkets({ before: [italy], after: [italy, lecce, spain], max: 3 })).toBe('allowed');
  });

  it('that a plan holds no more stay, and may be changed for others', () => {
    expect(decideMarkets({ before: [italy, spain], after: [italy, spain, spain], max: 1 })).toBe('allowed');
    expect(decideMarkets({ before: [italy, spain], after: [italy, spain, lecce], max: 1 })).toBe('too_many');
  });
});
