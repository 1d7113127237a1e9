import type { UserId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { listLabelsOfUser } from '../store/labels.ts';

/** A user's labels as they are stored; what they stand on names them by their ids. */
export async function exportLabels(db: Queryable, userId: UserId) {
  const rows = await listLabelsOfUser(db, userId);
  return rows.map(({ userId: _owner, ...label }) => label);
}
