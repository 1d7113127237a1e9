import {
  api,
  type AnalysisProgress,
  type CompanyNames,
  type CompanyWithPrompts,
  type EngineId,
  type MonitoringData,
  type ResultsTable,
  type StatedNames,
} from '@citato/contract';
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { companiesKey, refreshCompanies } from '#features/companies';
import { callApi } from '#lib/api-client';
import type { AnswersSearch, PresenceWord } from './answers-search.ts';

const answersKey = [api.listAnswers.path] as const;
const PAGE_SIZE = 10;
const FIRST_PAGE = '';
/** Answers of a running analysis shown while they land. */
const NEWEST = 2;
const PRESENCES = { si: 'named', no: 'absent', mancate: 'uncounted' } as const satisfies Record<
  PresenceWord,
  string
>;

/** The answers the address asks for, newest first, page by page. */
export function useAnswers({ risposte = '', nome, presenza, risposteDi, periodo }: AnswersSearch) {
  return useInfiniteQuery({
    queryKey: [...answersKey, risposte, { nome, presenza, risposteDi, periodo }],
    enabled: risposte !== '',
    initialPageParam: FIRST_PAGE,
    queryFn: ({ pageParam, signal }) =>
      callApi(api.listAnswers, {
        signal,
        params: { promptId: risposte },
        query: {
          scope: periodo === 'tutto' ? 'all' : 'standing',
          limit: PAGE_SIZE,
          ...(nome !== undefined && { company: nome }),
          ...(presenza !== undefined && { presence: PRESENCES[presenza] }),
          ...(risposteDi !== undefined && { engine: risposteDi }),
          ...(pageParam !== FIRST_PAGE && { cursor: pageParam }),
        },
      }),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}

/** The newest answers of a running analysis; every step of it asks again. */
export function useNewestAnswers({ promptId, analysisId, answered }: AnalysisProgress) {
  return useQuery({
    queryKey: [...answersKey, promptId, 'newest', analysisId, answered],
    enabled: answered > 0,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      callApi(api.listAnswers, { signal, params: { promptId }, query: { limit: NEWEST } }),
    select: ({ results }) => results.filter((result) => result.analysisId === analysisId),
  });
}

/**
 * All companies found for a prompt, once they are wanted and where its numbers do not list them already; read anew
 * when the numbers change. Until then what was read last stands.
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

/** Answers are read again after names change, and those to one prompt after an analysis: what is on screen follows. */
export async function refreshAnswers(client: QueryClient, promptId?: string): Promise<void> {
  await client.invalidateQueries({
    queryKey: promptId === undefined ? answersKey : [...answersKey, promptId],
  });
}

/** Other names make the numbers old; how far the new ones are is told as they come. */
function awaitNumbers({ aliases, rereading }: CompanyWithPrompts, stated: StatedNames) {
  return stated.revision === aliases.revision ? rereading : { done: 0, total: 0 };
}

/** Replaces what is stated about a company's names, unless another window has changed it since `revision`. */
export function useSetCompanyAliases(companyId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({
      names: { own, competitors, ignored },
      revision,
    }: {
      names: CompanyNames;
      revision: number;
    }) =>
      callApi(api.setCompanyAliases, {
        params: { companyId },
        body: { own, competitors, ignored, revision },
      }),
    onSuccess: (aliases) => {
      client.setQueryData<{ companies: CompanyWithPrompts[] }>(
        companiesKey,
        (list) =>
          list && {
            companies: list.companies.map((company) =>
              company.id === companyId
                ? { ...company, aliases, rereading: awaitNumbers(company, aliases) }
                : company,
            ),
          },
      );
    },
    // Whatever stood here was old: the next try starts from what the server has.
    onError: () => refreshCompanies(client),
  });
}
