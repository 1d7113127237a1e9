import { listMembershipsOf } from './organisations/store/members.ts';
import { listSessionsOf } from './sessions/store.ts';
import { findOwnRecord } from './users/store/users.ts';
import type { UserId } from '#lib/ids';
import { listSecurityEvents } from '#platform/audit';
import type { OwnData } from '#platform/context';
import type { Queryable } from '#platform/db';
import { listTicketsOf } from './support/store.ts';

/** What a person's own rows say of them; hashes of secrets are left out. */
export async function exportPerson(db: Queryable, userId: UserId): Promise<OwnData> {
  return {
    account: await findOwnRecord(db, userId),
    devices: await listSessionsOf(db, userId),
    memberships: await listMembershipsOf(db, userId),
    securityEvents: await listSecurityEvents(db, userId),
    supportTickets: await listTicketsOf(db, userId),
  };
}
