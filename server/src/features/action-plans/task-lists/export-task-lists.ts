import type { AccountId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { listTaskListsOf } from './store.ts';

/** A user's task lists with what the model replied and what is ticked off. */
export async function exportFor(db: Queryable, userId: AccountId) {
  return listTaskListsOf(db, userId);
}
