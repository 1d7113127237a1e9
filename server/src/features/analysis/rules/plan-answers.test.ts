import { describe, expect, it } from 'vitest';
import { decideStarts, isStillDue, mostStartsOfDay } from './analysis-allowance.ts';
import { decideOutcome } from './analysis-outcome.ts';
import { buildProgress, countProgress } from './analysis-progress.ts';
import { chooseEngines, listMissingSamples, planAnalysis } from './plan-answers.ts';

describe('the plan of an analysis', () => {
  const plan = planAnalysis({ engines: ['openai', 'compatible'], answersPerAnalysis: 3 });

  it('asks every engine the same number of times', () => {
    expect(plan.map(({ engine, planned }) => `${engine} ${String(planned)}`)).toEqual([
      'openai 3',
      'compatible 3',
    ]);
  });

  it('asks the engines the company has not left out, and all when none would be left', () => {
    const available = ['openai', 'google', 'demo'] as const;
    expect(chooseEngines({ available, excluded: [] })).toEqual(available);
    expect(chooseEngines({ available, excluded: ['google', 'perplexity'] })).toEqual(['openai', 'demo']);
    expect(chooseEngines({ available, excluded: ['demo', 'google', 'openai'] })).toEqual(available);
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

describe('the analyses an account may start', () => {
  const pro = { promptAnalysisEnabled: true, maxPrompts: 15, manualAnalysesPerDay: 3 };
  const free = { promptAnalysisEnabled: false, maxPrompts: 1, manualAnalysesPerDay: 3 };
  const lapsed = { ...free, maxPrompts: 15 };
  it.each([
    { limits: pro, used: 900, today: 0, wanted: 15, granted: 15, refusal: null },
    { limits: pro, used: 900, today: 74, wanted: 15, granted: 1, refusal: 'day_full' },
    { limits: pro, used: 900, today: 80, wanted: 1, granted: 0, refusal: 'day_full' },
    { limits: free, used: 0, today: 0, wanted: 1, granted: 1, refusal: null },
    { limits: free, used: 1, today: 1, wanted: 1, granted: 0, refusal: 'not_available' },
    { limits: free, used: 0, today: 5, wanted: 1, granted: 0, refusal: 'day_full' },
    { limits: lapsed, used: 0, today: 0, wanted: 4, granted: 1, refusal: 'not_available' },
    { limits: lapsed, used: 30, today: 0, wanted: 1, granted: 0, refusal: 'not_available' },
  ])('$wanted wanted, $used used and $today today: $granted, $refusal', (row) => {
    const soFar = { analysesUsed: row.used, startsToday: row.today };
    const verdict = decideStarts({ limits: row.limits, soFar, wanted: row.wanted });
    expect(verdict).toEqual({ granted: row.granted, refusal: row.refusal });
  });

  it('are at most the first, the automatic one and those by hand of each prompt its plan holds', () => {
    expect(mostStartsOfDay(pro)).toBe(75);
    expect(mostStartsOfDay({ maxPrompts: 150, manualAnalysesPerDay: 10 })).toBe(1800);
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
