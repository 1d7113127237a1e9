import { api, type NewApiKey } from '@citato/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#lib/api-client';

const keysKey = [api.listApiKeys.path] as const;

export function useApiKeys() {
  return useQuery({
    queryKey: keysKey,
    // A key's last use changes by itself: every view reads anew.
    staleTime: 0,
    queryFn: ({ signal }) => callApi(api.listApiKeys, { signal }),
  });
}

export function useCreateApiKey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewApiKey) => callApi(api.createApiKey, { body }),
    onSettled: () => client.invalidateQueries({ queryKey: keysKey }),
  });
}

export function useRevokeApiKey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (keyId: string) => callApi(api.revokeApiKey, { params: { keyId } }),
    onSettled: () => client.invalidateQueries({ queryKey: keysKey }),
  });
}
