import { describe, expect, it } from 'vitest';
import { addDays, readRomeClock, romeInstant, startOfRomeDay, startOfRomeMonth } from './rome-time.ts';

describe('the Rome calendar', () => {
  it.each([
    ['2026-01-15T22:59:59Z', '2026-01-15', 1439],
    ['2026-01-15T23:00:00Z', '2026-01-16', 0],
    ['2026-07-15T21:59:00Z', '2026-07-15', 1439],
    ['2026-07-15T22:00:00Z', '2026-07-16', 0],
  ])('reads %s as %s, minute %i', (moment, day, minute) => {
    expect(readRomeClock(new Date(moment))).toEqual({ day, minute });
  });

  it.each([
    ['2026-01-15', '2026-01-14T23:00:00.000Z'],
    ['2026-07-15', '2026-07-14T22:00:00.000Z'],
    ['2027-03-28', '2027-03-27T23:00:00.000Z'],
    ['2027-10-31', '2027-10-30T22:00:00.000Z'],
  ])('starts the day %s at %s', (day, instant) => {
    expect(startOfRomeDay(day).toISOString()).toBe(instant);
  });

  it('moves a minute that the change to summer time skips to the next that exists', () => {
    const instant = romeInstant({ day: '2027-03-28', minute: 2 * 60 + 30 });
    expect(instant.toISOString()).toBe('2027-03-28T01:00:00.000Z');
    expect(readRomeClock(instant).minute).toBe(3 * 60);
  });

  it('takes the first of a minute that the change to winter time repeats', () => {
    expect(romeInstant({ day: '2027-10-31', minute: 2 * 60 + 30 }).toISOString()).toBe(
      '2027-10-31T00:30:00.000Z',
    );
  });

  it('counts days over months, leap days and the clock changes', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2027-03-28', -1)).toBe('2027-03-27');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  });
});

describe('the month', () => {
  it('begins at Rome’s midnight, in summer and in winter time', () => {
    expect(startOfRomeMonth(new Date('2026-11-20T10:00:00Z'))).toEqual(new Date('2026-10-31T23:00:00Z'));
    expect(startOfRomeMonth(new Date('2026-07-31T22:30:00Z'))).toEqual(new Date('2026-07-31T22:00:00Z'));
    expect(startOfRomeMonth(new Date('2026-07-31T21:30:00Z'))).toEqual(new Date('2026-06-30T22:00:00Z'));
  });
});
