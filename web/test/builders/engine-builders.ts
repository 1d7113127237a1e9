import type { CompanyEngines, EngineChoice } from '@citato/contract';

/** An engine the plan has, with its price. */
export function anEngineChoice(over: Partial<EngineChoice> = {}): EngineChoice {
  return {
    engine: 'openai',
    isExcluded: false,
    isInPlan: true,
    neededPlan: null,
    documentation: 'https://vendor.example/docs',
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
    answersPerAnalysis: 5,
    analysesPerDay: 1,
    lately: null,
    ...over,
  };
}
