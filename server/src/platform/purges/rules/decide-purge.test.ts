import { describe, expect, it } from 'vitest';
import { decidePurge, type PurgeRun } from './decide-purge.ts';

const HOUR_MS = 3_600_000;
const START = new Date('2026-03-02T09:00:00Z').getTime();

/** The verdicts of runs at these hours, one after the other. */
function runAt(...hours: number[]): string[] {
  let last: PurgeRun | null = null;
  return hours.map((hour) => {
    const { verdict, run } = decidePurge({ last, now: new Date(START + hour * HOUR_MS) });
    last = run;
    return verdict;
  });
}
const YEAR = 365 * 24;

describe('a purge', () => {
  it('waits a day after its first run', () => {
    expect(runAt(0, 1, 23, 24, 25)).toEqual(['wait', 'wait', 'wait', 'purge', 'purge']);
  });
  it('goes on after a week without a run, not after more', () => {
    expect(runAt(0, 24, 24 + 168, 24 + 168 + 169)).toEqual(['wait', 'purge', 'purge', 'wait']);
  });
  it('removes nothing for a day after the clock jumped a year ahead, however often it runs', () => {
    expect(runAt(0, 24, YEAR, YEAR + 1, YEAR + 23, YEAR + 24)).toEqual([
      'wait',
      'purge',
      'wait',
      'wait',
      'wait',
      'purge',
    ]);
  });
  it('removes nothing at all by a jump that is corrected within the day', () => {
    expect(runAt(0, 24, YEAR, YEAR + 1, 27, 28)).toEqual(['wait', 'purge', 'wait', 'wait', 'wait', 'wait']);
  });
});
