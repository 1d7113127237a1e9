import { describe, expect, it } from 'vitest';
import { DEFAULT_MARKET } from '../markets/market.ts';
import { listAskedEngines, listServing, type MarketReach, servesMarket } from './asked-engines.ts';

const LECCE = { ...DEFAULT_MARKET, place: 'Lecce' };
const SPAIN = { ...DEFAULT_MARKET, country: 'ES' };

describe('an engine takes a market', () => {
  it.each([
    ['town', [true, true, true]],
    ['country', [true, false, true]],
    ['nothing', [true, false, false]],
    // Of a newer server: what is not known is not counted on.
    ['other', [true, false, false]],
  ] as const)('with a reach of %s', (reach, served) => {
    expect([DEFAULT_MARKET, LECCE, SPAIN].map((market) => servesMarket(reach, market))).toEqual(served);
  });

  it('or all are asked, where none does', () => {
    const reaches: Record<string, MarketReach> = { openai: 'town', copilot: 'nothing', mistral: 'nothing' };
    const reachOf = (engine: string) => reaches[engine] ?? 'other';
    expect(listServing({ available: ['openai', 'copilot'], reachOf, market: SPAIN })).toEqual(['openai']);
    const available = ['copilot', 'mistral'];
    expect(listServing({ available, reachOf, market: SPAIN })).toEqual(available);
  });
});

describe('a company is asked at', () => {
  it('the engines it has not left out, and all when none would be left', () => {
    const available = ['openai', 'google', 'demo'] as const;
    expect(listAskedEngines({ available, excluded: [] })).toEqual(available);
    expect(listAskedEngines({ available, excluded: ['google', 'perplexity'] })).toEqual(['openai', 'demo']);
    expect(listAskedEngines({ available, excluded: ['demo', 'google', 'openai'] })).toEqual(available);
  });
});
