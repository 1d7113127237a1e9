import type { Role } from '@citato/contract';
import { renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { aUser } from '../../../test/api-server.ts';
import { beginSession, endSession } from './session-store.ts';
import { useMay } from './use-may.ts';

afterEach(() => {
  endSession('none');
});
const signInAs = (role: Role) => {
  const organisation = { id: aUser().id, name: null, ownerName: 'Giulia', members: 2, role };
  beginSession({ token: 'token', user: { ...aUser(), organisation } });
};
const ask = (useRight: () => boolean) => renderHook(useRight).result.current;

it.each([
  ['owner', [true, true, true]],
  ['editor', [true, true, false]],
  ['reader', [true, false, false]],
  ['client', [false, false, false]],
] as const)('%s may do what the endpoints need', (role, rights) => {
  signInAs(role);
  expect([
    ask(() => useMay<'getTeam'>('read')),
    ask(() => useMay<'createCompany' | 'getTeam'>('edit')),
    ask(() => useMay<'changePlan'>('own')),
  ]).toEqual(rights);
});

it('nobody who is not signed in may do anything', () => {
  expect(ask(() => useMay<'getTeam'>('read'))).toBe(false);
});

it('does not compile with less than an endpoint needs', () => {
  signInAs('editor');
  // @ts-expect-error -- owners alone change the plan
  expect(ask(() => useMay<'changePlan' | 'createCompany'>('edit'))).toBe(true);
});
