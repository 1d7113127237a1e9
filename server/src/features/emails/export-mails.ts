import type { UserId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { listMailsOf } from './store.ts';

/** The mails written for an account; their text is left out, since it held links that are secrets. */
export async function exportFor(db: Queryable, userId: UserId) {
  return listMailsOf(db, userId);
}
