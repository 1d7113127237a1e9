import { api } from '@citato/contract';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#lib/api-client';
import type { ApiInput } from '#lib/api-types';
import { toMoments } from './period-model.ts';
import type { Period } from './period-search-model.ts';

/** Read again at an interval. */
const EVERY_MS = 60_000;

/** Only the first read ends an expired session; the later ones leave the page as it is. */
function useIsBackground(key: readonly unknown[]): () => boolean {
  const client = useQueryClient();
  return () => client.getQueryData(key) !== undefined;
}

export function useExpenses() {
  const key = [api.getExpenses.path];
  const isBackground = useIsBackground(key);
  return useQuery({
    queryKey: key,
    staleTime: 0,
    refetchInterval: EVERY_MS,
    queryFn: ({ signal }) => callApi(api.getExpenses, { signal, isBackground: isBackground() }),
  });
}

type AccountsQuery = ApiInput<typeof api.listUsers>['query'];

/** A page of the accounts, and how all of them spread over the plans; the page before stays until the next has come. */
export function useUsers(query: AccountsQuery = {}) {
  const key = [api.listUsers.path, query];
  const isBackground = useIsBackground(key);
  return useQuery({
    queryKey: key,
    staleTime: 0,
    refetchInterval: EVERY_MS,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => callApi(api.listUsers, { query, signal, isBackground: isBackground() }),
  });
}

/** The figures of a period; none are requested without one, and the figures before stay until the next are loaded. */
export function useAdminStats(period: Period | null) {
  return useQuery({
    queryKey: [api.getAdminStats.path, period],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      if (period === null) return null;
      return (await callApi(api.getAdminStats, { query: toMoments(period, new Date()), signal })).stats;
    },
  });
}

export function usePipeline() {
  const key = [api.getPipeline.path];
  const isBackground = useIsBackground(key);
  return useQuery({
    queryKey: key,
    staleTime: 0,
    refetchInterval: EVERY_MS,
    queryFn: ({ signal }) => callApi(api.getPipeline, { signal, isBackground: isBackground() }),
  });
}

const stuckCountKey = [api.countStuckPrompts.path] as const;

/** How many prompts are stuck; looked at again every minute. */
export function useStuckPrompts() {
  const isBackground = useIsBackground(stuckCountKey);
  return useQuery({
    queryKey: stuckCountKey,
    staleTime: 0,
    refetchInterval: EVERY_MS,
    queryFn: async ({ signal }) =>
      (await callApi(api.countStuckPrompts, { signal, isBackground: isBackground() })).count,
  });
}

/** Ends what is stuck; the button is busy until what is late has been counted again. */
export function useClearStuckPrompts() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(api.clearStuckPrompts, {}),
    onSettled: () =>
      Promise.all(
        [stuckCountKey, [api.getPipeline.path], [api.listAudit.path]].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  });
}

export const deadLettersKey = [api.listDeadLetters.path] as const;

/** Of one kind, or of all; the other kind stays on screen until it has come. */
export function useDeadLetters(kind: string | undefined) {
  const key = [...deadLettersKey, kind ?? null];
  const isBackground = useIsBackground(key);
  return useQuery({
    queryKey: key,
    staleTime: 0,
    refetchInterval: EVERY_MS,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      callApi(api.listDeadLetters, { query: { kind }, signal, isBackground: isBackground() }),
  });
}
