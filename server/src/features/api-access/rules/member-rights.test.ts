import { expect, it } from 'vitest';
import { decideRights } from './member-rights.ts';

it.each([
  ['owner', true, true],
  ['editor', true, true],
  ['editor', false, false],
  ['reader', true, false],
  ['reader', false, false],
] as const)('in the name of who is %s, allowed to write %s: writes %s', (role, mayWrite, writes) => {
  expect(decideRights({ role, mayWrite })).toEqual({ mayWrite: writes });
});

it('in the name of a client, or of who is gone, nothing may be done', () => {
  expect(decideRights({ role: 'client', mayWrite: true })).toBeNull();
  expect(decideRights({ role: null, mayWrite: true })).toBeNull();
});
