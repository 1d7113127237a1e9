import { expect, it } from 'vitest';
import { decideAssistantState, decideRights, isRepeated } from './assistant-life.ts';

const now = new Date('2026-11-27T10:00:00Z');
const later = new Date('2026-12-27T10:00:00Z');

it.each([
  ['owner', true, true],
  ['editor', true, true],
  ['editor', false, false],
  ['reader', true, false],
  ['reader', false, false],
] as const)('in the name of who is %s, allowed to write %s: writes %s', (role, mayWrite, writes) => {
  expect(decideRights({ role, mayWrite })).toEqual({ mayWrite: writes });
});

it('in the name of a client, or of who is gone, an assistant may nothing', () => {
  expect(decideRights({ role: 'client', mayWrite: true })).toBeNull();
  expect(decideRights({ role: null, mayWrite: true })).toBeNull();
});

it('an assistant ends by itself, or when it is revoked', () => {
  expect(decideAssistantState({ expiresAt: later, revokedAt: null }, { now })).toBe('active');
  expect(decideAssistantState({ expiresAt: now, revokedAt: null }, { now })).toBe('expired');
  expect(decideAssistantState({ expiresAt: later, revokedAt: now }, { now })).toBe('revoked');
});

it('a refresh token that comes again within half a minute was sent twice', () => {
  expect(isRepeated(new Date(now.getTime() - 30_000), { now })).toBe(true);
  expect(isRepeated(new Date(now.getTime() - 30_001), { now })).toBe(false);
});
