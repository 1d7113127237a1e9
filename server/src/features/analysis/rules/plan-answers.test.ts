import { describe, expect, it } from 'vitest';
import { isStillDue } from './analysis-allowance.ts';
import { decideOutcome } from './analysis-outcome.ts';
import { buildProgress } from './analysis-progress.ts';
import { countProgress } from './count-progress.ts';
import { listMissingSamples, planAnalysis } from './plan-answers.ts';

describe('the plan of an analysis', () => {
  const plan = planAnalysis({ engines: ['openai', 'compatible'], answersPerAnalysis: 3 });

  it('asks every engine the same number of times', () => {
    expect(plan.map(({ engine, planned }) => `${engine} ${String(planned)}`)).toEqual([
      'openai 3',
      'compatible 3',
    ]);
  });

  it('asks at a retry only what has no answer yet', () => {
    const missing = listMissingSamples({
      plan,
      available: ['openai', 'compatible'],
      answered: [
        { engine: 'openai', sample: 1 },
        { engine: 'openai', sample: 3 },
        ...[1, 2, 3].map((sample) => ({ engine: 'compatible' as const, sample })),
      ],
    });
    expect(missing).toEqual([{ engine: 'openai', samples: [2] }]);
  });

  it('leaves out an engine that is no longer configured', () => {
    expect(listMissingSamples({ plan, available: ['compatible'], answered: [] })).toEqual([
      { engine: 'compatible', samples: [1, 2, 3] },
    ]);
  });

  it('shows how far each engine is', () => {
    const engines = countProgress({
      engines: plan,
      answers: [
        { engine: 'openai', status: 'ok', isNamed: true },
        { engine: 'openai', status: 'failed', isNamed: false },
        { engine: 'compatible', status: 'refused', isNamed: false },
      ],
    });
    const subject = { analysisId: 'a', promptId: 'p', companyId: 'c' };
    const { mentionRate, ...progress } = buildProgress({ subject, step: 'asking', wait: null, engines });
    expect(mentionRate).toMatchObject({ percent: 100, highPercent: 100, n: 1 });
    expect(mentionRate.lowPercent).toBeCloseTo(20.65, 1);
    expect(progress).toEqual({
      ...subject,
      step: 'asking',
      wait: null,
      answered: 3,
      planned: 6,
      mentions: 1,
      engines: [
        { engine: 'openai', answered: 2, failed: 1, planned: 3 },
        { engine: 'compatible', answered: 1, failed: 0, planned: 3 },
      ],
    });
  });
});

describe('the outcome of an analysis', () => {
  it('is finished with a single ok answer and failed without one', () => {
    expect(decideOutcome(['failed', 'ok', 'refused'])).toBe('finished');
    expect(decideOutcome(['failed', 'refused', 'empty'])).toBe('failed');
    expect(decideOutcome([])).toBe('failed');
  });
});

describe('an analysis that has begun', () => {
  it.each([
    { by: 'scheduled', plan: true, used: 900, counted: false, isDue: true },
    { by: 'scheduled', plan: false, used: 0, counted: false, isDue: false },
    { by: 'mass', plan: false, used: 0, counted: false, isDue: false },
    { by: 'first', plan: false, used: 0, counted: false, isDue: true },
    { by: 'first', plan: false, used: 1, counted: true, isDue: true },
    { by: 'manual', plan: false, used: 0, counted: false, isDue: true },
    { by: 'manual', plan: false, used: 7, counted: false, isDue: false },
    { by: 'manual', plan: false, used: 7, counted: true, isDue: false },
  ] as const)(
    '$by, with a paid plan $plan and $used analyses used, this one among them $counted, is due: $isDue',
    ({ by, plan, used, counted, isDue }) => {
      const analysis = { trigger: by, usageCounted: counted };
      expect(isStillDue({ promptAnalysisEnabled: plan, analysesUsed: used, analysis })).toBe(isDue);
    },
  );
});
