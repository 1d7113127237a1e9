import { expect, test } from 'vitest';
import { answersAgain, expiryOf } from './suggestion-life.ts';

const createdAt = new Date('2026-03-02T09:00:00Z');
const typed = { companyName: 'Alfa', description: null };
const known = {
  status: 'ready' as const,
  isSiteRead: true,
  ...typed,
  createdAt,
  expiresAt: expiryOf(createdAt),
};
const after = (minutes: number) => new Date(createdAt.getTime() + minutes * 60_000);

test.each([
  ['ready, the site was read, other words', known, { companyName: 'Beta', description: 'x' }, 60, true],
  ['ready without the site, the same words', { ...known, isSiteRead: false }, typed, 60, true],
  [
    'ready without the site, other words',
    { ...known, isSiteRead: false },
    { ...typed, description: 'x' },
    60,
    false,
  ],
  ['ready, in its last minute', known, typed, 7 * 24 * 60 - 1, true],
  ['ready, seven days old', known, typed, 7 * 24 * 60, false],
  ['pending, just begun', { ...known, status: 'pending' as const, isSiteRead: null }, typed, 1, true],
  ['pending, lost', { ...known, status: 'pending' as const, isSiteRead: null }, typed, 10, false],
  ['failed', { ...known, status: 'failed' as const }, typed, 1, false],
])('what is there and is %s answers a new request: %#', (_case, row, words, minutes, answers) => {
  expect(answersAgain({ known: row, typed: words, now: after(minutes) })).toBe(answers);
});
