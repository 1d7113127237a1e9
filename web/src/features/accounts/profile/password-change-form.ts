import { api } from '@citato/contract';
import * as z from 'zod/mini';
import { confirmPassword, repeatedPassword } from '../access/repeated-password.ts';

/** The change of a password as the contract asks for it, with the second field that only the form knows. */
export const passwordChangeForm = z
  .extend(api.changePassword.body, { confirmPassword })
  .check(repeatedPassword(({ newPassword }) => newPassword));
