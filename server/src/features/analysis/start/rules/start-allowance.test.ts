import { describe, expect, it } from 'vitest';
import { decideStarts, maxStartsOfDay } from './start-allowance.ts';

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
    expect(maxStartsOfDay(pro)).toBe(75);
    expect(maxStartsOfDay({ maxPrompts: 150, manualAnalysesPerDay: 10 })).toBe(1800);
  });
});
