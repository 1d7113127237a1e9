import { describe, expect, it } from 'vitest';
import { formatMeanInterval, formatRateInterval } from './intervals.ts';
import {
  formatDate,
  formatDateTime,
  formatLongDate,
  formatWeekday,
  formatMinute,
  formatMoment,
  formatMonth,
  withArticle,
} from './dates.ts';
import {
  formatDecimal,
  formatAmount,
  formatEuro,
  formatInteger,
  formatPercent,
  formatPoints,
} from './numbers.ts';

describe('numbers as Italians write them', () => {
  it('groups thousands with a point, four digits included', () => {
    expect(formatInteger(1248)).toBe('1.248');
    expect(formatInteger(0)).toBe('0');
    expect(formatInteger(1_234_567)).toBe('1.234.567');
  });

  it('shows one decimal behind a comma', () => {
    expect(formatDecimal(2.44)).toBe('2,4');
    expect(formatDecimal(3)).toBe('3,0');
    expect(formatPercent(62.5)).toBe('62,5%');
    expect(formatPercent(0)).toBe('0,0%');
  });

  it('shows which way points go, and no way for none', () => {
    expect(formatPoints(18.23)).toBe('+18,2');
    expect(formatPoints(-3)).toBe('−3,0');
    expect(formatPoints(0.04)).toBe('0,0');
  });

  it('shows whole euros without cents and others with two digits', () => {
    expect(formatEuro(5900)).toBe('€59');
    expect(formatEuro(5990)).toBe('€59,90');
    expect(formatEuro(123_400)).toBe('€1.234');
  });

  it('writes what stands on a document with its cents, a credit with its sign', () => {
    expect([5900, -550, 123_456, 0].map(formatAmount)).toEqual(['€59,00', '−€5,50', '€1.234,56', '€0,00']);
  });
});

describe('moments in Rome', () => {
  it('shows date and time whatever the summer does', () => {
    expect(formatDate('2026-11-20T05:12:00.000Z')).toBe('20 nov 2026');
    expect(formatLongDate('2026-11-20T23:12:00.000Z')).toBe('21 novembre 2026');
    expect(formatDateTime('2026-11-20T05:12:00.000Z')).toBe('20 nov 2026, 06:12');
    expect(formatDateTime('2026-07-01T04:12:00.000Z')).toBe('1º lug 2026, 06:12');
    expect(formatLongDate('2027-02-01T05:12:00.000Z')).toBe('1º febbraio 2027');
    expect(formatWeekday('2027-02-01T05:12:00.000Z')).toBe('lunedì 1º febbraio');
    expect(formatMoment({ iso: '2027-02-01T05:12:00.000Z', now: new Date('2027-02-02T09:00:00Z') })).toBe(
      'ieri, 06:12',
    );
  });

  it('calls a moment of the same day in Rome today', () => {
    const now = new Date('2026-11-20T22:30:00.000Z');
    expect(formatMoment({ iso: '2026-11-20T05:12:00.000Z', now })).toBe('oggi, 06:12');
    expect(formatMoment({ iso: '2026-11-19T23:30:00.000Z', now })).toBe('oggi, 00:30');
    expect(formatMoment({ iso: '2026-11-19T22:30:00.000Z', now })).toBe('ieri, 23:30');
    expect(formatMoment({ iso: '2026-11-18T22:30:00.000Z', now })).toBe('18 nov 2026, 23:30');
  });

  it.each([
    { now: '2026-10-25T22:30:00.000Z', iso: '2026-10-24T20:00:00.000Z', text: 'ieri, 22:00' },
    { now: '2026-03-29T22:30:00.000Z', iso: '2026-03-28T23:30:00.000Z', text: 'ieri, 00:30' },
    { now: '2026-03-29T22:30:00.000Z', iso: '2026-03-28T22:30:00.000Z', text: '28 mar 2026, 23:30' },
  ])('calls the day before yesterday, also where a day has 23 or 25 hours: $text', ({ now, iso, text }) => {
    expect(formatMoment({ iso, now: new Date(now) })).toBe(text);
  });
});

describe('the uncertainty beside a number', () => {
  it('gives a rate its interval in whole percents and its n', () => {
    expect(formatRateInterval({ lowPercent: 48.4, highPercent: 74.8, n: 48 })).toBe('48–75% · n = 48');
    expect(formatRateInterval({ lowPercent: null, highPercent: null, n: 0 })).toBe('n = 0');
  });

  it('gives a mean its interval with one decimal and its n', () => {
    expect(formatMeanInterval({ low: 2, high: 2.8, n: 30 })).toBe('2,0–2,8 · n = 30');
    expect(formatMeanInterval({ low: null, high: null, n: 1 })).toBe('troppo poche risposte · n = 1');
    expect(formatMeanInterval({ low: 5, high: 5, n: 2 })).toBe('troppo poche risposte · n = 2');
    expect(formatMeanInterval({ low: 1, high: 9.6, n: 4 })).toBe('troppo poche risposte · n = 4');
    expect(formatMeanInterval({ low: 1, high: 9.6, n: 5 })).toBe('1,0–9,6 · n = 5');
    expect(formatMeanInterval({ low: 3, high: 3, n: 30 })).toBe(
      'posizione sempre uguale: nessun intervallo · n = 30',
    );
  });
});

describe('a date in a sentence', () => {
  it('has the article its number is spoken with', () => {
    const dates = ['2026-03-01', '2026-03-08', '2026-03-11', '2026-03-18', '2026-03-28'];
    expect(dates.map((day) => withArticle.il(formatLongDate(day)))).toEqual([
      'il 1º marzo 2026',
      'l’8 marzo 2026',
      'l’11 marzo 2026',
      'il 18 marzo 2026',
      'il 28 marzo 2026',
    ]);
    expect(withArticle.al('8 mar 2026')).toBe('all’8 mar 2026');
    expect(withArticle.dal('11 mar 2026')).toBe('dall’11 mar 2026');
    expect(withArticle.Dal('11 mar 2026')).toBe('Dall’11 mar 2026');
    expect(withArticle.del('8 mar 2026')).toBe('dell’8 mar 2026');
  });

  it('stands behind its minute, by the day it is in Rome', () => {
    expect(formatMinute('2026-03-07T23:30:00.000Z')).toBe('00:30 dell’8 marzo 2026');
    expect(formatMinute('2026-10-25T00:30:00.000Z')).toBe('02:30 del 25 ottobre 2026');
    expect(formatMinute('2026-10-25T01:30:00.000Z')).toBe('02:30 del 25 ottobre 2026');
  });
});

it('names a month by where it lies in Rome', () => {
  expect(formatMonth('2026-10-31T23:00:00.000Z')).toBe('novembre 2026');
  expect(formatMonth('2026-10-31T22:59:59.000Z')).toBe('ottobre 2026');
});
