import { api } from '@citato/contract';
import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { callApi } from '#lib/api-client';

/** What an act changes is asked for again; the trail of administrators is always part of it. */
function useRefresh(...keys: QueryKey[]): () => Promise<unknown> {
  const client = useQueryClient();
  return () =>
    Promise.all([[api.listAudit.path], ...keys].map((queryKey) => client.invalidateQueries({ queryKey })));
}

export function useSendTestEmail() {
  return useMutation({
    mutationFn: () => callApi(api.sendTestEmail, {}),
    onSettled: useRefresh([api.getEmailAnalytics.path]),
  });
}

export function useTestWebhook() {
  return useMutation({ mutationFn: () => callApi(api.testWebhook, {}), onSettled: useRefresh() });
}

export function useMassSend() {
  return useMutation({
    mutationFn: () => callApi(api.massSendOverdue, {}),
    onSettled: useRefresh([api.getPipeline.path], [api.listAdminUsers.path]),
  });
}
