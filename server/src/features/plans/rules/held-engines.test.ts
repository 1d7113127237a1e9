import type { EngineId } from '@citato/contract';
import { describe, expect, it } from 'vitest';
import { findPlanWith, listHeldEngines } from './held-engines.ts';

const SEEN: EngineId[] = ['ai_overviews', 'copilot'];

describe('the engines a plan asks', () => {
  it.each([
    {
      case: 'all where none is withheld',
      available: ['openai', 'copilot'],
      withheld: [],
      held: ['openai', 'copilot'],
    },
    {
      case: 'all but those it withholds',
      available: ['openai', 'copilot'],
      withheld: SEEN,
      held: ['openai'],
    },
    { case: 'all where it would ask none', available: ['copilot'], withheld: SEEN, held: ['copilot'] },
    { case: 'none where there is none', available: [], withheld: SEEN, held: [] },
  ] as const)('are $case', ({ available, withheld, held }) => {
    expect(listHeldEngines({ available, withheld })).toEqual(held);
  });

  it('are offered with the cheapest plan that asks them', () => {
    const plans = [
      { id: 'pro', withheldEngines: SEEN },
      { id: 'guru', withheldEngines: ['copilot'] },
      { id: 'business', withheldEngines: [] },
    ] as const;
    expect(findPlanWith({ engine: 'ai_overviews', plans })?.id).toBe('guru');
    expect(findPlanWith({ engine: 'copilot', plans })?.id).toBe('business');
    expect(findPlanWith({ engine: 'copilot', plans: plans.slice(0, 2) })).toBeNull();
  });
});
