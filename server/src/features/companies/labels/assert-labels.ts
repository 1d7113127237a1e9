import type { LabelSubject } from '@citato/contract';
import { AppError } from '#lib/app-error';
import type { LabelId, AccountId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { listLabelsOfUser } from '../store/labels.ts';

/** Refuses labels that are not the user's, or that are for something else. */
export async function assertLabels(
  db: Queryable,
  { userId, subject, labelIds }: { userId: AccountId; subject: LabelSubject; labelIds: readonly LabelId[] },
): Promise<void> {
  if (labelIds.length === 0) return;
  const own = (await listLabelsOfUser(db, userId)).filter((label) => label.subject === subject);
  if (!labelIds.every((labelId) => own.some(({ id }) => id === labelId))) {
    throw new AppError('labels.not_found');
  }
}
