const KEY_START = 'citato_';
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 62^32 is more than 190 bits: nobody guesses one, so a plain hash is enough. */
const SECRET_LENGTH = 32;
const SHOWN_LENGTH = KEY_START.length + 4;

/** Bytes a key is drawn from; those past the last whole alphabet are skipped, so that no character comes more often. */
export const KEY_BYTES = 128;
const UNBIASED = 256 - (256 % ALPHABET.length);

/** A key from random bytes. */
export function formatKey(bytes: Uint8Array): string {
  const drawn = [...bytes].filter((byte) => byte < UNBIASED).slice(0, SECRET_LENGTH);
  if (drawn.length < SECRET_LENGTH) throw new RangeError('Too few random bytes for a key');
  return KEY_START + drawn.map((byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('');
}

/** What is shown of a key. */
export function shownPart(key: string): string {
  return key.slice(0, SHOWN_LENGTH);
}

export function looksLikeKey(text: string): boolean {
  return text.startsWith(KEY_START);
}
