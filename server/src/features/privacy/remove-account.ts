import { leaveProvider, type PaymentsDeps } from '#features/billing';
import { deleteUser, listOwned, lockAccount } from '#features/accounts';
import { AppError } from '#lib/app-error';
import type { UserId } from '#lib/ids';
import type { Transaction } from '#platform/db';
import { eraseDeletedJob } from './erase-deleted.ts';

/**
 * Removes a person, and every organisation nobody else is in: the rows are deleted at once with all small tables, one
 * job ends its subscriptions, another erases its answers. Who alone owns an organisation of several hands it on first.
 */
export async function removeAccount(
  deps: PaymentsDeps,
  tx: Transaction,
  { userId }: { userId: UserId },
): Promise<void> {
  const { live, queue } = deps;
  for (const { accountId } of await listOwned(tx, userId)) await lockAccount(tx, accountId);
  const owned = await listOwned(tx, userId);
  if (owned.some(({ others, otherOwners }) => others > 0 && otherOwners === 0))
    throw new AppError('accounts.last_owner');
  const ending = owned.filter(({ others }) => others === 0);
  for (const { accountId } of ending) await leaveProvider(deps, tx, { userId: accountId });
  await deleteUser(tx, userId);
  for (const { accountId } of ending) {
    await live.forget(tx, accountId);
    await queue.forget(tx, accountId);
  }
  await queue.forget(tx, userId);
  await queue.enqueue(tx, eraseDeletedJob, {});
}
