import { firstAccountOf } from '../organisations/rules/first-account.ts';
import { findProfile } from '../users/store/users.ts';
import type { UserId } from '#lib/ids';
import type { AccountsDeps } from '../accounts-deps.ts';
import { assertUncommonPassword } from './assert-uncommon-password.ts';

/** Refuses a new password of an account when it is what a guesser who knows the account tries first. */
export async function assertNewPassword(
  { db, listNamesOfCompanies }: Pick<AccountsDeps, 'db' | 'listNamesOfCompanies'>,
  { userId, newPassword }: { userId: UserId; newPassword: string },
): Promise<void> {
  const profile = await findProfile(db, userId);
  // Where the account is gone, the change that follows finds that out itself.
  if (profile === null) return;
  const account = { ...profile, companyNames: await listNamesOfCompanies(db, firstAccountOf(userId)) };
  assertUncommonPassword({ password: newPassword, field: 'newPassword', account });
}
