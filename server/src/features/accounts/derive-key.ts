import { hkdfSync } from 'node:crypto';

/** A key for one purpose (HKDF-SHA-256, 32 bytes): what leaks of one kind of token says nothing about the other. */
export function deriveKey({
  secret,
  purpose,
}: {
  secret: string;
  purpose: 'access-token' | 'refresh-token';
}): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', `citato ${purpose}`, 32));
}
