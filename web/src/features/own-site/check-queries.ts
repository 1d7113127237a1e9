import { api } from '@citato/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#lib/api-client';

const LOOK_AGAIN_MS = 2_000;
const keyOf = (companyId: string) => [api.getSiteCheck.path, companyId] as const;

/** The own site in answers; looked at again while it is being read. */
export function useSiteCheck(companyId: string) {
  return useQuery({
    queryKey: keyOf(companyId),
    queryFn: ({ signal }) => callApi(api.getSiteCheck, { params: { companyId }, signal }),
    refetchInterval: ({ state: { data } }) => (data?.isUnderWay === true ? LOOK_AGAIN_MS : false),
  });
}

export function useRequestSiteCheck(companyId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(api.requestSiteCheck, { params: { companyId } }),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(companyId) }),
  });
}
