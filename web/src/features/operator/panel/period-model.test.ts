import { describe, expect, it } from 'vitest';
import { readPeriod, toMoments, toRomeDay, writePeriod } from './period-model.ts';
import { parsePeriodSearch } from './period-search-model.ts';

const NOW = new Date('2026-11-20T23:30:00.000Z');

describe('the period of an address', () => {
  it('is the last seven days, today among them, unless another is named', () => {
    expect(toRomeDay(NOW)).toBe('2026-11-21');
    expect(readPeriod({}, NOW)).toEqual({ from: '2026-11-15', to: '2026-11-21' });
    const period = { from: '2026-01-01', to: '2026-03-31' };
    expect(readPeriod(parsePeriodSearch({ ...writePeriod(period) }), NOW)).toEqual(period);
  });

  it('can be none', () => {
    expect(readPeriod(parsePeriodSearch({ ...writePeriod(null) }), NOW)).toBeNull();
  });

  it.each([
    'ieri',
    '2026-02-30_2026-03-01',
    '2026-03-02_2026-03-01',
    '0000-01-01_2026-01-01',
    '2026-01-01',
    '',
  ])('leaves out %s', (periodo) => {
    expect(parsePeriodSearch({ periodo })).toEqual({});
  });
});

describe('the moments of a period', () => {
  it.each([
    ['2026-11-13', '2026-11-20', '2026-11-12T23:00:00.000Z', '2026-11-20T23:00:00.000Z'],
    ['2026-07-01', '2026-07-01', '2026-06-30T22:00:00.000Z', '2026-07-01T22:00:00.000Z'],
    ['2026-03-29', '2026-03-29', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
    ['2026-10-25', '2026-10-25', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
  ])('from %s to %s hold whole days of Rome', (from, to, startDate, endDate) => {
    expect(toMoments({ from, to }, new Date('2027-01-01T00:00:00.000Z'))).toEqual({ startDate, endDate });
  });

  it('end now where the last day is not over', () => {
    const days = { from: '2026-11-15', to: '2026-11-21' };
    expect(toMoments(days, NOW)).toEqual({
      startDate: '2026-11-14T23:00:00.000Z',
      endDate: '2026-11-20T23:30:00.000Z',
    });
  });
});
