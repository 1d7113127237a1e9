import { confirmPassword, findProfile, findRole, lockAccount } from '#features/accounts';
import { AppError } from '#lib/app-error';
import type { InvitationId, UserId } from '#lib/ids';
import { withTransaction } from '#platform/db';
import { sendInvitation } from './send-invitation.ts';
import type { Acting, TeamsDeps } from '../teams-deps.ts';

/** Offers a member the ownership, with the password as proof; whoever accepts is owner, and the owner an editor. */
export async function offerOwnership(
  deps: TeamsDeps,
  { caller, memberId, password }: { caller: Acting; memberId: UserId; password: string },
): Promise<InvitationId> {
  const { accountId, userId } = caller;
  if (memberId === userId) throw new AppError('teams.yourself');
  if ((await findRole(deps.db, { accountId, userId: memberId })) === null)
    throw new AppError('teams.member_not_found');
  await confirmPassword(deps, { userId, password, field: 'password' });
  return withTransaction(deps.db, async (tx) => {
    await lockAccount(tx, accountId);
    const role = await findRole(tx, { accountId, userId: memberId });
    const member = await findProfile(tx, memberId);
    if (role === null || member === null) throw new AppError('teams.member_not_found');
    const { email } = member;
    return sendInvitation(deps, tx, { caller, email, role: 'owner', companyIds: [], handsOver: true });
  });
}
