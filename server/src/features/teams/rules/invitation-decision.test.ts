import type { Role } from '@citato/contract';
import { expect, it } from 'vitest';
import { decideInvitation } from './invitation-decision.ts';

const ask = (inviter: Role, role: Role, { companies = 1, taken = 1, max = 5 } = {}) =>
  decideInvitation({ inviter, role, companies, seats: { taken, max } });

it('lets owners invite in any role, and editors clients alone', () => {
  for (const role of ['owner', 'editor', 'reader', 'client'] as const)
    expect([role, ask('owner', role)]).toEqual([role, 'allowed']);
  for (const role of ['owner', 'editor', 'reader'] as const)
    expect([role, ask('editor', role)]).toEqual([role, 'clients_only']);
  expect(ask('editor', 'client')).toBe('allowed');
});

it('invites nobody beyond the seats of the plan, but for clients, who take none', () => {
  expect(ask('owner', 'reader', { taken: 5 })).toBe('no_seat');
  expect(ask('owner', 'client', { taken: 5 })).toBe('allowed');
});

it('wants a client to see something', () => {
  expect(ask('owner', 'client', { companies: 0 })).toBe('no_companies');
});
