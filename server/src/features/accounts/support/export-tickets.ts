import type { UserId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { listTicketsOf } from './store.ts';

/** What an account's owner asked the support team. */
export async function exportFor(db: Queryable, userId: UserId) {
  return listTicketsOf(db, userId);
}
