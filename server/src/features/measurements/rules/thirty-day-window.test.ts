import { describe, expect, it } from 'vitest';
import { buildThirtyDayWindow, resumeThirtyDayWindow } from './thirty-day-window.ts';

describe('the scope of the standing numbers', () => {
  it('is thirty Rome days, the day of the last analysis included', () => {
    expect(buildThirtyDayWindow('2026-11-30')).toEqual({
      firstDay: '2026-11-01',
      lastDay: '2026-11-30',
      start: new Date('2026-10-31T23:00:00Z'),
    });
  });

  it('stays thirty calendar days over a change of the clock', () => {
    expect(buildThirtyDayWindow('2027-04-10')).toMatchObject({
      firstDay: '2027-03-12',
      start: new Date('2027-03-11T23:00:00Z'),
    });
    expect(buildThirtyDayWindow('2027-04-27').start).toEqual(new Date('2027-03-28T22:00:00Z'));
  });
});

it('is found again from its first instant, also across a change of the clocks', () => {
  for (const lastDay of ['2026-11-20', '2026-10-30', '2026-04-10']) {
    const window = buildThirtyDayWindow(lastDay);
    expect(resumeThirtyDayWindow(window.start)).toEqual(window);
  }
});
