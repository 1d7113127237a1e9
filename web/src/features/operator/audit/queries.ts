import { api } from '@citato/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApi } from '#lib/api-client';

/** A page of the trail from an entry on; the page before stays until it has come. */
export function useAudit(before: string | null) {
  return useQuery({
    queryKey: [api.listAudit.path, before],
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      callApi(api.listAudit, { query: before === null ? {} : { before: Number(before) }, signal }),
  });
}
