import { api, type AnalysisProgress } from '@citato/contract';
import { keepPreviousData, useInfiniteQuery, useQuery, type QueryClient } from '@tanstack/react-query';
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
export function useAnswers({
  risposte = '',
  nome,
  presenza,
  risposteDi,
  periodo,
  risposteDal,
  risposteAl,
}: AnswersSearch) {
  return useInfiniteQuery({
    queryKey: [...answersKey, risposte, { nome, presenza, risposteDi, periodo, risposteDal, risposteAl }],
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
          ...(risposteDal !== undefined && { from: risposteDal }),
          ...(risposteAl !== undefined && { to: risposteAl }),
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
 * Answers are read again after names change, and those to one prompt after an analysis: then the screen is refreshed.
 */
export async function refreshAnswers(client: QueryClient, promptId?: string): Promise<void> {
  await client.invalidateQueries({
    queryKey: promptId === undefined ? answersKey : [...answersKey, promptId],
  });
}
