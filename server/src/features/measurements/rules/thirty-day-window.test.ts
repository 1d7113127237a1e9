import { describe, expect, it } from 'vitest';
import { addDays } from '#lib/rome-time';
import { buildThirtyDayWindow, resumeThirtyDayWindow } from './thirty-day-window.ts';

describe('the scope of the standing numbers', () => {
  it('is thirty Rome days, the day of the last analysis included', () => {
    expect(buildThirtyDayWindow({ lastDay: '2026-11-30', seriesSince: null })).toEqual({
      firstDay: '2026-11-01',
      lastDay: '2026-11-30',
      start: new Date('2026-10-31T23:00:00Z'),
    });
  });

  it('begins with a question that was changed meanwhile, and holds no day before it', () => {
    const changed = (seriesSince: string) =>
      buildThirtyDayWindow({ lastDay: '2026-11-30', seriesSince }).firstDay;
    expect(changed('2026-11-20')).toBe('2026-11-20');
    expect(changed('2026-10-20')).toBe('2026-11-01');
    // Changed after the last analysis: no day is left.
    expect(changed('2026-12-02') > '2026-11-30').toBe(true);
  });

  it('stays thirty calendar days over a change of the clock', () => {
    expect(buildThirtyDayWindow({ lastDay: '2027-04-10', seriesSince: null })).toMatchObject({
      firstDay: '2027-03-12',
      start: new Date('2027-03-11T23:00:00Z'),
    });
    expect(buildThirtyDayWindow({ lastDay: '2027-04-27', seriesSince: null }).start).toEqual(
      new Date('2027-03-28T22:00:00Z'),
    );
  });
});

it('is found again from its first instant, also across a change of the clocks', () => {
  for (const lastDay of ['2026-11-20', '2026-10-30', '2026-04-10']) {
    for (const seriesSince of [null, addDays(lastDay, -3), addDays(lastDay, -90)]) {
      const window = buildThirtyDayWindow({ lastDay, seriesSince });
      expect(resumeThirtyDayWindow({ periodStart: window.start, seriesSince })).toEqual(window);
    }
  }
});
