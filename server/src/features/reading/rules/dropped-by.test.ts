import { expect, it } from 'vitest';
import { decideDropped } from './dropped-by.ts';

const open = { counts: false, score: 0.5, source: 'answer' } as const;
const answer = { isIgnored: false, isReported: false };

it.each([
  ['one that counts', { ...open, counts: true }, answer, null],
  ['one whose place means something else', { ...open, score: 0 }, answer, 'text'],
  ['one the user calls no company', { ...open, score: 1 }, { ...answer, isIgnored: true }, 'ignored'],
  ['one the report does not name', { ...open, score: 1 }, { ...answer, isReported: true }, 'report'],
  [
    'a catalogued one against the report',
    { ...open, source: 'catalogue' },
    { ...answer, isReported: true },
    'report',
  ],
  [
    'the own one, which no report outvotes',
    { ...open, source: 'brand' },
    { ...answer, isReported: true },
    'place',
  ],
  ['one without a certain place', open, answer, 'place'],
] as const)('of %s', (_, span, given, expected) => {
  expect(decideDropped({ span, ...given })).toBe(expected);
});
