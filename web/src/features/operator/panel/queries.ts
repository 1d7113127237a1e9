import { api } from '@citato/contract';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#lib/api-client';
import type { ApiInput } from '#lib/api-types';
import { toMoments } from './period-model.ts';
import type { Period } from './period-search-model.ts';
import { useWatched } from './use-watched.ts';

export function useExpenses() {
  return useWatched({ key: [api.getExpenses.path], ask: (look) => callApi(api.getExpenses, look) });
}

type AccountsQuery = ApiInput<typeof api.listUsers>['query'];

/** A page of the accounts, and how all of them spread over the plans; the page before stays until the next has come. */
export function useUsers(query: AccountsQuery = {}) {
  return useWatched({
    key: [api.listUsers.path, query],
    ask: (look) => callApi(api.listUsers, { query, ...look }),
    keepsPrevious: true,
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
  return useWatched({ key: [api.getPipeline.path], ask: (look) => callApi(api.getPipeline, look) });
}

const stuckCountKey = [api.countStuckPrompts.path] as const;

/** How many prompts are stuck; looked at again every minute. */
export function useStuckPrompts() {
  return useWatched({
    key: stuckCountKey,
    ask: async (look) => (await callApi(api.countStuckPrompts, look)).count,
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
  return useWatched({
    key: [...deadLettersKey, kind ?? null],
    ask: (look) => callApi(api.listDeadLetters, { query: { kind }, ...look }),
    keepsPrevious: true,
  });
}
