import { api, type LimitOverridesInput } from '@citato/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#lib/api-client';

/** The button is busy until the list shows what was set. */
function useRefresh(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: [api.listAdminUsers.path] });
}

export function useSetLimits(userId: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: LimitOverridesInput) => callApi(api.setUserLimits, { params: { userId }, body }),
    onSuccess: refresh,
  });
}

export function useResetLimits(userId: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: () => callApi(api.resetUserLimits, { params: { userId } }),
    onSuccess: refresh,
  });
}
