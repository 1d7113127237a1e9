import { SignJWT } from 'jose';
import type { KeyObject } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type SessionId, type UserId, toId } from '#lib/ids';
import { deriveKey } from './derive-key.ts';
import { readAccessToken, signAccessToken } from './sign-access-token.ts';

const secret = 'a secret of the server';
const userId = toId<UserId>('7c1d9f0a-3a4b-4c5d-8e6f-1a2b3c4d5e6f');
const sessionId = toId<SessionId>('0b0e7a52-6f0e-4f6e-9d5c-0d7a3f1c2b11');
const now = new Date('2026-11-20T10:00:00Z');
const key = deriveKey({ secret, purpose: 'access-token' });

const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token that is valid except for what the case changes. */
function forge({
  header = {},
  claims = {},
  signedWith = key,
}: {
  header?: Record<string, unknown>;
  claims?: Record<string, unknown>;
  signedWith?: Uint8Array | KeyObject;
}): Promise<string> {
  const seconds = Math.floor(now.getTime() / 1000);
  return new SignJWT({
    iss: 'citato',
    aud: 'citato-api',
    sub: userId,
    sid: sessionId,
    iat: seconds,
    exp: seconds + 900,
    ...claims,
  })
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', ...header })
    .sign(signedWith);
}

describe('an access token', () => {
  it('names account and device until it expires', async () => {
    const token = await signAccessToken({ secret, userId, sessionId, now, ttlSeconds: 900 });
    const expected = { userId, sessionId, expiresAt: later(900) };
    expect(await readAccessToken({ secret, token, now })).toEqual(expected);
    expect(await readAccessToken({ secret, token, now: later(899) })).toEqual(expected);
  });

  it('is refused from the second it expires', async () => {
    const token = await signAccessToken({ secret, userId, sessionId, now, ttlSeconds: 900 });
    await expect(readAccessToken({ secret, token, now: later(900) })).rejects.toMatchObject({
      code: 'accounts.unauthenticated',
    });
  });

  it('is taken when nothing about it is changed, so that the forgeries below prove something', async () => {
    expect(await readAccessToken({ secret, token: await forge({}), now })).toMatchObject({ userId });
  });

  const payload = { iss: 'citato', aud: 'citato-api', sub: userId, sid: sessionId, exp: 4_102_444_800 };
  const refreshKey = deriveKey({ secret, purpose: 'refresh-token' });
  it.each([
    ['without a signature (alg none)', () => `${base64({ alg: 'none', typ: 'at+jwt' })}.${base64(payload)}.`],
    [
      'signed with another key',
      () => forge({ signedWith: deriveKey({ secret: 'x', purpose: 'access-token' }) }),
    ],
    ['signed with the key of refresh tokens', () => forge({ signedWith: refreshKey })],
    ['signed with the bare secret', () => forge({ signedWith: new TextEncoder().encode(secret.padEnd(32)) })],
    ['of another algorithm', () => forge({ header: { alg: 'HS512' } })],
    ['of another type', () => forge({ header: { typ: 'JWT' } })],
    [
      'whose key id points into the file system',
      () => forge({ header: { kid: '../../../../dev/null' }, signedWith: new Uint8Array(32) }),
    ],
    ['of another issuer', () => forge({ claims: { iss: 'https://evil.example' } })],
    ['for another audience', () => forge({ claims: { aud: 'elsewhere' } })],
    ['that expired a second ago', () => forge({ claims: { exp: Math.floor(now.getTime() / 1000) - 1 } })],
    ['that never expires', () => forge({ claims: { exp: undefined } })],
    ['without a device', () => forge({ claims: { sid: undefined } })],
    ['whose device is no identifier', () => forge({ claims: { sid: "' or 1=1 --" } })],
    ['whose account is no identifier', () => forge({ claims: { sub: 'admin' } })],
    ['that is a refresh token', () => `${sessionId}.1.${'A'.repeat(43)}`],
    ['that is empty', () => ''],
    ['of eight thousand letters', () => 'x'.repeat(8192)],
    ['of eight thousand dots', () => '.'.repeat(8192)],
  ])('%s is refused', async (_, make) => {
    await expect(readAccessToken({ secret, token: await make(), now })).rejects.toMatchObject({
      code: 'accounts.unauthenticated',
      status: 401,
    });
  });
});
