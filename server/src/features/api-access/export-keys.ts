import type { AccountId } from '#lib/ids';
import type { RomeDay } from '#lib/rome-time';
import type { Queryable } from '#platform/db';
import { listAssistantsOf } from './store/assistants.ts';
import { listKeysOf } from './store/keys.ts';

const FIRST_DAY: RomeDay = '2000-01-01';

/** An account's keys with how often they called; of the keys themselves nothing is stored that could be exported. */
export async function exportFor(db: Queryable, userId: AccountId) {
  const rows = await listKeysOf(db, { userId, since: FIRST_DAY });
  return rows.map(({ userId: _owner, madeBy: _maker, secretHash: _hash, ...key }) => key);
}

/** The assistants people of an account let in; of their tokens nothing is stored that could be exported. */
export async function exportAssistants(db: Queryable, userId: AccountId) {
  const rows = await listAssistantsOf(db, { userId, memberId: null, since: FIRST_DAY });
  return rows.map(({ userId: _owner, ...assistant }) => assistant);
}
