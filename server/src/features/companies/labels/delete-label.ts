import { lockAccount } from '#features/accounts';
import { AppError } from '#lib/app-error';
import type { LabelId, AccountId } from '#lib/ids';
import type { Context } from '#platform/context';
import { withTransaction } from '#platform/db';
import { listLabelsOfUser, removeLabel } from '../store/labels.ts';

/** Deletes a label and takes it off all it stands on; prompts and companies stay. */
export async function deleteLabel(
  { db, live }: Pick<Context, 'db' | 'live'>,
  { userId, labelId }: { userId: AccountId; labelId: LabelId },
): Promise<void> {
  await withTransaction(db, async (tx) => {
    await lockAccount(tx, userId);
    const all = await listLabelsOfUser(tx, userId);
    if (!all.some(({ id }) => id === labelId)) throw new AppError('labels.not_found');
    await removeLabel(tx, { userId, labelId });
    await live.publish(tx, { userId, event: { type: 'companies.changed' } });
  });
}
