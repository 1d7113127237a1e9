import type { AccountId } from '#lib/ids';
import type { OwnData } from '#platform/context';
import type { Queryable } from '#platform/db';
import { listAllOf } from './store.ts';

/** The suggestions an account's owner asked for, with what was typed for them. */
export async function exportOrganisation(db: Queryable, userId: AccountId): Promise<OwnData> {
  const rows = await listAllOf(db, userId);
  return { promptSuggestions: rows.map(({ id: _id, userId: _userId, ...row }) => row) };
}
