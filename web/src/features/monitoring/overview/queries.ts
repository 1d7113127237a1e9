import { api } from '@citato/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApi } from '#lib/api-client';

/** Twelve weeks of every company; asked anew when any of their numbers changes. */
export function useTrends(lastUpdated: string | null) {
  return useQuery({
    queryKey: [api.listTrends.path, lastUpdated],
    queryFn: ({ signal }) => callApi(api.listTrends, { signal }),
    placeholderData: keepPreviousData,
  });
}
