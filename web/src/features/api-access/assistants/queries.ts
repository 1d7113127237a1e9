import { api } from '@citato/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#lib/api-client';

const assistantsKey = [api.listAssistants.path] as const;

export function useAssistants() {
  return useQuery({
    queryKey: assistantsKey,
    // Its last use changes by itself: every view reads anew.
    staleTime: 0,
    queryFn: ({ signal }) => callApi(api.listAssistants, { signal }),
  });
}

export function useRevokeAssistant() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (assistantId: string) => callApi(api.revokeAssistant, { params: { assistantId } }),
    onSettled: () => client.invalidateQueries({ queryKey: assistantsKey }),
  });
}

/** What an address asks for; read once, since each look may read a document of somebody else's. */
export function useConsentRequest(request: string) {
  return useQuery({
    queryKey: [api.checkConsent.path, request],
    staleTime: Infinity,
    retry: false,
    queryFn: ({ signal }) => callApi(api.checkConsent, { body: { request }, signal }),
  });
}

export function useGrantConsent() {
  return useMutation({
    mutationFn: (body: {
      request: string;
      allows: boolean;
      mayWrite: boolean;
      companyIds: string[] | null;
    }) => callApi(api.grantConsent, { body }),
  });
}
