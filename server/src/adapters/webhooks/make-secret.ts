import { randomBytes } from 'node:crypto';

const KEY_BYTES = 32;

/** A fresh key as Standard Webhooks writes it. */
export function makeSecret(): string {
  return `whsec_${randomBytes(KEY_BYTES).toString('base64')}`;
}
