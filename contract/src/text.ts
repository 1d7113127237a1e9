import * as z from 'zod/mini';

/** Largest lengths in characters, as `decisions` of the product set them; shared by forms and server. */
export const MAX_LENGTH = {
  name: 100,
  email: 254,
  url: 2048,
  description: 1000,
  promptText: 2000,
  persona: 300,
  password: 100,
  token: 512,
  subject: 200,
  message: 5000,
} as const;

/** True when the text holds something a person can read: not only blanks, zero-width or control characters. */
export function isReadable(text: string): boolean {
  return /[^\s\p{Cc}\p{Cf}\p{Zs}\p{Zl}\p{Zp}\u115F\u1160\u3164\uFFA0]/u.test(text);
}

/** True when PostgreSQL can store the text: no NUL, no lone surrogate. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/**
 * A single-line text: white space collapsed, trimmed, readable, storable, at most `max` characters.
 * @param required message when nothing readable is left
 */
export function line({ required, max }: { required: string; max: number }) {
  return z
    .string(required)
    .check(
      z.refine(isStorable, 'Il testo contiene caratteri non ammessi'),
      z.overwrite(collapseWhiteSpace),
      z.refine(isReadable, required),
      z.maxLength(max, `Massimo ${String(max)} caratteri`),
    );
}

/**
 * Newlines and repeated white space become single spaces; the ends are trimmed. Characters that change the text
 * direction are removed, since inside our sentences they would change ours.
 */
export function collapseWhiteSpace(text: string): string {
  return text
    .replace(/[\u202A-\u202E\u2066-\u2069]+/gu, '')
    .replace(/[\s\u200B\uFEFF]+/gu, ' ')
    .trim();
}

/** Identifiers of rows on the wire. */
export const id = z.uuid('Identificativo non valido');

const BAD_REQUEST_ID = 'Richiesta non valida';

/**
 * An idempotency key the browser chooses once per request: repeated after a lost answer, it does nothing a second time.
 */
export const requestId = z
  .string(BAD_REQUEST_ID)
  .check(
    z.minLength(8, BAD_REQUEST_ID),
    z.maxLength(100, BAD_REQUEST_ID),
    z.refine(isStorable, BAD_REQUEST_ID),
  );

/** A count of versions, as the database stores it. */
export const version = z.int().check(z.gte(1), z.lte(2_147_483_647));

/** Rows one call may name. */
const MAX_IDS = 50;

/** Identifiers in an address, separated by commas. */
export const ids = z.string().check(
  z.toLowerCase(),
  z.refine(
    (text) => text.split(',').length <= MAX_IDS && text.split(',').every((one) => id.safeParse(one).success),
    'Identificativi non validi',
  ),
);

/** A moment in ISO 8601, UTC. */
export const timestamp = z.iso.datetime({ offset: true });

/** Cents of a euro with their fractions: single calls cost less than one. */
export const euroCents = z.number().check(z.gte(0));
