import type { EngineChoice } from '@citato/contract';
import { describe, expect, it } from 'vitest';
import { addUpChoice, averageLately, toggleEngine } from './model.ts';

const choice = (over: Partial<EngineChoice>): EngineChoice => ({
  engine: 'openai',
  isExcluded: false,
  isInPlan: true,
  neededPlan: null,
  documentation: null,
  reach: 'town',
  unserved: [],
  prompts: 1,
  priceBasis: 'known',
  cents: 10,
  readingCents: 1,
  latelyCents: 0,
  ...over,
});

describe('switching an engine', () => {
  it('leaves it out and takes it back in, and keeps what is not configured here', () => {
    expect(toggleEngine({ excluded: ['perplexity'], engine: 'google' })).toEqual(['perplexity', 'google']);
    expect(toggleEngine({ excluded: ['perplexity', 'google'], engine: 'google' })).toEqual(['perplexity']);
  });
});

describe('what a choice of engines costs', () => {
  const choices = [
    choice({}),
    choice({ engine: 'google', cents: 20 }),
    choice({ engine: 'ai_mode', cents: 40, isInPlan: false }),
    choice({ engine: 'compatible', cents: 0, priceBasis: 'none' }),
    choice({ engine: 'demo', cents: 0, readingCents: 0, priceBasis: 'none' }),
  ];

  it('is that of the engines that would be asked, with reading; one without a price is named', () => {
    expect(addUpChoice({ choices, excluded: [] })).toEqual({
      engines: 4,
      questions: 4,
      cents: 33,
      readingCents: 3,
      unpriced: ['compatible'],
    });
    expect(addUpChoice({ choices, excluded: ['google', 'compatible'] })).toEqual({
      engines: 2,
      questions: 2,
      cents: 11,
      readingCents: 1,
      unpriced: [],
    });
  });

  it('was, of late, the mean of the days on which something was asked, of engines left out since too', () => {
    const engines = [
      choice({ latelyCents: 60 }),
      choice({ engine: 'google', isExcluded: true, latelyCents: 30 }),
    ];
    const sizes = {
      prompts: 1,
      markets: [],
      marketAllowance: { max: 1, larger: null },
      answersPerAnalysis: 5,
      analysesPerDay: 1,
    };
    expect(averageLately({ engines, ...sizes, lately: { days: 3, readingCents: 6 } })).toEqual({
      cents: 32,
      days: 3,
    });
    expect(averageLately({ engines, ...sizes, lately: null })).toBeNull();
  });
});
