import { createHmac, timingSafeEqual } from 'node:crypto';
import { type SessionId, toId } from '#lib/ids';
import { deriveKey } from './derive-key.ts';

const TOKEN = /^(?<sid>[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(?<generation>[1-9]\d{0,8})\.[\w-]{43}$/;

/**
 * The refresh token of a device's generation: `sid.generation.mac`, mac = HMAC-SHA-256(key, sid.generation).
 * Derived, not random, so that a retry after a lost answer can be given the very same token.
 */
export function deriveRefreshToken({
  secret,
  sessionId,
  generation,
}: {
  secret: string;
  sessionId: SessionId;
  generation: number;
}): string {
  const subject = `${sessionId}.${generation}`;
  const mac = createHmac('sha256', deriveKey({ secret, purpose: 'refresh-token' })).update(subject);
  return `${subject}.${mac.digest('base64url')}`;
}

/** The device and generation a token was derived for; null when it was not made here. */
export function readRefreshToken({
  secret,
  token,
}: {
  secret: string;
  token: string;
}): { sessionId: SessionId; generation: number } | null {
  const groups = TOKEN.exec(token)?.groups;
  if (groups?.['sid'] === undefined) return null;
  const presented = { sessionId: toId<SessionId>(groups['sid']), generation: Number(groups['generation']) };
  const expected = deriveRefreshToken({ secret, ...presented });
  return timingSafeEqual(Buffer.from(token), Buffer.from(expected)) ? presented : null;
}
