import { listMembershipsOf } from './organisations/store/members.ts';
import { listSessionsOf } from './sessions/store.ts';
import { findOwnRecord } from './users/store/users.ts';
import type { UserId } from '#lib/ids';
import type { Queryable } from '#platform/db';

/** What a person's own rows say of them; hashes of secrets are left out. */
export async function exportFor(db: Queryable, userId: UserId) {
  return {
    account: await findOwnRecord(db, userId),
    devices: await listSessionsOf(db, userId),
    memberships: await listMembershipsOf(db, userId),
  };
}
