import { api } from '@citato/contract';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '#lib/api-client';

/** What the engines cost this month, and what one more prompt would cost. */
export function useUserSpending() {
  return useQuery({
    queryKey: [api.getUserSpending.path],
    queryFn: ({ signal }) => callApi(api.getUserSpending, { signal, isBackground: true }),
  });
}
