import {
  findProfile,
  findRole,
  hashToken,
  listMembers,
  lockAccount,
  moveSession,
  saveMember,
} from '#features/accounts';
import { getSeats } from '#features/plans';
import { AppError } from '#lib/app-error';
import { type Transaction, withTransaction } from '#platform/db';
import { listOwnCompanies } from '../members/list-own-companies.ts';
import { countSeats, takesSeat } from '../rules/seats.ts';
import { findInvitationByToken, takeInvitation } from '../store/invitations.ts';
import { recordMemberEvent } from '../store/member-events.ts';
import type { InvitationRow } from '../tables.ts';
import type { Acting, TeamsDeps } from '../teams-deps.ts';

const TRIES = { name: 'invitation-accept', uses: 30, windowSeconds: 60 * 60 };

/**
 * Joins by an invitation, which is used up: once, and only by the person whose verified address it was sent to. The
 * device then works in that organisation.
 */
export async function acceptInvitation(
  { db, clock, live, limits }: Pick<TeamsDeps, 'db' | 'clock' | 'live' | 'limits'>,
  { caller, token }: { caller: Acting; token: string },
): Promise<void> {
  const { userId, sessionId } = caller;
  await limits.take(TRIES, userId);
  const tokenHash = hashToken(token);
  await withTransaction(db, async (tx) => {
    const now = clock.now();
    const found = await findInvitationByToken(tx, { tokenHash, now });
    const profile = await findProfile(tx, userId);
    if (found === null || profile === null) throw new AppError('teams.invalid_invitation');
    if (found.email !== profile.email) throw new AppError('teams.other_address');
    const accountId = found.organisationId;
    await lockAccount(tx, accountId);
    const taken = await takeInvitation(tx, { tokenHash, email: profile.email, now });
    if (taken === null) throw new AppError('teams.invalid_invitation');
    await join(tx, { invitation: taken, userId, now });
    await moveSession(tx, { sid: sessionId, accountId });
    await live.publish(tx, { userId: accountId, event: { type: 'members.changed' } });
  });
}

async function join(
  tx: Transaction,
  { invitation, userId, now }: { invitation: InvitationRow; userId: Acting['userId']; now: Date },
): Promise<void> {
  const { organisationId: accountId, role, handsOver, invitedBy } = invitation;
  const current = await findRole(tx, { accountId, userId });
  // Who is in already keeps the role they have, but for an ownership that is handed over.
  if (current !== null && !handsOver) return;
  const members = await listMembers(tx, accountId);
  const taken = countSeats({ roles: members.map((member) => member.role), invited: 0 });
  if (current === null && takesSeat(role) && taken >= (await getSeats(tx, accountId)))
    throw new AppError('teams.no_seat');
  const companyIds = await listOwnCompanies(tx, { accountId, companyIds: invitation.companyIds });
  await saveMember(tx, { accountId, userId, role, companyIds, now });
  if (handsOver && invitedBy !== null && (await findRole(tx, { accountId, userId: invitedBy })) !== null)
    await saveMember(tx, { accountId, userId: invitedBy, role: 'editor', companyIds: [], now });
  await recordMemberEvent(tx, {
    organisationId: accountId,
    kind: handsOver ? 'ownership_taken' : 'joined',
    actorId: userId,
    memberId: userId,
    role,
    createdAt: now,
  });
}
