import { leaveProvider, type PaymentsDeps } from '#features/payments';
import { confirmPassword, deleteUser } from '#features/users';
import type { UserId } from '#lib/ids';
import { withTransaction } from '#platform/db';
import { eraseDeletedJob } from './erase-deleted.ts';

/**
 * Deletes an account: its row goes at once with all that is small, a job ends what it pays for, another
 * erases what its answers left.
 */
export async function deleteAccount(
  deps: PaymentsDeps,
  { userId, password }: { userId: UserId; password: string },
): Promise<void> {
  const { db, live, queue } = deps;
  await confirmPassword(deps, { userId, password, field: 'password' });
  await withTransaction(db, async (tx) => {
    await leaveProvider(deps, tx, { userId });
    await deleteUser(tx, userId);
    await live.forget(tx, userId);
    await queue.forget(tx, userId);
    await queue.enqueue(tx, eraseDeletedJob, {});
  });
}
