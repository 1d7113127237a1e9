import { createHash, randomBytes } from 'node:crypto';

/** A secret for a link or a cookie: 256 random bits, safe in an address. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The form in which a secret is stored. One round is enough: the secrets are random, not chosen by people. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
