import { api, type EngineId, type Market } from '@citato/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { refreshCompanies } from '#features/companies';
import { callApi } from '#lib/api-client';

/** The engines a company can be asked at, and what they cost. */
export function useCompanyEngines(companyId: string) {
  return useQuery({
    queryKey: [api.getCompanyEngines.path, companyId],
    queryFn: ({ signal }) => callApi(api.getCompanyEngines, { params: { companyId }, signal }),
  });
}

export function useSetCompanyEngines(companyId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (excludedEngines: EngineId[]) =>
      callApi(api.setCompanyEngines, { params: { companyId }, body: { excludedEngines } }),
    onSuccess: () =>
      Promise.all([
        refreshCompanies(client),
        client.invalidateQueries({ queryKey: [api.getCompanyEngines.path, companyId] }),
      ]),
  });
}

/** The figures of every prompt that follows the company start anew. */
export function useSetCompanyMarket(companyId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (market: Market) =>
      callApi(api.setCompanyMarket, { params: { companyId }, body: { market } }),
    onSuccess: () =>
      Promise.all([
        refreshCompanies(client),
        client.invalidateQueries({ queryKey: [api.getCompanyEngines.path, companyId] }),
      ]),
  });
}
