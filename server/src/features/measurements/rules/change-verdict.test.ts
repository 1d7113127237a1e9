import { describe, expect, it } from 'vitest';
import { addDays } from '../../../lib/rome-time.ts';
import { buildDifference } from '../../../lib/statistics/difference-interval.ts';
import { type PairDay, decideChange } from './change-verdict.ts';

const LAST_DAY = '2026-03-31';
const ANSWERS = 5;
const LAST_DAYS = Array.from({ length: 14 }, (_, age) => addDays(LAST_DAY, -age));

/** Days of one pair, the last day first: how many of five answers name the company. */
const daysOf = (hits: readonly number[], over: Partial<PairDay<string>> = {}): PairDay<string>[] =>
  hits.map((one, age) => ({
    pair: 'openai',
    day: LAST_DAYS[age] ?? LAST_DAY,
    hits: one,
    n: ANSWERS,
    models: ['gpt-5'],
    readers: ['rules'],
    discarded: 0,
    ...over,
  }));
const week = (hits: number) => Array.from({ length: 7 }, () => hits);
const decide = (days: readonly PairDay<string>[]) => decideChange({ days, lastDay: LAST_DAY });

describe('a change from one week to the next', () => {
  it('is a rise or a fall where the interval of the difference leaves out 0', () => {
    const risen = decide(daysOf([...week(4), ...week(1)]));
    expect(risen).toMatchObject({ verdict: 'rising', earlierN: 35, laterN: 35 });
    expect(risen).toMatchObject(
      buildDifference([{ weight: 1, earlier: { share: 7 / 35, n: 35 }, later: { share: 28 / 35, n: 35 } }]),
    );
    expect(decide(daysOf([...week(1), ...week(4)]))?.verdict).toBe('falling');
  });

  it('is within variability where the interval holds 0', () => {
    expect(decide(daysOf([...week(3), ...week(2)]))?.verdict).toBe('within_variability');
    expect(decide(daysOf([...week(0), ...week(0)]))?.verdict).toBe('within_variability');
  });

  it('is none on the strength of one day, however many answers it gave', () => {
    const oneGoodDay = daysOf([25, 0, 0, 0, 0, 0, 0, ...week(0)], { n: 25 });
    expect(decide(oneGoodDay)?.verdict).toBe('within_variability');
  });

  it('looks at two weeks and at nothing before or after', () => {
    const fortnight = daysOf([...week(4), ...week(1)]);
    const beside = [15, 20, -1].flatMap((age) => daysOf([5], { day: addDays(LAST_DAY, -age) }));
    expect(decide([...fortnight, ...beside])).toEqual(decide(fortnight));
  });

  it('needs three days with an ok answer on both sides, and has no verdict without', () => {
    expect(decide([])).toBeNull();
    expect(decide(daysOf(week(4)))).toBeNull();
    expect(decide(daysOf([...week(4), 1, 1]))).toBeNull();
    expect(decide(daysOf([...week(4), 1, 1, 1]))).not.toBeNull();
    const unanswered = daysOf(week(0), { n: 0 }).map(({ day, ...one }) => ({
      ...one,
      day: addDays(day, -7),
    }));
    expect(decide([...daysOf(week(4)), ...unanswered])).toBeNull();
  });

  it('leaves out what was heard in one of the weeks only', () => {
    const both = daysOf([...week(2), ...week(2)]);
    const fresh = daysOf(week(5), { pair: 'google' });
    expect(decide([...both, ...fresh])).toEqual(decide(both));
  });

  it('compares each engine with itself: a week with fewer answers of one is no change', () => {
    const weak = daysOf([...week(0), ...week(0)]);
    const strong = daysOf([...week(5), 5, 5, 5], { pair: 'google' });
    expect(decide([...weak, ...strong])).toMatchObject({ verdict: 'within_variability', difference: 0 });
  });
});

