import { afterEach, describe, expect, it, vi } from 'vitest';
import { type SessionId, type UserId, toId } from '#lib/ids';
import { createClaimsCache } from './cache-claims.ts';
import { signAccessToken } from './sign-access-token.ts';

const secret = 'a secret of the server';
const userId = toId<UserId>('7c1d9f0a-3a4b-4c5d-8e6f-1a2b3c4d5e6f');
const sessionId = toId<SessionId>('0b0e7a52-6f0e-4f6e-9d5c-0d7a3f1c2b11');
const now = new Date('2026-11-20T10:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const sign = () => signAccessToken({ secret, userId, sessionId, now, ttlSeconds: 900 });
const refused = { code: 'accounts.unauthenticated' };

afterEach(() => vi.restoreAllMocks());

describe('a token that comes again', () => {
  it('says the same without another look at its signature', async () => {
    const verify = vi.spyOn(crypto.subtle, 'verify');
    const [read, token] = [createClaimsCache(secret), await sign()];
    const first = await read({ token, now });
    expect(first).toEqual({ userId, sessionId, expiresAt: later(900) });
    expect(await read({ token, now: later(899) })).toEqual(first);
    expect(verify).toHaveBeenCalledTimes(1);
  });

  it('is refused from the second it expires', async () => {
    const [read, token] = [createClaimsCache(secret), await sign()];
    await read({ token, now });
    await expect(read({ token, now: later(900) })).rejects.toMatchObject(refused);
    await expect(read({ token: await sign(), now: later(900) })).rejects.toMatchObject(refused);
  });

  it('vouches for no other token that says the same', async () => {
    const [read, token] = [createClaimsCache(secret), await sign()];
    await read({ token, now });
    const forged = token.replace(/[^.]+$/, (signature) =>
      signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')),
    );
    for (const attempt of [1, 2]) {
      await expect(read({ token: forged, now }), String(attempt)).rejects.toMatchObject(refused);
    }
    const stranger = createClaimsCache('the secret of another server');
    await expect(stranger({ token, now })).rejects.toMatchObject(refused);
  });
});
