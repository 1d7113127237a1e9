import type { AccountId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { listAllOf } from './store.ts';

/** The suggestions an account's owner asked for, with what was typed for them. */
export async function exportFor(db: Queryable, userId: AccountId) {
  const rows = await listAllOf(db, userId);
  return rows.map(({ id: _id, userId: _userId, ...row }) => row);
}