describe('another reader', () => {
  const model = ['openai/gpt-5.4-nano'];

  it('is never a rise or a fall, and says since when it reads', () => {
    const days = daysOf([...week(5), ...week(0)]).map((one, age) =>
      age < 9 ? { ...one, readers: model } : one,
    );
    expect(decide(days)).toMatchObject({
      verdict: 'model_changed',
      changedPairs: [],
      readers: { names: ['rules', ...model], since: LAST_DAYS[8] },
    });
  });

  it('that read a few answers alone is a mix, and no change of the reader', () => {
    const days = daysOf([...week(5), ...week(0)]).map((one, age) =>
      age === 3 ? { ...one, readers: model } : one,
    );
    expect(decide(days)).toMatchObject({
      verdict: 'model_changed',
      readers: { names: [...model, 'rules'], since: null },
    });
  });

  it('that read everything in both weeks is none', () => {
    const days = daysOf([...week(4), ...week(1)], { readers: model });
    expect(decide(days)).toMatchObject({ verdict: 'rising', readers: null });
  });
});

describe('a report that was put aside', () => {
  const readers = ['openai/gpt-5.4-nano'];
  /** Two weeks of a model, of which so many reports a day were discarded, the last day first. */
  const decideWith = (hits: readonly number[], discarded: readonly number[]) =>
    decide(daysOf(hits, { readers }).map((day, age) => ({ ...day, discarded: discarded[age] ?? 0 })));

  it('now and then keeps no verdict back that stands whichever way these answers were read', () => {
    const now = [0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1];
    const changed = decideWith([...week(4), ...week(1)], now);
    expect(changed).toMatchObject({ verdict: 'rising', readers: null });
    expect(decideWith([...week(1), ...week(4)], now)?.verdict).toBe('falling');
    expect(decideWith([...week(3), ...week(3)], now)?.verdict).toBe('within_variability');
  });

  it('is no change where it alone could have made it', () => {
    const hits = [...week(2), ...week(0)];
    const withheld = { verdict: 'model_changed', readers: { names: [...readers, 'rules'], since: null } };
    expect(decideWith(hits, [])).toMatchObject({ verdict: 'rising', readers: null });
    expect(decideWith(hits, [2, 2, 2, 2, 2, 2])).toMatchObject(withheld);
    expect(decideWith(hits, [...week(0), 2, 2, 2, 2, 2, 2])).toMatchObject(withheld);
  });

  it('of every answer from one day on is no rise, though the rules read more there than the model did', () => {
    const collapsed = decideWith([...week(5), ...week(0)], week(ANSWERS));
    expect(collapsed).toMatchObject({
      verdict: 'model_changed',
      readers: { names: [...readers, 'rules'], since: null },
    });
  });

  it('of nearly every answer in both weeks leaves one measure: the rules', () => {
    const always = [...week(ANSWERS), ...week(ANSWERS)];
    expect(decideWith([...week(4), ...week(1)], always)).toMatchObject({ verdict: 'rising', readers: null });
  });

  it('leaves a reader that took over on one day what it is', () => {
    const days = daysOf([...week(5), ...week(0)]).map((one, age) => ({
      ...one,
      readers: age === 4 ? [] : age < 9 ? readers : one.readers,
      discarded: age === 4 ? ANSWERS : 0,
    }));
    expect(decide(days)).toMatchObject({ readers: { names: ['rules', ...readers], since: LAST_DAYS[8] } });
  });

  it('does not hide a failed call, which is another reader', () => {
    const days = daysOf([...week(4), ...week(1)], { readers }).map((one, age) => ({
      ...one,
      readers: age === 3 ? ['rules'] : one.readers,
      discarded: age === 5 ? 1 : 0,
    }));
    expect(decide(days)?.verdict).toBe('model_changed');
  });
});

