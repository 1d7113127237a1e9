import { api, type CompanyWithPrompts, type EngineId } from '@citato/contract';
import {
  keepPreviousData,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { refreshCompanies } from '#features/companies';
import { refreshAnswers } from '#features/answers';
import { callApi } from '#lib/api-client';
import { randomId } from '#lib/browser/random-id';

const LAST_UPDATE_POLL_MS = 30_000;

/** Reads all numbers anew, and with them the answers they are made of. */
export async function refreshNumbers(
  client: QueryClient,
  options: { throwOnError?: boolean } = {},
): Promise<void> {
  await Promise.all([refreshCompanies(client, options), refreshAnswers(client)]);
}

export function useStartAnalysis() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (asked: { promptId: string; prompt: string; companyUrl: string; companyName: string }) =>
      callApi(api.startAnalysis, { body: { ...asked, requestId: randomId() } }),
    onSuccess: () => refreshCompanies(client),
    // A refusal may mean that the cache is old: the prompt is deleted, the analysis used.
    onError: () => void refreshCompanies(client),
  });
}

/** When any number last changed, asked every 30 seconds; a failure waits for the next round. */
export function useMonitoringLastUpdate() {
  return useQuery({
    queryKey: [api.getMonitoringLastUpdate.path],
    queryFn: ({ signal }) => callApi(api.getMonitoringLastUpdate, { signal, isBackground: true }),
    refetchInterval: LAST_UPDATE_POLL_MS,
  });
}

/** The numbers one engine's answers give; asked anew whenever any number of the company changes. */
export function useCompanyMonitoring({ company, engine }: { company: CompanyWithPrompts; engine: EngineId }) {
  return useQuery({
    queryKey: [api.getCompanyMonitoring.path, company.id, engine, company.lastUpdated],
    queryFn: ({ signal }) =>
      callApi(api.getCompanyMonitoring, { params: { companyId: company.id }, query: { engine }, signal }),
    placeholderData: keepPreviousData,
  });
}
