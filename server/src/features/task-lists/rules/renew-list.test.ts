import { expect, it } from 'vitest';
import { decideVersion } from './renew-list.ts';

const [then, now] = [new Date('2026-11-19T05:00:00Z'), new Date('2026-11-20T05:00:00Z')];
const standing = { plan: 'absence High', version: 3, versionedAt: then };

it.each([
  [
    'the first list is version one, and news',
    null,
    'absence High',
    { version: 1, versionedAt: now, isNews: true },
  ],
  [
    'the same plan keeps its version',
    standing,
    'absence High',
    { version: 3, versionedAt: then, isNews: false },
  ],
  [
    'another priority is another version',
    standing,
    'absence Medium',
    { version: 4, versionedAt: now, isNews: true },
  ],
])('%s', (_what, before, plan, expected) => {
  expect(decideVersion({ standing: before, plan, now })).toEqual(expected);
});
