import { api } from '@citato/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#lib/api-client';

/** What is watched is looked at again by itself. */
const EVERY_MS = 60_000;

/** Only the first look notices that a session is over; the later ones leave the page as it stands. */
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
