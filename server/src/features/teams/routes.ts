import { api } from '@citato/contract';
import { type AccountId, type InvitationId, type UserId, toId } from '#lib/ids';
import { type RouteImplementation, implement } from '#platform/http';
import { clientNetwork } from '#platform/limits';
import { acceptInvitation } from './invitations/accept-invitation.ts';
import { changeMember } from './members/change-member.ts';
import { checkInvitation } from './invitations/check-invitation.ts';
import { getTeam } from './members/get-team.ts';
import { inviteMember } from './invitations/invite-member.ts';
import { leaveTeam } from './members/leave-team.ts';
import { offerOwnership } from './invitations/offer-ownership.ts';
import { openOrganisation } from './members/open-organisation.ts';
import { removeMember } from './members/remove-member.ts';
import { renameTeam } from './members/rename-team.ts';
import { revokeInvitation } from './invitations/revoke-invitation.ts';
import type { TeamsDeps } from './teams-deps.ts';

export function teamRoutes(deps: TeamsDeps): RouteImplementation[] {
  return [
    implement(api.getTeam, async ({ caller }) => ({
      status: 200,
      body: await getTeam(deps, caller.accountId),
    })),
    implement(api.renameTeam, async ({ caller, body }) => {
      await renameTeam(deps.db, { accountId: caller.accountId, name: body.name });
      return { status: 204 };
    }),
    implement(api.inviteMember, async ({ caller, body }) => ({
      status: 201,
      body: { invitationId: await inviteMember(deps, { caller, ...body }) },
    })),
    implement(api.revokeInvitation, async ({ caller, params }) => {
      await revokeInvitation(deps, { caller, invitationId: toId<InvitationId>(params.invitationId) });
      return { status: 204 };
    }),
    implement(api.changeMember, async ({ caller, params, body }) => {
      await changeMember(deps, { caller, memberId: toId<UserId>(params.userId), ...body });
      return { status: 204 };
    }),
    implement(api.removeMember, async ({ caller, params }) => {
      await removeMember(deps, { caller, memberId: toId<UserId>(params.userId) });
      return { status: 204 };
    }),
    implement(api.offerOwnership, async ({ caller, params, body }) => {
      const memberId = toId<UserId>(params.userId);
      const invitationId = await offerOwnership(deps, { caller, memberId, password: body.password });
      return { status: 201, body: { invitationId } };
    }),
    implement(api.leaveTeam, async ({ caller }) => {
      await leaveTeam(deps, caller);
      return { status: 204 };
    }),
    implement(api.openOrganisation, async ({ caller, params }) => {
      await openOrganisation(deps, { caller, organisationId: toId<AccountId>(params.organisationId) });
      return { status: 204 };
    }),
    implement(api.checkInvitation, async ({ body, http }) => ({
      status: 200,
      body: await checkInvitation(deps, { token: body.token, network: clientNetwork(http.ip) }),
    })),
    implement(api.acceptInvitation, async ({ caller, body }) => {
      await acceptInvitation(deps, { caller, token: body.token });
      return { status: 204 };
    }),
  ];
}
