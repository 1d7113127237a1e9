import { describe, expect, it } from 'vitest';
import { countDays, resolveSpans } from './spans.ts';

const measured = { firstDay: '2026-03-14', lastDay: '2026-11-22' };
const resolve = (over: object) => resolveSpans({ period: '4w', from: null, to: null, measured, ...over });

describe('the days of a period', () => {
  it('are four weeks, whose last seven days are compared with the seven before they began', () => {
    expect(resolve({})).toEqual({
      period: { firstDay: '2026-10-26', lastDay: '2026-11-22' },
      earlier: { firstDay: '2026-10-19', lastDay: '2026-10-25' },
      later: { firstDay: '2026-11-16', lastDay: '2026-11-22' },
    });
  });

  it('are compared with the first measured ones where the company is younger than the days before', () => {
    const young = { firstDay: '2026-11-01', lastDay: '2026-11-22' };
    expect(resolve({ measured: young }).earlier).toEqual({ firstDay: '2026-11-01', lastDay: '2026-11-07' });
    const newborn = { firstDay: '2026-11-20', lastDay: '2026-11-22' };
    expect(resolve({ measured: newborn }).earlier).toEqual({ firstDay: '2026-10-19', lastDay: '2026-10-25' });
  });

  it('of a month that is not over are compared with the same days of the month before', () => {
    expect(resolve({ period: 'month', from: '2026-11-09' })).toEqual({
      period: { firstDay: '2026-11-01', lastDay: '2026-11-22' },
      earlier: { firstDay: '2026-10-01', lastDay: '2026-10-22' },
      later: { firstDay: '2026-11-01', lastDay: '2026-11-22' },
    });
    expect(resolve({ period: 'month', from: '2026-10-01' }).earlier).toEqual({
      firstDay: '2026-09-01',
      lastDay: '2026-09-30',
    });
    expect(resolve({ period: 'month', from: '2026-03-31' })).toMatchObject({
      period: { firstDay: '2026-03-01', lastDay: '2026-03-31' },
      earlier: { firstDay: '2026-02-01', lastDay: '2026-02-28' },
    });
  });

  it('chosen freely begin with the first measured one, however far back they were chosen', () => {
    const century = resolve({ period: 'custom', from: '1926-01-01', to: '2026-11-22' });
    expect(century.period).toEqual(measured);
    expect(countDays(century.earlier)).toBe(countDays(century.later));
  });

  it('chosen before everything that was measured are those days, with nothing in them', () => {
    const empty = resolve({ period: 'custom', from: '2025-01-01', to: '2025-01-07' });
    expect(empty.period).toEqual({ firstDay: '2025-01-07', lastDay: '2025-01-07' });
  });

  it('do not lose or win one by a change of the clock', () => {
    expect(countDays({ firstDay: '2026-10-20', lastDay: '2026-10-30' })).toBe(11);
    expect(countDays({ firstDay: '2026-03-25', lastDay: '2026-04-01' })).toBe(8);
  });
});
