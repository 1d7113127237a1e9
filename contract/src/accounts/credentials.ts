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

/** A password of 8 to 100 characters as a person counts them: an emoji is one. The blocklist is the server's. */
export function passwordText({ required, tooShort }: { required: string; tooShort: string }) {
  return z.string(required).check(
    z.refine((password) => Array.from(password).length >= MIN_PASSWORD_LENGTH, tooShort),
    z.refine(
      (password) => Array.from(password).length <= MAX_LENGTH.password,
      'La password può avere al massimo 100 caratteri',
    ),
    z.refine(isStorable, 'La password contiene caratteri non ammessi'),
  );
}

/** A sentence, and nothing that tells one address from another. */
export const answeredMessage = z.object({ message: z.string() });
