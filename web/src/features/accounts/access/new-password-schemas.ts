import { api, registration } from '@citato/contract';
import * as z from 'zod/mini';
import { confirmPassword, repeatedPassword } from './repeated-password.ts';

/** The new password of the contract, with the second field that only the form knows; the token is the page's. */
export const passwordResetForm = z
  .extend(z.pick(api.resetPassword.body, { newPassword: true }), { confirmPassword })
  .check(repeatedPassword(({ newPassword }) => newPassword));

/** The first password of an account, under the rules of a registration. */
export const firstPasswordForm = z
  .object({ newPassword: registration.shape.password, confirmPassword })
  .check(repeatedPassword(({ newPassword }) => newPassword));

export interface NewPassword {
  newPassword: string;
  confirmPassword: string;
}
