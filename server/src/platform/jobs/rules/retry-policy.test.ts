import { describe, expect, it } from 'vitest';
import { decideAfterFault, isLastTry } from './retry-policy.ts';

/** How many attempts a job gets when every one ends with a fault. */
function countAttempts(retryLimit: number): number {
  for (let faults = 0; ; faults += 1) {
    const tries = { faults, retryLimit };
    const verdict = decideAfterFault({ tries, firstDelaySeconds: 5, maxDelaySeconds: 60, chance: 0 });
    if (verdict.kind === 'dead_letter') return faults + 1;
  }
}

describe('how often a job is tried', () => {
  it.each([0, 1, 4, 10])('is once and %i times more when it fails by itself', (retryLimit) => {
    expect(countAttempts(retryLimit)).toBe(retryLimit + 1);
  });

  it('says beforehand which fault is the last', () => {
    expect(isLastTry({ faults: 0, retryLimit: 0 })).toBe(true);
    expect(isLastTry({ faults: 0, retryLimit: 1 })).toBe(false);
    expect(isLastTry({ faults: 1, retryLimit: 1 })).toBe(true);
  });

  it('pauses longer each time, and never longer than the longest pause', () => {
    const pause = (faults: number) => {
      const verdict = decideAfterFault({
        tries: { faults, retryLimit: 100 },
        firstDelaySeconds: 5,
        maxDelaySeconds: 60,
        chance: 0.5,
      });
      return verdict.kind === 'try_again' ? verdict.delaySeconds : null;
    };
    expect([0, 1, 2, 3, 40].map(pause)).toEqual([7.5, 15, 30, 60, 60]);
  });
});
