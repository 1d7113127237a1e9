import type { PaymentsDeps } from '#features/billing';
import { confirmPassword } from '#features/accounts';
import type { UserId } from '#lib/ids';
import { withTransaction } from '#platform/db';
import { removeAccount } from './remove-account.ts';

/** Deletes an account at its owner's request, with the password as proof. */
export async function deleteAccount(
  deps: PaymentsDeps,
  { userId, password }: { userId: UserId; password: string },
): Promise<void> {
  await confirmPassword(deps, { userId, password, field: 'password' });
  await withTransaction(deps.db, (tx) => removeAccount(deps, tx, { userId }));
}
