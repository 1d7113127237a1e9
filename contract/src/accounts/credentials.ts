import * as z from 'zod/mini';
import { MAX_LENGTH, isStorable } from '../text.ts';

const MIN_PASSWORD_LENGTH = 8;

export const email = z
  .string('Inserisci un indirizzo email valido')
  .check(
    z.trim(),
    z.maxLength(MAX_LENGTH.email, 'Inserisci un indirizzo email valido'),
    z.email('Inserisci un indirizzo email valido'),
  );

/**
 * A password in the one form it is compared in, as the profile OpaqueString of RFC 8265 has it: every space is the plain
 * one, letters are composed (NFC), widths stay. Keyboards and systems write `è` as one sign or as two.
 */
export function normalisePassword(password: string): string {
  return password.replace(/\p{Zs}/gu, ' ').normalize('NFC');
}

/** A password of 8 to 100 characters as a person counts them: an emoji is one. The blocklist is the server's. */
export function passwordText({ required, tooShort }: { required: string; tooShort: string }) {
  return z.string(required).check(
    z.overwrite(normalisePassword),
    z.refine((password) => Array.from(password).length >= MIN_PASSWORD_LENGTH, tooShort),
    z.refine(
      (password) => Array.from(password).length <= MAX_LENGTH.password,
      'La password può avere al massimo 100 caratteri',
    ),
    z.refine(isStorable, 'La password contiene caratteri non ammessi'),
  );
}

/** A sentence that does not reveal whether the address or the password was wrong. */
export const answeredMessage = z.object({ message: z.string() });
