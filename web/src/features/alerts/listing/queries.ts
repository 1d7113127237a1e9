import { api } from '@citato/contract';
import {
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { callApi } from '#lib/api-client';
import { alertsKey } from './alerts-key.ts';
import { settingsKey } from './settings-query.ts';

const BELL_SIZE = 5;

/** The newest alerts of all companies, for the bell. */
export function useNewestAlerts() {
  return useQuery({
    queryKey: [...alertsKey, 'newest'],
    queryFn: ({ signal }) =>
      callApi(api.listAlerts, { query: { limit: BELL_SIZE }, signal, isBackground: true }),
  });
}

// Safe: the first page follows none, each later one the last alert of the page before.
const startOfAlerts = () => null as string | null;

/** A company's alerts, page by page. */
export function useCompanyAlerts(companyId: string) {
  return useInfiniteQuery({
    queryKey: [...alertsKey, companyId],
    queryFn: ({ signal, pageParam }) =>
      callApi(api.listAlerts, {
        query: { companyId, ...(pageParam !== null && { after: pageParam }) },
        signal,
      }),
    initialPageParam: startOfAlerts(),
    getNextPageParam: ({ next }) => next,
  });
}

/** Marks all alerts of a company as read, or all of them. */
export function useReadAlerts() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (companyId: string | null) => callApi(api.readAlerts, { body: { companyId } }),
    onSuccess: () => refresh(client),
  });
}

type MuteScope = 'subject' | 'subject_everywhere' | 'company_week';

export function useMuteAlert() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ alertId, scope }: { alertId: string; scope: MuteScope }) =>
      callApi(api.muteAlert, { params: { alertId }, body: { scope } }),
    onSuccess: () => client.invalidateQueries({ queryKey: settingsKey }),
  });
}

export function useUnmuteAlert() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (muteId: string) => callApi(api.unmuteAlert, { params: { muteId } }),
    onSuccess: () => client.invalidateQueries({ queryKey: settingsKey }),
  });
}

const refresh = (client: QueryClient) => client.invalidateQueries({ queryKey: alertsKey });
