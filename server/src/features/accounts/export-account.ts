import { listSessionsOf } from './sessions/store.ts';
import { findOwnRecord } from './users/store/users.ts';
import type { UserId } from '#lib/ids';
import type { Queryable } from '#platform/db';

/** What an account's own rows say of its owner; hashes of secrets are left out. */
export async function exportFor(db: Queryable, userId: UserId) {
  return { account: await findOwnRecord(db, userId), devices: await listSessionsOf(db, userId) };
}
