import { describe, expect, it } from 'vitest';
import { countClaims, decideAfterFault, isLastTry } from './job-headroom.ts';

/** Claims a job again and again, as the queue counts, until it is put aside. */
function liveThrough(furtherTries: number, ends: readonly ('fault' | 'death' | 'shutdown')[]): number | null {
  let claims = { retryCount: 0, retryLimit: countClaims(furtherTries) };
  for (const [index, end] of ends.entries()) {
    let { retryLimit } = claims;
    if (end === 'fault') {
      const verdict = decideAfterFault({ claims, firstDelaySeconds: 5, longestDelaySeconds: 60, chance: 0 });
      if (verdict.kind === 'put_aside') return index + 1;
      ({ retryLimit } = verdict);
    }
    if (end === 'death' && claims.retryCount >= retryLimit) return index + 1;
    if (end === 'shutdown') retryLimit += 1;
    claims = { retryCount: claims.retryCount + 1, retryLimit };
  }
  return null;
}
const times = (count: number, end: 'fault' | 'death' | 'shutdown') =>
  Array.from({ length: count }, () => end);

describe('how often a job is tried', () => {
  it.each([0, 1, 4, 10])('is once and %i times more when it fails by itself', (furtherTries) => {
    expect(liveThrough(furtherTries, times(50, 'fault'))).toBe(furtherTries + 1);
  });

  it('is not used up by workers that are shut down', () => {
    expect(liveThrough(4, times(500, 'shutdown'))).toBeNull();
    expect(liveThrough(4, [...times(100, 'shutdown'), ...times(5, 'fault')])).toBe(105);
  });

  it('outlives many workers that die over it, but not all of them', () => {
    expect(liveThrough(4, times(18, 'death'))).toBeNull();
    expect(liveThrough(4, times(50, 'death'))).toBe(20);
  });

  it('says beforehand which fault is the last', () => {
    expect(isLastTry({ retryCount: 0, retryLimit: countClaims(0) })).toBe(true);
    expect(isLastTry({ retryCount: 0, retryLimit: countClaims(1) })).toBe(false);
  });

  it('pauses longer each time, and never longer than the longest pause', () => {
    const pause = (retryCount: number) => {
      const claims = { retryCount, retryLimit: 100 };
      const verdict = decideAfterFault({
        claims,
        firstDelaySeconds: 5,
        longestDelaySeconds: 60,
        chance: 0.5,
      });
      return verdict.kind === 'try_again' ? verdict.delaySeconds : null;
    };
    expect([0, 1, 2, 3, 40].map(pause)).toEqual([7.5, 15, 30, 60, 60]);
  });
});
