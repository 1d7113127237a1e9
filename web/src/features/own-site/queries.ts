import { api } from '@citato/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, callApi } from '#lib/api-client';

const keyOf = (companyId: string) => [api.getSiteVisitors.path, companyId] as const;

/** Who came to a company's site, by the logs it was sent. */
export function useSiteVisitors(companyId: string) {
  return useQuery({
    queryKey: keyOf(companyId),
    queryFn: ({ signal }) => callApi(api.getSiteVisitors, { params: { companyId }, signal }),
    retry: (count, error) => !(error instanceof ApiError) && count < 2,
  });
}

/** A change of the logs, after which who came is read anew. */
function useLogChange<Input, Result>(companyId: string, change: (input: Input) => Promise<Result>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => client.invalidateQueries({ queryKey: keyOf(companyId) }),
  });
}

export const useSendLog = (companyId: string) =>
  useLogChange(companyId, (file: File) => callApi(api.sendAccessLog, { params: { companyId }, file }));

export const useDeleteLog = (companyId: string) =>
  useLogChange(companyId, (logId: string) => callApi(api.deleteAccessLog, { params: { companyId, logId } }));

export const useCreateLogAddress = (companyId: string) =>
  useLogChange(companyId, () => callApi(api.createLogAddress, { params: { companyId } }));

export const useDeleteLogAddress = (companyId: string) =>
  useLogChange(companyId, () => callApi(api.deleteLogAddress, { params: { companyId } }));
