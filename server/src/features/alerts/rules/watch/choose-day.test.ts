import { expect, it } from 'vitest';
import { chooseDay } from './choose-day.ts';

const today = '2026-11-27';
const yesterday = '2026-11-26';

it.each([
  ['a day that is complete', { lastLooked: yesterday, isComplete: true }, today],
  ['no complete day twice', { lastLooked: today, isComplete: true }, null],
  ['the day before where today is half over', { lastLooked: '2026-11-25', isComplete: false }, yesterday],
  ['no day before twice', { lastLooked: yesterday, isComplete: false }, null],
  ['a later day than today never again', { lastLooked: '2026-11-28', isComplete: true }, null],
  ['the first day when it is complete', { lastLooked: null, isComplete: true }, today],
  [
    'the day before where there was one',
    { lastLooked: null, isComplete: false, wasAskedBefore: true },
    yesterday,
  ],
  ['nothing on the first half day', { lastLooked: null, isComplete: false }, null],
] as const)('looks at %s', (_, known, day) => {
  expect(chooseDay({ today, wasAskedBefore: false, ...known })).toBe(day);
});
