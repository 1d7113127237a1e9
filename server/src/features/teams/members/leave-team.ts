import { deleteMember, ensureHome, listOwned, lockAccount, moveSession } from '#features/accounts';
import { AppError } from '#lib/app-error';
import { withTransaction } from '#platform/db';
import { recordMemberEvent } from '../store/member-events.ts';
import type { Acting, TeamsDeps } from '../teams-deps.ts';

/** Leaves the open organisation; this device goes on in another one of the person, any other is signed out of it. */
export async function leaveTeam(
  { db, clock, live }: Pick<TeamsDeps, 'db' | 'clock' | 'live'>,
  { userId, accountId, sessionId }: Acting,
): Promise<void> {
  await withTransaction(db, async (tx) => {
    await lockAccount(tx, accountId);
    const now = clock.now();
    const owned = (await listOwned(tx, userId)).find((one) => one.accountId === accountId);
    if (owned?.otherOwners === 0) throw new AppError('accounts.last_owner');
    // The session hangs on the membership: it moves before that goes.
    const home = await ensureHome(tx, { userId, except: accountId, now });
    await moveSession(tx, { sid: sessionId, accountId: home });
    await deleteMember(tx, { accountId, userId });
    await recordMemberEvent(tx, {
      organisationId: accountId,
      kind: 'left',
      actorId: userId,
      memberId: userId,
      createdAt: now,
    });
    await live.publish(tx, { userId: accountId, event: { type: 'members.changed' } });
  });
}
