import { AppError } from '#lib/app-error';
import { isCommonPassword } from './rules/common-password.ts';

/** Refuses what a guesser tries first; `field` is where the form shows the reason. */
export function assertUncommonPassword({ password, field }: { password: string; field: string }): void {
  if (!isCommonPassword(password)) return;
  const error = new AppError('accounts.common_password');
  throw new AppError('accounts.common_password', { fields: { [field]: error.message } });
}
