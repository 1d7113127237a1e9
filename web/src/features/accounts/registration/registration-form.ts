import { registration } from '@citato/contract';
import * as z from 'zod/mini';
import { confirmPassword, repeatedPassword } from '../access/repeated-password.ts';

/** The registration of the contract, with the second password that only the form knows. */
export const registrationForm = z
  .extend(registration, { confirmPassword })
  .check(repeatedPassword(({ password }) => password));

export type RegistrationForm = z.infer<typeof registrationForm>;