describe('another model', () => {
  const before = daysOf(week(0)).map((one) => ({ ...one, day: addDays(one.day, -7) }));

  it('is never a rise or a fall', () => {
    const decided = decide([...daysOf(week(5), { models: ['gpt-6'] }), ...before]);
    expect(decided).toMatchObject({
      verdict: 'model_changed',
      changedPairs: ['openai'],
      later: 1,
      earlier: 0,
    });
  });

  it('counts from the day it first answers', () => {
    const later = daysOf(week(5)).map((one, age) =>
      age === 0 ? { ...one, models: ['gpt-5', 'gpt-6'] } : one,
    );
    expect(decide([...later, ...before])?.verdict).toBe('model_changed');
  });

  it('of one engine speaks for the prompt, and names the engine', () => {
    const other = daysOf([...week(2), ...week(2)], { pair: 'google', models: ['gemini'] });
    const decided = decide([...daysOf(week(5), { models: ['gpt-6'] }), ...before, ...other]);
    expect(decided).toMatchObject({ verdict: 'model_changed', changedPairs: ['openai'] });
  });

  it('matters only where the engine is compared at all', () => {
    const other = daysOf([...week(2), ...week(2)], { pair: 'google', models: ['gemini'] });
    const fresh = daysOf([5], { models: ['gpt-6'] });
    expect(decide([...other, ...fresh, ...before])?.verdict).toBe('within_variability');
  });

  it('is none where an engine answers with the same several', () => {
    const days = daysOf([...week(3), ...week(3)]).map((one, age) => ({
      ...one,
      models: [`m${String(age % 2)}`],
    }));
    expect(decide(days)?.verdict).toBe('within_variability');
  });
});

/** Numbers that look random and are the same in every run (S. K. Park and K. W. Miller, 1988). */
function createChance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

const RUNS = 1500;
/** Two standard errors of 5 % over the runs. */
const TOLERANCE = 0.012;

/**
 * How often a verdict falls. Answers of one engine and day resemble each other with the given intra-class correlation:
 * with the probability √ρ each repeats the day's own result.
 */
function simulate({
  engines,
  rates,
  correlation,
}: {
  engines: number;
  /** Of the earlier and the later week. */
  rates: readonly [number, number];
  correlation: number;
}): { rising: number; falling: number } {
  const chance = createChance(1998);
  const likeness = Math.sqrt(correlation);
  const ask = (rate: number) => {
    const word = chance() < rate;
    return Array.from({ length: ANSWERS }, () => (chance() < likeness ? word : chance() < rate)).filter(
      Boolean,
    ).length;
  };
  const found = { rising: 0, falling: 0 };
  for (let run = 0; run < RUNS; run += 1) {
    const days = Array.from({ length: engines }, (_, engine) =>
      daysOf(
        LAST_DAYS.map((_, age) => ask(rates[age < 7 ? 1 : 0])),
        { pair: String(engine) },
      ),
    ).flat();
    const verdict = decide(days)?.verdict;
    if (verdict === 'rising' || verdict === 'falling') found[verdict] += 1 / RUNS;
  }
  return found;
}

describe('over simulated weeks, five answers a day and engine', () => {
  it.each([
    { engines: 1, rate: 0.5, correlation: 0 },
    { engines: 1, rate: 0.5, correlation: 0.2 },
    { engines: 4, rate: 0.2, correlation: 0 },
    { engines: 4, rate: 0.2, correlation: 0.2 },
    { engines: 4, rate: 0.9, correlation: 0.5 },
    { engines: 12, rate: 0.05, correlation: 0.2 },
  ])('what did not change is called so: $engines engines, $rate, ρ = $correlation', (scene) => {
    const { rising, falling } = simulate({ ...scene, rates: [scene.rate, scene.rate] });
    expect(rising + falling).toBeLessThanOrEqual(0.05 + TOLERANCE);
  });

  it.each([
    { engines: 4, rates: [0.35, 0.65] as const, correlation: 0.2, atLeast: 0.9 },
    { engines: 2, rates: [0.35, 0.65] as const, correlation: 0, atLeast: 0.9 },
    { engines: 2, rates: [0.1, 0.4] as const, correlation: 0.05, atLeast: 0.9 },
    // One engine alone: 35 answers against 35. Twelve days say little about how alike answers of a day are.
    { engines: 1, rates: [0.1, 0.4] as const, correlation: 0, atLeast: 0.7 },
  ])('30 points are found: $engines engines, $rates, ρ = $correlation', ({ atLeast, ...scene }) => {
    const { rising, falling } = simulate(scene);
    expect(rising).toBeGreaterThanOrEqual(atLeast);
    expect(falling).toBeLessThanOrEqual(0.001);
  });
});
