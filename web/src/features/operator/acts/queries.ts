import { api } from '@citato/contract';
import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { callApi } from '#lib/api-client';

/** After an act its data are read again; the audit trail is always among them. */
function useRefresh(...keys: QueryKey[]): () => Promise<unknown> {
  const client = useQueryClient();
  return () =>
    Promise.all([[api.listAudit.path], ...keys].map((queryKey) => client.invalidateQueries({ queryKey })));
}

export function useSendTestMail() {
  return useMutation({
    mutationFn: () => callApi(api.sendTestMail, {}),
    onSettled: useRefresh([api.getEmailAnalytics.path]),
  });
}

export function useSendTestPrompt() {
  return useMutation({ mutationFn: () => callApi(api.sendTestPrompt, {}), onSettled: useRefresh() });
}

export function useSendOverduePrompts() {
  return useMutation({
    mutationFn: () => callApi(api.sendOverduePrompts, {}),
    onSettled: useRefresh([api.getPipeline.path], [api.listUsers.path]),
  });
}
