import type { UserId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { listTaskListsOf } from './store.ts';

/** A user's task lists with what the model replied and what is ticked off. */
export async function exportFor(db: Queryable, userId: UserId) {
  return listTaskListsOf(db, userId);
}
