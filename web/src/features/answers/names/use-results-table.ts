import { api, type EngineId, type MonitoringData, type ResultsTable } from '@citato/contract';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '#lib/api-client';

/**
 * All companies found for a prompt, once they are wanted and where its numbers do not list them already; read anew when
 * the numbers change. Until then the rows read last are shown.
 */
export function useResultsTable({
  data,
  engine,
  isWanted,
}: {
  data: MonitoringData | undefined;
  /** Whose answers alone the numbers are made of. */
  engine?: EngineId | undefined;
  isWanted: boolean;
}) {
  const promptId = data?.promptId ?? '';
  return useQuery<ResultsTable>({
    queryKey: [api.getResultsTable.path, promptId, engine ?? null, data?.lastUpdated],
    enabled: isWanted && data !== undefined && data.otherCompanies.count > 0,
    placeholderData: (previous, query) =>
      query?.queryKey[1] === promptId && query.queryKey[2] === (engine ?? null) ? previous : undefined,
    queryFn: ({ signal }) =>
      callApi(api.getResultsTable, {
        signal,
        params: { promptId },
        query: { ...(engine !== undefined && { engine }) },
      }),
  });
}
