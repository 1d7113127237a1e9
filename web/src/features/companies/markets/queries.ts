import { api } from '@citato/contract';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '#lib/api-client';

/** In how many markets the plan has a company asked. */
export function useMarketAllowance(companyId: string) {
  return useQuery({
    queryKey: [api.getCompanyEngines.path, companyId],
    queryFn: ({ signal }) => callApi(api.getCompanyEngines, { params: { companyId }, signal }),
    select: ({ marketAllowance }) => marketAllowance,
  });
}
