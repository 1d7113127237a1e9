import { api } from '@citato/contract';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '#lib/api-client';

/** All plans, cheapest first. */
export function usePlans() {
  return useQuery({
    queryKey: [api.listPlans.path],
    queryFn: ({ signal }) => callApi(api.listPlans, { signal }),
  });
}
