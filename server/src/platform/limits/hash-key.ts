import { createHash } from 'node:crypto';

/** Keys are hashed: addresses and ids of people are not kept. */
export function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
