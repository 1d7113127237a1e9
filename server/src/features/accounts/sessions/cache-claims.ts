import { LRUCache } from 'lru-cache';
import { AppError } from '#lib/app-error';
import { type AccessClaims, readAccessToken } from './sign-access-token.ts';

/** About a kilobyte each; only tokens we signed are kept. */
const MAX_TOKENS = 10_000;

/** Reads bearer tokens: a valid signature stays valid, so only the expiry of a token is checked again. */
export function createClaimsCache(
  secret: string,
): (presented: { token: string; now: Date }) => Promise<AccessClaims> {
  const kept = new LRUCache<string, AccessClaims>({ max: MAX_TOKENS });
  return async ({ token, now }) => {
    const claims = kept.get(token) ?? (await readAccessToken({ secret, token, now }));
    if (claims.expiresAt <= now) throw new AppError('accounts.unauthenticated');
    kept.set(token, claims);
    return claims;
  };
}
