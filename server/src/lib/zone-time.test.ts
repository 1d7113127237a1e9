import { describe, expect, it } from 'vitest';
import { readZoneClock, zoneInstant } from './zone-time.ts';

describe('eight o’clock on a Monday', () => {
  it.each([
    ['Europe/Rome', '2026-03-30', '2026-03-30T06:00:00.000Z'],
    ['Europe/Rome', '2026-10-26', '2026-10-26T07:00:00.000Z'],
    ['America/New_York', '2026-03-09', '2026-03-09T12:00:00.000Z'],
    ['Australia/Lord_Howe', '2026-04-06', '2026-04-05T21:30:00.000Z'],
    ['Pacific/Kiritimati', '2026-11-23', '2026-11-22T18:00:00.000Z'],
    ['Asia/Kathmandu', '2026-11-23', '2026-11-23T02:15:00.000Z'],
  ])('in %s on %s is %s, the clocks having changed or not', (timeZone, day, instant) => {
    const moment = zoneInstant({ day, minute: 8 * 60, timeZone });
    expect(moment.toISOString()).toBe(instant);
    expect(readZoneClock(moment, timeZone)).toEqual({ day, minute: 8 * 60 });
  });
});

it.each([
  [
    'a minute that is skipped is the next that exists',
    'Europe/Rome',
    '2026-03-29',
    150,
    '2026-03-29T01:00:00.000Z',
  ],
  ['one that occurs twice is its first', 'Europe/Rome', '2026-10-25', 150, '2026-10-25T00:30:00.000Z'],
  ['where the clocks change on a Monday, too', 'Africa/Cairo', '2027-04-30', 0, '2027-04-29T22:00:00.000Z'],
  ['a day that begins at one', 'Asia/Beirut', '2026-03-29', 0, '2026-03-28T22:00:00.000Z'],
])('%s', (_case, timeZone, day, minute, instant) => {
  expect(zoneInstant({ day, minute, timeZone }).toISOString()).toBe(instant);
});
