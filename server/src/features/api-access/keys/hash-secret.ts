import { createHash } from 'node:crypto';

/** What is stored of a key, or of another random secret. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
