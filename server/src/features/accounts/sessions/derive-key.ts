import { type KeyObject, createSecretKey, hkdfSync } from 'node:crypto';

type Purpose = 'access-token' | 'refresh-token';

/** A process has one secret; keys are derived once, since every request needs one. */
const derived = new Map<string, KeyObject>();

/** A key for one purpose (HKDF-SHA-256, 32 bytes): what leaks of one kind of token says nothing about the other. */
export function deriveKey({ secret, purpose }: { secret: string; purpose: Purpose }): KeyObject {
  const name = `${purpose} ${secret}`;
  const known = derived.get(name);
  if (known !== undefined) return known;
  const key = createSecretKey(new Uint8Array(hkdfSync('sha256', secret, '', `citato ${purpose}`, 32)));
  derived.set(name, key);
  return key;
}
