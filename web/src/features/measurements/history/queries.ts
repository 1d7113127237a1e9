import { api, type CompanyWithPrompts } from '@citato/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApi } from '#lib/api-client';
import { buildQuery, isReversed } from './history-query-model.ts';
import { type HistorySearch } from './history-search-model.ts';

/** What stored answers of the period say of those named beside the company. */
export function useCompanionDetails({
  company: { id, lastUpdated },
  search,
  keys,
}: {
  company: CompanyWithPrompts;
  search: HistorySearch;
  keys: readonly string[];
}) {
  const query = { ...buildQuery(search), keys: keys.join('\n') };
  return useQuery({
    queryKey: [api.getCompanionDetails.path, id, query, lastUpdated],
    queryFn: ({ signal }) => callApi(api.getCompanionDetails, { params: { companyId: id }, query, signal }),
    enabled: keys.length > 0,
  }).data;
}

/** What became of a company over a period; asked anew when any of its numbers changes. */
export function useCompanyHistory({
  company: { id, lastUpdated },
  search,
}: {
  company: CompanyWithPrompts;
  search: HistorySearch;
}) {
  const query = buildQuery(search);
  return useQuery({
    queryKey: [api.getCompanyHistory.path, id, query, lastUpdated],
    queryFn: ({ signal }) => callApi(api.getCompanyHistory, { params: { companyId: id }, query, signal }),
    placeholderData: keepPreviousData,
    enabled: !isReversed(search),
  });
}
