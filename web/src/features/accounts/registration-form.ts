import { registration } from '@citato/contract';
import * as z from 'zod/mini';
import { accountsCopy } from './copy.ts';

/** The registration of the contract, with the second password that only the form knows. */
export const registrationForm = z
  .extend(registration, {
    confirmPassword: z.string().check(z.minLength(1, accountsCopy.register.confirmRequired)),
  })
  .check(
    z.refine(({ password, confirmPassword }) => password === confirmPassword, {
      path: ['confirmPassword'],
      error: accountsCopy.register.mismatch,
      // Told while other fields still have errors, not only once they are mended.
      when: ({ value }) => isTypedTwice(value),
    }),
  );

export type RegistrationForm = z.infer<typeof registrationForm>;

function isTypedTwice(value: unknown): boolean {
  return (
    typeof value === 'object' && value !== null && 'confirmPassword' in value && value.confirmPassword !== ''
  );
}
