import type { AccountId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { listInvitations, listMemberEvents } from './store.ts';

/** Who is invited to an organisation and what was done with its members; no secret of a link. */
export async function exportFor(db: Queryable, accountId: AccountId) {
  const invitations = await listInvitations(db, accountId);
  return {
    invitations: invitations.map(({ tokenHash: _secret, organisationId: _own, ...invitation }) => invitation),
    memberEvents: (await listMemberEvents(db, accountId)).map(({ organisationId: _own, ...event }) => event),
  };
}
