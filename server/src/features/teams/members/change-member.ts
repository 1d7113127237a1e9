import type { Role } from '@citato/contract';
import { findRole, listMembers, lockAccount, saveMember } from '#features/accounts';
import { getSeats } from '#features/plans';
import { AppError } from '#lib/app-error';
import type { UserId } from '#lib/ids';
import { withTransaction } from '#platform/db';
import { listOwnCompanies } from './list-own-companies.ts';
import { countSeats, takesSeat } from '../rules/seats.ts';
import { countInvited } from '../store/invitations.ts';
import { recordMemberEvent } from '../store/member-events.ts';
import type { Acting, TeamsDeps } from '../teams-deps.ts';

/** Gives another member a role, in force from their next request on. */
export async function changeMember(
  { db, clock, live }: Pick<TeamsDeps, 'db' | 'clock' | 'live'>,
  {
    caller,
    memberId,
    role,
    companyIds: asked,
  }: { caller: Acting; memberId: UserId; role: Role; companyIds: readonly string[] },
): Promise<void> {
  const { accountId, userId: actorId } = caller;
  if (memberId === actorId) throw new AppError('teams.own_role');
  await withTransaction(db, async (tx) => {
    await lockAccount(tx, accountId);
    const now = clock.now();
    const current = await findRole(tx, { accountId, userId: memberId });
    if (current === null) throw new AppError('teams.member_not_found');
    const companyIds = role === 'client' ? await listOwnCompanies(tx, { accountId, companyIds: asked }) : [];
    if (role === 'client' && companyIds.length === 0) throw new AppError('teams.no_companies');
    if (takesSeat(role) && !takesSeat(current)) {
      const roles = (await listMembers(tx, accountId)).map((member) => member.role);
      const invited = await countInvited(tx, { accountId, email: '', now });
      if (countSeats({ roles, invited }) >= (await getSeats(tx, accountId)))
        throw new AppError('teams.no_seat');
    }
    await saveMember(tx, { accountId, userId: memberId, role, companyIds, now });
    await recordMemberEvent(tx, {
      organisationId: accountId,
      kind: 'role_changed',
      actorId,
      memberId,
      role,
      createdAt: now,
    });
    await live.publish(tx, { userId: accountId, event: { type: 'members.changed' } });
  });
}
