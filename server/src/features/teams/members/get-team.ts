import type { Team } from '@citato/contract';
import { findOrganisationName, listLastSeen, listMembers } from '#features/accounts';
import { getSeats } from '#features/plans';
import type { AccountId } from '#lib/ids';
import { countSeats, takesSeat } from '../rules/seats.ts';
import { listInvitations } from '../store/invitations.ts';
import type { TeamsDeps } from '../teams-deps.ts';

/** Who is in the organisation and who is invited. */
export async function getTeam(
  { db, clock }: Pick<TeamsDeps, 'db' | 'clock'>,
  accountId: AccountId,
): Promise<Team> {
  const members = await listMembers(db, accountId);
  const lastSeen = await listLastSeen(db, accountId);
  const invitations = await listInvitations(db, accountId);
  const now = clock.now();
  const invited = invitations.filter(
    ({ role, handsOver, expiresAt }) => takesSeat(role) && !handsOver && expiresAt > now,
  ).length;
  const names = new Map<string, string>(
    members.map(({ userId, firstName, email }) => [userId, firstName ?? email]),
  );
  return {
    name: await findOrganisationName(db, accountId),
    members: members.map((member) => ({
      ...member,
      lastSeenAt: lastSeen.get(member.userId)?.toISOString() ?? null,
    })),
    invitations: invitations.map(
      ({ id, email, role, companyIds, handsOver, invitedBy, createdAt, expiresAt }) => ({
        id,
        email,
        role,
        companyIds,
        handsOver,
        invitedBy: invitedBy === null ? null : (names.get(invitedBy) ?? null),
        createdAt: createdAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
      }),
    ),
    seats: {
      used: countSeats({ roles: members.map(({ role }) => role), invited }),
      max: await getSeats(db, accountId),
    },
  };
}
