import { api } from '@citato/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#lib/api-client';

/** Read again at an interval. */
const EVERY_MS = 60_000;

/** Only the first read ends an expired session; the later ones leave the page as it is. */
export function useHealth() {
  const key = [api.getHealth.path];
  const client = useQueryClient();
  return useQuery({
    queryKey: key,
    staleTime: 0,
    refetchInterval: EVERY_MS,
    queryFn: ({ signal }) =>
      callApi(api.getHealth, { signal, isBackground: client.getQueryData(key) !== undefined }),
  });
}
