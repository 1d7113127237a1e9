import { describe, expect, it } from 'vitest';
import { findHeldMonday, type Hours, planMail } from './plan-mail.ts';

const NIGHTS: Hours = { quietFrom: 1_200, quietUntil: 480, sendsAtWeekends: false, timeZone: 'Europe/Rome' };
const at = (pace: 'at_once' | 'daily', raisedAt: string, hours: Partial<Hours> = {}) =>
  planMail({ pace, raisedAt: new Date(raisedAt), hours: { ...NIGHTS, ...hours } }).toISOString();

describe('a mail at once', () => {
  it.each([
    ['within two minutes of a working hour', '2026-11-25T10:00:30Z', '2026-11-25T10:02:00.000Z', {}],
    ['after a night', '2026-11-24T21:30:00Z', '2026-11-25T07:00:00.000Z', {}],
    ['and when it ends, no earlier', '2026-11-25T06:59:59Z', '2026-11-25T07:01:00.000Z', {}],
    ['after a Saturday night on Monday', '2026-11-21T22:00:00Z', '2026-11-23T07:00:00.000Z', {}],
    ['after a Friday night on Monday', '2026-11-20T20:00:00Z', '2026-11-23T07:00:00.000Z', {}],
    [
      'on a Saturday where weekends are fine',
      '2026-11-21T10:00:00Z',
      '2026-11-21T10:02:00.000Z',
      { sendsAtWeekends: true },
    ],
    [
      'at night where no hour is quiet',
      '2026-11-24T23:00:00Z',
      '2026-11-24T23:02:00.000Z',
      { quietFrom: 480 },
    ],
    [
      'after quiet hours at noon',
      '2026-11-25T11:30:00Z',
      '2026-11-25T13:00:00.000Z',
      { quietFrom: 720, quietUntil: 840 },
    ],
    [
      'in another zone by its own clock',
      '2026-11-25T10:00:00Z',
      '2026-11-25T13:00:00.000Z',
      { timeZone: 'America/New_York' },
    ],
  ] as const)('goes %s', (_case, raisedAt, due, hours) => {
    expect(at('at_once', raisedAt, hours)).toBe(due);
  });

  it.each([
    ['2026-03-28T22:00:00Z', '2026-03-30T06:00:00.000Z'],
    ['2026-10-24T22:00:00Z', '2026-10-26T07:00:00.000Z'],
  ])('of a night in which the clocks change goes at eight on Monday all the same: %s', (raisedAt, due) => {
    expect(at('at_once', raisedAt)).toBe(due);
  });

  it('goes when the skipped hour is over where that ends the quiet hours', () => {
    const hours = { quietUntil: 150, sendsAtWeekends: true };
    expect(at('at_once', '2026-03-28T22:00:00Z', hours)).toBe('2026-03-29T01:00:00.000Z');
  });
});

it.each([
  ['the same morning', '2026-11-25T05:00:00Z', '2026-11-25T07:00:00.000Z'],
  ['the next morning', '2026-11-25T07:00:00Z', '2026-11-26T07:00:00.000Z'],
  ['on Monday, of a Friday noon', '2026-11-27T11:00:00Z', '2026-11-30T07:00:00.000Z'],
])('a mail a day goes %s', (_case, raisedAt, due) => {
  expect(at('daily', raisedAt)).toBe(due);
});

it.each([
  ['a Friday night', '2026-11-20T20:00:00Z', '2026-11-23', {}],
  ['a Saturday', '2026-11-21T10:00:00Z', '2026-11-23', {}],
  ['a Sunday night in which the clocks change', '2026-03-29T20:00:00Z', '2026-03-30', {}],
  ['a Friday noon', '2026-11-20T11:00:00Z', null, {}],
  ['a Monday before eight', '2026-11-23T06:00:00Z', null, {}],
  ['a night of the week', '2026-11-24T20:00:00Z', null, {}],
  ['a Saturday where weekends are fine', '2026-11-21T10:00:00Z', null, { sendsAtWeekends: true }],
  ['a Sunday night where weekends are fine', '2026-11-22T21:00:00Z', null, { sendsAtWeekends: true }],
] as const)(
  'what happens on %s waits for the Monday after a free weekend, or does not',
  (_case, at, monday, hours) => {
    expect(findHeldMonday(new Date(at), { ...NIGHTS, ...hours })).toBe(monday);
  },
);
