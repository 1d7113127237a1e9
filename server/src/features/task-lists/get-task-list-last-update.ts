import type { UserId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { showsTaskLists } from './list-shown-rows.ts';
import { findLastVersionedAt } from './store.ts';

/** When the actions of any of the user's lists last changed. */
export async function getTaskListLastUpdate(
  db: Queryable,
  userId: UserId,
): Promise<{ lastUpdate: string | null }> {
  const last = (await showsTaskLists(db, userId)) ? await findLastVersionedAt(db, userId) : null;
  return { lastUpdate: last?.toISOString() ?? null };
}
