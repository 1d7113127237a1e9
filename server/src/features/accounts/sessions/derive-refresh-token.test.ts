import { describe, expect, it } from 'vitest';
import { type SessionId, toId } from '#lib/ids';
import { deriveRefreshToken, readRefreshToken } from './derive-refresh-token.ts';

const secret = 'a secret of the server';
const sessionId = toId<SessionId>('0b0e7a52-6f0e-4f6e-9d5c-0d7a3f1c2b11');
const token = deriveRefreshToken({ secret, sessionId, generation: 3 });

describe('a refresh token', () => {
  it('is the same whenever it is derived again', () => {
    expect(deriveRefreshToken({ secret, sessionId, generation: 3 })).toBe(token);
    expect(readRefreshToken({ secret, token })).toEqual({ sessionId, generation: 3 });
  });

  it('differs from generation to generation and from secret to secret', () => {
    const others = [
      deriveRefreshToken({ secret, sessionId, generation: 4 }),
      deriveRefreshToken({ secret: 'another secret', sessionId, generation: 3 }),
    ];
    expect(new Set([token, ...others]).size).toBe(3);
  });

  it.each([
    ['of another server', deriveRefreshToken({ secret: 'another secret', sessionId, generation: 3 })],
    ['moved to the next generation', token.replace('.3.', '.4.')],
    ['of generation zero', token.replace('.3.', '.0.')],
    ['of a generation beyond numbers', token.replace('.3.', '.99999999999999999999.')],
    ['moved to another device', token.replace('0b0e7a52', '0b0e7a53')],
    ['with one letter changed', token.slice(0, -2) + (token.endsWith('A') ? 'BB' : 'AA')],
    ['cut short', token.slice(0, -1)],
    ['with something appended', `${token}A`],
    ['that is empty', ''],
    ['of eight thousand letters', 'x'.repeat(8192)],
    ['with letters outside ASCII', token.replace(/..$/, 'è')],
  ])('%s is not taken for ours', (_, foreign) => {
    expect(readRefreshToken({ secret, token: foreign })).toBeNull();
  });
});
