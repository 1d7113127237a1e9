import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts values that have to be read again, so that a copy of the database alone reveals nothing. */
export interface Sealer {
  /** @param owner the row it belongs to: sealed text cannot be opened for another */
  seal(text: string, owner: string): string;
  /** Null: it was sealed under another key, for another row, or altered. */
  open(sealed: string, owner: string): string | null;
}

/** @param purpose keys of different purposes have nothing in common */
export function createSealer({ secret, purpose }: { secret: string; purpose: string }): Sealer {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  return {
    seal: (text, owner) => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(owner));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    open: (sealed, owner) => {
      const bytes = Buffer.from(sealed, 'base64url');
      const body = IV_BYTES + TAG_BYTES;
      try {
        const cipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES), {
          authTagLength: TAG_BYTES,
        })
          .setAAD(Buffer.from(owner))
          .setAuthTag(bytes.subarray(IV_BYTES, body));
        return Buffer.concat([cipher.update(bytes.subarray(body)), cipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}
