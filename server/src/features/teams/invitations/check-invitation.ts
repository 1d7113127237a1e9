import type { CheckedInvitation } from '@citato/contract';
import { findContact, findOrganisationName, hashToken, nameOrganisation } from '#features/accounts';
import { AppError } from '#lib/app-error';
import { findInvitationByToken } from '../store/invitations.ts';
import type { TeamsDeps } from '../teams-deps.ts';

const CHECKS = { name: 'invitation-check', uses: 60, windowSeconds: 60 * 60 };

/** What a link invites to, for whoever holds it; expired, revoked, used and made-up ones are answered alike. */
export async function checkInvitation(
  { db, clock, limits }: Pick<TeamsDeps, 'db' | 'clock' | 'limits'>,
  { token, network }: { token: string; network: string },
): Promise<CheckedInvitation> {
  await limits.take(CHECKS, network);
  const found = await findInvitationByToken(db, { tokenHash: hashToken(token), now: clock.now() });
  if (found === null) throw new AppError('teams.invalid_invitation');
  const { organisationId, email, role, handsOver, expiresAt } = found;
  const name = await findOrganisationName(db, organisationId);
  const owner = await findContact(db, organisationId);
  return {
    email,
    role,
    handsOver,
    organisation: nameOrganisation({ name, owner }),
    expiresAt: expiresAt.toISOString(),
  };
}
