import { createHash } from 'node:crypto';

/** What is stored of the secret in an address. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');
