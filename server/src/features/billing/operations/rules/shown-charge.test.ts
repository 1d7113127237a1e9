import { expect, it } from 'vitest';
import { isFresh } from './shown-charge.ts';

const now = new Date('2026-11-27T10:00:00Z');

it.each([
  ['now', 0, true],
  ['an hour ago', 3_600, true],
  ['more than an hour ago', 3_601, false],
  ['a second to come', -1, false],
])('a difference reckoned for %s', (_when, secondsAgo, stands) => {
  expect(isFresh({ shownFor: new Date(now.getTime() - secondsAgo * 1000), now })).toBe(stands);
});
