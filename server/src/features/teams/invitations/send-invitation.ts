import { ROLE_NAMES, type Role } from '@citato/contract';
import {
  createToken,
  findContact,
  findOrganisationName,
  findProfile,
  hashToken,
  nameOrganisation,
} from '#features/accounts';
import { enqueueMail, writeMail } from '#features/emails';
import { buildAppLink } from '#lib/app-link';
import { type CompanyId, type InvitationId, newId } from '#lib/ids';
import type { Transaction } from '#platform/db';
import { saveInvitation } from '../store/invitations.ts';
import { recordMemberEvent } from '../store/member-events.ts';
import type { Acting, TeamsDeps } from '../teams-deps.ts';
import { invitationMail } from '../templates/invitation.ts';

const DAYS = 7;

/** Stores an invitation and mails its link, which alone holds the secret. */
export async function sendInvitation(
  deps: TeamsDeps,
  tx: Transaction,
  {
    caller: { accountId, userId },
    ...asked
  }: {
    caller: Acting;
    email: string;
    role: Role;
    companyIds: readonly CompanyId[];
    handsOver: boolean;
  },
): Promise<InvitationId> {
  const now = deps.clock.now();
  const token = createToken();
  const id = newId<InvitationId>();
  const expiresAt = new Date(now.getTime() + DAYS * 24 * 60 * 60 * 1000);
  await saveInvitation(tx, {
    ...asked,
    id,
    organisationId: accountId,
    companyIds: [...asked.companyIds],
    tokenHash: hashToken(token),
    invitedBy: userId,
    createdAt: now,
    expiresAt,
  });
  await recordMemberEvent(tx, {
    organisationId: accountId,
    kind: asked.handsOver ? 'ownership_offered' : 'invited',
    actorId: userId,
    role: asked.role,
    createdAt: now,
  });
  const inviter = await findProfile(tx, userId);
  const owner = await findContact(tx, accountId);
  const letter = invitationMail({
    inviter: [inviter?.firstName, inviter?.lastName].filter(Boolean).join(' '),
    organisation: nameOrganisation({ name: await findOrganisationName(tx, accountId), owner }),
    role: ROLE_NAMES[asked.role],
    handsOver: asked.handsOver,
    link: buildAppLink({ appUrl: deps.settings.appUrl, path: `/invitation?token=${token}` }).href,
    expiresAt,
  });
  // Nobody's mail: the address may have no account.
  await enqueueMail(deps, tx, {
    userId: null,
    to: asked.email,
    template: await writeMail(letter),
    kind: 'team-invitation',
  });
  return id;
}
