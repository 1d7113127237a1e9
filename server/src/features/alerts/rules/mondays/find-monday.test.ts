import { expect, it } from 'vitest';
import { findMonday, lastDayOf, nextMonday, planMonday } from './find-monday.ts';

it.each([
  ['Europe/Rome', '2026-11-23T04:59:00Z', null],
  ['Europe/Rome', '2026-11-23T05:00:00Z', '2026-11-23'],
  ['Europe/Rome', '2026-11-23T12:59:00Z', '2026-11-23'],
  ['Europe/Rome', '2026-11-23T13:00:00Z', null],
  ['Europe/Rome', '2026-11-24T06:00:00Z', null],
  ['Pacific/Kiritimati', '2026-11-22T17:00:00Z', '2026-11-23'],
  ['America/Los_Angeles', '2026-11-23T14:30:00Z', '2026-11-23'],
])('in %s at %s the Monday to plan is %s', (timeZone, now, day) => {
  expect(findMonday(new Date(now), timeZone)).toBe(day);
});

it.each([
  ['Europe/Rome', '2026-11-22T22:59:00Z', '2026-11-23'],
  ['Europe/Rome', '2026-11-23T12:59:00Z', '2026-11-23'],
  ['Europe/Rome', '2026-11-23T13:00:00Z', '2026-11-30'],
  ['Europe/Rome', '2026-11-24T06:00:00Z', '2026-11-30'],
  ['Pacific/Kiritimati', '2026-11-22T12:00:00Z', '2026-11-23'],
])('in %s at %s the mails that come next are those of %s', (timeZone, now, day) => {
  expect(nextMonday(new Date(now), timeZone)).toBe(day);
});

it.each([
  ['2026-03-23', '2026-03-23T07:00:00.000Z'],
  ['2026-03-30', '2026-03-30T06:00:00.000Z'],
  ['2026-10-26', '2026-10-26T07:00:00.000Z'],
])('on %s it is due at eight, the clocks having changed the night before or not', (day, due) => {
  expect(planMonday({ day, timeZone: 'Europe/Rome', userId: '00000000-x' }).toISOString()).toBe(due);
});

it('mails are spread over a quarter of an hour, each at the same minute every week', () => {
  const minutes = Array.from({ length: 150 }, (_, index) => {
    const userId = `${index.toString(16).padStart(8, '0')}-x`;
    return planMonday({ day: '2026-11-23', timeZone: 'Europe/Rome', userId }).getUTCMinutes();
  });
  expect(new Set(minutes).size).toBe(15);
  expect(Math.max(...minutes)).toBe(14);
});

it('a Monday that begins before Sunday is over in Rome tells of the days until Saturday', () => {
  expect(lastDayOf({ monday: '2026-11-23', romeToday: '2026-11-23' })).toBe('2026-11-22');
  expect(lastDayOf({ monday: '2026-11-23', romeToday: '2026-11-22' })).toBe('2026-11-21');
});
