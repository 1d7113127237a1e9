import { describe, expect, it } from 'vitest';
import { createPace, type Expected, expectWaitMs } from './expected-wait.ts';

const waiting = (expectedMs: number, isAlone = false): Expected => ({ expectedMs, startedAt: null, isAlone });
const running = (expectedMs: number, startedAt: number, isAlone = false): Expected => ({
  expectedMs,
  startedAt,
  isAlone,
});

describe('the wait of a further task', () => {
  it.each<[string, readonly Expected[], boolean, number]>([
    ['is none where nothing is before it', [], false, 0],
    ['is none where a worker is free', [running(9_000, 0)], false, 0],
    ['is what is left of both workers, shared', [running(4_000, 0), running(2_000, 0)], false, 2_000],
    [
      'counts what waits as well',
      [running(1_000, 1_000), running(1_000, 1_000), waiting(4_000)],
      false,
      3_000,
    ],
    ['counts nothing for what should have ended', [running(1_000, -5_000), running(1_000, -5_000)], false, 0],
    ['is the whole time of one that runs alone', [running(4_000, 1_000, true)], false, 4_000],
    ['of a large one begins when the last has ended', [running(4_000, 1_000)], true, 2_000],
  ])('%s', (_case, before, isAlone, waitMs) => {
    expect(expectWaitMs({ before, isAlone, workers: 2, now: 1_000 })).toBe(waitMs);
  });
});

describe('a pace', () => {
  it('begins as it is told and grows with the size of a task', () => {
    const pace = createPace({ firstMsPerUnit: 6 });
    expect(pace.expectMs(20)).toBe(180);
    expect(pace.expectMs(1_000)).toBe(6_060);
  });

  it('follows a machine that gets busy within a few tasks, and one that is idle again', () => {
    const pace = createPace({ firstMsPerUnit: 6 });
    for (let count = 0; count < 5; count += 1) pace.learn({ units: 20, ms: 1_800 });
    expect(pace.expectMs(20)).toBeGreaterThan(1_400);
    for (let count = 0; count < 10; count += 1) pace.learn({ units: 20, ms: 180 });
    expect(pace.expectMs(20)).toBeLessThan(250);
  });
});
