import { api, type CompanyWithPrompts, type SourceKind } from '@citato/contract';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#lib/api-client';
import { isReversed } from '../history/history-query-model.ts';
import { buildGapsQuery } from './gaps-query-model.ts';
import { type GapsSearch } from './gaps-search-model.ts';

interface AskedGaps {
  readonly company: CompanyWithPrompts;
  readonly search: GapsSearch;
}

/** The sources on both sides; asked anew when any number of the company changes. */
export function useSourceGaps({ company: { id, lastUpdated }, search }: AskedGaps) {
  const query = buildGapsQuery(search);
  return useQuery({
    queryKey: [api.getSourceGaps.path, id, query, lastUpdated],
    queryFn: ({ signal }) => callApi(api.getSourceGaps, { params: { companyId: id }, query, signal }),
    placeholderData: keepPreviousData,
    enabled: !isReversed(search),
  });
}

/** The same prompt by prompt. */
export function usePromptGaps({ company: { id, lastUpdated }, search }: AskedGaps) {
  const query = buildGapsQuery(search);
  return useQuery({
    queryKey: [api.listPromptGaps.path, id, query, lastUpdated],
    queryFn: ({ signal }) => callApi(api.listPromptGaps, { params: { companyId: id }, query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Puts a source into another kind; null gives it back to the list of kinds. */
export function useSetSourceKind(companyId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { source: string; kind: SourceKind | null }) =>
      callApi(api.setSourceKind, { params: { companyId }, body }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: [api.getSourceGaps.path, companyId] }),
        client.invalidateQueries({ queryKey: [api.listPromptGaps.path, companyId] }),
      ]),
  });
}
