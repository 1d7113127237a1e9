import { AppError } from '#lib/app-error';
import type { InvitationId } from '#lib/ids';
import { withTransaction } from '#platform/db';
import { deleteInvitation, findInvitation } from '../store/invitations.ts';
import { recordMemberEvent } from '../store/member-events.ts';
import type { Acting, TeamsDeps } from '../teams-deps.ts';

/** Takes an invitation back; an editor those of clients only. */
export async function revokeInvitation(
  { db, clock }: Pick<TeamsDeps, 'db' | 'clock'>,
  { caller, invitationId }: { caller: Acting; invitationId: InvitationId },
): Promise<void> {
  const { accountId, userId, role } = caller;
  await withTransaction(db, async (tx) => {
    const found = await findInvitation(tx, { accountId, invitationId });
    if (found === null) throw new AppError('teams.invitation_not_found');
    if (role !== 'owner' && found.role !== 'client') throw new AppError('teams.clients_only');
    await deleteInvitation(tx, invitationId);
    await recordMemberEvent(tx, {
      organisationId: accountId,
      kind: 'invitation_revoked',
      actorId: userId,
      role: found.role,
      createdAt: clock.now(),
    });
  });
}
