import { api, type PlanId } from '@citato/contract';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '#lib/api-client';

/** The monthly price of a plan in cents; undefined until it is known. */
export function usePlanPriceCents(plan: PlanId): number | undefined {
  const { data } = useQuery({
    queryKey: [api.listPlans.path],
    queryFn: ({ signal }) => callApi(api.listPlans, { signal }),
  });
  return data?.find((candidate) => candidate.id === plan)?.price;
}
