import type { UserId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { listSessionsOf } from './store/sessions.ts';
import { findOwnRecord } from './store/users.ts';

/** What an account's own rows say of its owner; hashes of secrets are left out. */
export async function exportFor(db: Queryable, userId: UserId) {
  return { account: await findOwnRecord(db, userId), devices: await listSessionsOf(db, userId) };
}
