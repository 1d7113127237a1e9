import { expect, it } from 'vitest';
import { decideVersion } from './renew-list.ts';

const [then, now] = [new Date('2026-11-19T05:00:00Z'), new Date('2026-11-20T05:00:00Z')];
const current = { plan: 'absence High', version: 3, versionedAt: then };

it.each([
  [
    'the first list is version one, and news',
    null,
    'absence High',
    { version: 1, versionedAt: now, isNewVersion: true },
  ],
  [
    'the same plan keeps its version',
    current,
    'absence High',
    { version: 3, versionedAt: then, isNewVersion: false },
  ],
  [
    'another priority is another version',
    current,
    'absence Medium',
    { version: 4, versionedAt: now, isNewVersion: true },
  ],
])('%s', (_what, before, plan, expected) => {
  expect(decideVersion({ current: before, plan, now })).toEqual(expected);
});
