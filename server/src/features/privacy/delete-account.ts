import { confirmPassword, deleteUser } from '#features/accounts';
import type { UserId } from '#lib/ids';
import type { Context } from '#platform/context';
import { withTransaction } from '#platform/db';

/** Deletes an account and all that belongs to it. What other features keep of it goes with its row. */
export async function deleteAccount(
  deps: Context,
  { userId, password }: { userId: UserId; password: string },
): Promise<void> {
  const { db, live, queue } = deps;
  await confirmPassword(deps, { userId, password, field: 'password' });
  await withTransaction(db, async (tx) => {
    await deleteUser(tx, userId);
    await live.forget(tx, userId);
    await queue.forget(tx, userId);
  });
}
