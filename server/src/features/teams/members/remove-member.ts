import { deleteMember, ensureHome, lockAccount } from '#features/accounts';
import { AppError } from '#lib/app-error';
import type { UserId } from '#lib/ids';
import { withTransaction } from '#platform/db';
import { recordMemberEvent } from '../store/member-events.ts';
import type { Acting, TeamsDeps } from '../teams-deps.ts';

/** Takes somebody out: their sign-ins in the organisation end in the same transaction, their open pages with it. */
export async function removeMember(
  { db, clock, live }: Pick<TeamsDeps, 'db' | 'clock' | 'live'>,
  { caller, memberId }: { caller: Acting; memberId: UserId },
): Promise<void> {
  const { accountId, userId: actorId } = caller;
  if (memberId === actorId) throw new AppError('teams.own_role');
  await withTransaction(db, async (tx) => {
    await lockAccount(tx, accountId);
    const now = clock.now();
    if (!(await deleteMember(tx, { accountId, userId: memberId })))
      throw new AppError('teams.member_not_found');
    await ensureHome(tx, { userId: memberId, now });
    await recordMemberEvent(tx, {
      organisationId: accountId,
      kind: 'removed',
      actorId,
      memberId,
      createdAt: now,
    });
    await live.publish(tx, { userId: accountId, event: { type: 'members.changed' } });
  });
}
