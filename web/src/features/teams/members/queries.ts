import { api, type InvitationInput, type Role } from '@citato/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#lib/api-client';

const teamKey = [api.getTeam.path] as const;

export function useTeam({ isShown }: { isShown: boolean }) {
  return useQuery({
    queryKey: teamKey,
    enabled: isShown,
    // People come and go elsewhere: every view reads anew.
    staleTime: 0,
    queryFn: ({ signal }) => callApi(api.getTeam, { signal }),
  });
}

function useTeamChange<Input>(change: (input: Input) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => client.invalidateQueries({ queryKey: teamKey }),
  });
}

export const useInviteMember = () =>
  useTeamChange((body: InvitationInput) => callApi(api.inviteMember, { body }));

export const useRevokeInvitation = () =>
  useTeamChange((invitationId: string) => callApi(api.revokeInvitation, { params: { invitationId } }));

export const useChangeMember = () =>
  useTeamChange(({ userId, ...body }: { userId: string; role: Role; companyIds: string[] }) =>
    callApi(api.changeMember, { params: { userId }, body }),
  );

export const useRemoveMember = () =>
  useTeamChange((userId: string) => callApi(api.removeMember, { params: { userId } }));

export const useOfferOwnership = () =>
  useTeamChange(({ userId, password }: { userId: string; password: string }) =>
    callApi(api.offerOwnership, { params: { userId }, body: { password } }),
  );

export const useLeaveTeam = () => useTeamChange(() => callApi(api.leaveTeam, {}));

export const useRenameTeam = () =>
  useTeamChange((name: string) => callApi(api.renameTeam, { body: { name } }));

/** What a link invites to; asked once, since what is asked may end meanwhile. */
export function useCheckedInvitation(token: string) {
  return useQuery({
    queryKey: [api.checkInvitation.path, token],
    retry: false,
    queryFn: ({ signal }) => callApi(api.checkInvitation, { body: { token }, signal }),
  });
}

export function useAcceptInvitation() {
  return useMutation({ mutationFn: (token: string) => callApi(api.acceptInvitation, { body: { token } }) });
}
