import type { ErrorCode } from '@citato/contract';
import { AppError } from '#lib/app-error';
import { isCommonPassword } from './rules/common-password.ts';
import { isMadeOfKnownWords } from './rules/guessable-words.ts';

/** The words an account is known by: name and address. */
interface KnownBy {
  readonly email: string;
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  readonly companyNames?: readonly string[];
}

/** Refuses a password that is guessed first; `field` is where the form shows the reason. */
export function assertUncommonPassword({
  password,
  field,
  account: { email, firstName, lastName, companyNames = [] },
}: {
  password: string;
  field: string;
  account: KnownBy;
}): void {
  if (isCommonPassword(password)) throw refuse('accounts.common_password', field);
  const mailbox = email.slice(0, email.lastIndexOf('@'));
  const about = [mailbox, firstName ?? '', lastName ?? '', ...companyNames];
  if (isMadeOfKnownWords({ password, about })) throw refuse('accounts.guessable_password', field);
}

function refuse(code: ErrorCode, field: string): AppError {
  const { message } = new AppError(code);
  return new AppError(code, { fields: { [field]: message } });
}
