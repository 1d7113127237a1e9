import { leaveProvider, type PaymentsDeps } from '#features/billing';
import { deleteUser } from '#features/accounts';
import type { UserId } from '#lib/ids';
import type { Transaction } from '#platform/db';
import { eraseDeletedJob } from './erase-deleted.ts';

/**
 * Removes an account: its row is deleted at once with all small tables, one job ends its subscriptions, another erases
 * its answers.
 */
export async function removeAccount(
  deps: PaymentsDeps,
  tx: Transaction,
  { userId }: { userId: UserId },
): Promise<void> {
  const { live, queue } = deps;
  await leaveProvider(deps, tx, { userId });
  await deleteUser(tx, userId);
  await live.forget(tx, userId);
  await queue.forget(tx, userId);
  await queue.enqueue(tx, eraseDeletedJob, {});
}
