import { api, type AdminUser, type LimitOverridesInput } from '@citato/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#lib/api-client';

/** The button is busy until the list shows what was set. */
function useRefresh(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await Promise.all(
      [[api.listUsers.path], [api.listAudit.path]].map((queryKey) => client.invalidateQueries({ queryKey })),
    );
  };
}

export function useSetUserLimits(userId: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: LimitOverridesInput) => callApi(api.setUserLimits, { params: { userId }, body }),
    onSuccess: refresh,
  });
}

export function useResetUserLimits(userId: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: () => callApi(api.resetUserLimits, { params: { userId } }),
    onSuccess: refresh,
  });
}

const MAILS_STALE_MS = 5 * 60_000;

/** What became of the mails of a day to the accounts of a page, by address. */
export function useEmailAnalytics(users: readonly AdminUser[]) {
  const ids = users.map(({ id }) => id).join(',');
  return useQuery({
    queryKey: [api.getEmailAnalytics.path, ids],
    staleTime: MAILS_STALE_MS,
    enabled: ids !== '',
    queryFn: async ({ signal }) =>
      (await callApi(api.getEmailAnalytics, { query: { users: ids }, signal })).stats,
  });
}
