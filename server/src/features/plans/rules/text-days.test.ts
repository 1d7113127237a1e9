import { describe, expect, it } from 'vitest';
import { decideTextDays } from './text-days.ts';
import { carryTextDays } from './carry-text-days.ts';

const DAY_MS = 86_400_000;
const NOW = new Date('2026-03-02T09:00:00Z');
const inDays = (days: number) => new Date(NOW.getTime() + days * DAY_MS);
const NONE = { textDays: null, textDaysUntil: null };

describe('the days texts are kept after a change of plan', () => {
  it.each([
    [
      'a shorter plan',
      { before: 730, after: 90, carried: NONE },
      { textDays: 730, textDaysUntil: inDays(30) },
    ],
    ['a longer plan', { before: 90, after: 730, carried: NONE }, NONE],
    ['a plan that keeps as long', { before: 365, after: 365, carried: NONE }, NONE],
    [
      'a shorter plan while a still longer one goes on',
      { before: 365, after: 90, carried: { textDays: 730, textDaysUntil: inDays(3) } },
      { textDays: 730, textDaysUntil: inDays(30) },
    ],
    [
      'a shorter plan after a longer one has gone on to its end',
      { before: 365, after: 90, carried: { textDays: 730, textDaysUntil: inDays(0) } },
      { textDays: 365, textDaysUntil: inDays(30) },
    ],
    [
      'a longer plan than the one before, yet shorter than what goes on',
      { before: 90, after: 365, carried: { textDays: 730, textDaysUntil: inDays(3) } },
      { textDays: 730, textDaysUntil: inDays(3) },
    ],
    [
      'a plan as long as what goes on',
      { before: 90, after: 730, carried: { textDays: 730, textDaysUntil: inDays(3) } },
      NONE,
    ],
  ])('with %s', (_, change, expected) => {
    expect(carryTextDays({ ...change, now: NOW })).toEqual(expected);
  });

  it('are the longer of the plan’s and those that go on, and the plan’s alone once these have ended', () => {
    const carried = { textDays: 365, textDaysUntil: inDays(30) };
    expect(decideTextDays({ planDays: 90, carried, now: inDays(29.9) })).toBe(365);
    expect(decideTextDays({ planDays: 90, carried, now: inDays(30) })).toBe(90);
    expect(decideTextDays({ planDays: 730, carried, now: NOW })).toBe(730);
    expect(decideTextDays({ planDays: 90, carried: NONE, now: NOW })).toBe(90);
  });
});
