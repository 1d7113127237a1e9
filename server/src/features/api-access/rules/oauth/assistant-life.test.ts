import { expect, it } from 'vitest';
import { decideAssistantState, isRepeated } from './assistant-life.ts';

const now = new Date('2026-11-27T10:00:00Z');
const later = new Date('2026-12-27T10:00:00Z');

it('an assistant ends by itself, or when it is revoked', () => {
  expect(decideAssistantState({ expiresAt: later, revokedAt: null }, { now })).toBe('active');
  expect(decideAssistantState({ expiresAt: now, revokedAt: null }, { now })).toBe('expired');
  expect(decideAssistantState({ expiresAt: later, revokedAt: now }, { now })).toBe('revoked');
});

it('a refresh token that comes again within half a minute was sent twice', () => {
  expect(isRepeated(new Date(now.getTime() - 30_000), { now })).toBe(true);
  expect(isRepeated(new Date(now.getTime() - 30_001), { now })).toBe(false);
});
