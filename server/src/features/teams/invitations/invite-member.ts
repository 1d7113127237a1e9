import type { InvitationInput } from '@citato/contract';
import { listMembers, lockAccount, normaliseEmail } from '#features/accounts';
import { getSeats } from '#features/plans';
import { AppError } from '#lib/app-error';
import type { InvitationId } from '#lib/ids';
import { withTransaction } from '#platform/db';
import { listOwnCompanies } from '../members/list-own-companies.ts';
import { decideInvitation } from '../rules/invitation-decision.ts';
import { countSeats } from '../rules/seats.ts';
import { sendInvitation } from './send-invitation.ts';
import { countInvited } from '../store/invitations.ts';
import type { Acting, TeamsDeps } from '../teams-deps.ts';

const INVITATIONS = { name: 'team-invitations', uses: 50, windowSeconds: 24 * 60 * 60 };

/** Invites an address by mail; inviting it again sends another link, and the earlier one is void. */
export async function inviteMember(
  deps: TeamsDeps,
  { caller, ...input }: InvitationInput & { caller: Acting },
): Promise<InvitationId> {
  const { accountId, userId } = caller;
  const email = normaliseEmail(input.email);
  await deps.limits.take(INVITATIONS, accountId);
  return withTransaction(deps.db, async (tx) => {
    await lockAccount(tx, accountId);
    const members = await listMembers(tx, accountId);
    const known = members.find((member) => member.email === email);
    if (known !== undefined)
      throw new AppError(known.userId === userId ? 'teams.yourself' : 'teams.already_member');
    const companyIds =
      input.role === 'client' ? await listOwnCompanies(tx, { accountId, companyIds: input.companyIds }) : [];
    const invited = await countInvited(tx, { accountId, email, now: deps.clock.now() });
    const verdict = decideInvitation({
      inviter: caller.role,
      role: input.role,
      companies: companyIds.length,
      seats: {
        taken: countSeats({ roles: members.map(({ role }) => role), invited }),
        max: await getSeats(tx, accountId),
      },
    });
    if (verdict !== 'allowed') throw new AppError(`teams.${verdict}`);
    return sendInvitation(deps, tx, { caller, email, role: input.role, companyIds, handsOver: false });
  });
}
