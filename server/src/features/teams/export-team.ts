import type { AccountId } from '#lib/ids';
import type { OwnData } from '#platform/context';
import type { Queryable } from '#platform/db';
import { exportPortfolio } from './portfolio/export-portfolio.ts';
import { listInvitations } from './store/invitations.ts';
import { listMemberEvents } from './store/member-events.ts';

/** Who is invited to an organisation and what was done with its members, and who looks after which company; no secret of a link. */
export async function exportOrganisation(db: Queryable, accountId: AccountId): Promise<OwnData> {
  const invitations = await listInvitations(db, accountId);
  return {
    invitations: invitations.map(({ tokenHash: _secret, organisationId: _own, ...invitation }) => invitation),
    memberEvents: (await listMemberEvents(db, accountId)).map(({ organisationId: _own, ...event }) => event),
    ...(await exportPortfolio(db, accountId)),
  };
}
