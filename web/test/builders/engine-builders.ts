import type { CompanyEngines, EngineChoice } from '@citato/contract';

/** Italy, in Italian: where every question is asked until somebody says otherwise. */
export const ITALY = { country: 'IT', language: 'it', place: null, name: 'Italia' } as const;

/** An engine the plan has, with its price. */
export function anEngineChoice(over: Partial<EngineChoice> = {}): EngineChoice {
  return {
    engine: 'openai',
    isExcluded: false,
    isInPlan: true,
    neededPlan: null,
    documentation: 'https://vendor.example/docs',
    reach: 'town',
    unserved: [],
    prompts: 3,
    priceBasis: 'known',
    cents: 30,
    readingCents: 0,
    latelyCents: 0,
    ...over,
  };
}

/** Three prompts asked every day, five answers each; no day has passed yet. */
export function someEngines(over: Partial<CompanyEngines> = {}): CompanyEngines {
  return {
    engines: [anEngineChoice(), anEngineChoice({ engine: 'google', cents: 12 })],
    prompts: 3,
    markets: [{ ...ITALY, prompts: 3 }],
    marketAllowance: { max: 10, larger: null },
    answersPerAnalysis: 5,
    analysesPerDay: 1,
    lately: null,
    ...over,
  };
}
