import { normalisePassword } from '@citato/contract';
import * as z from 'zod/mini';
import { accountsCopy } from './copy.ts';

/** The second field of a new password, which only forms know. */
export const confirmPassword = z.string().check(z.minLength(1, accountsCopy.repeatedPassword.required));

/** Both fields hold the same password; shown while other fields still have errors, not only once they are mended. */
export function repeatedPassword<Values extends { confirmPassword: string }>(
  readPassword: (values: Values) => string,
) {
  return z.refine<Values>((values) => readPassword(values) === normalisePassword(values.confirmPassword), {
    path: ['confirmPassword'],
    error: accountsCopy.repeatedPassword.mismatch,
    when: ({ value }) => isTypedTwice(value),
  });
}

function isTypedTwice(value: unknown): boolean {
  return (
    typeof value === 'object' && value !== null && 'confirmPassword' in value && value.confirmPassword !== ''
  );
}
