import { api, type PlanId } from '@citato/contract';
import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { refreshCompanies } from '#features/companies';
import { callApi } from '#lib/api-client';
import { renewUser } from '#lib/session/session-store';

const accountKey = [api.getOwnProfile.path] as const;
const archivedKey = [api.getArchived.path] as const;

/** Reads the signed-in user anew: a payment event may have changed the plan since the page was opened. */
export function useFreshAccount() {
  return useQuery({
    queryKey: accountKey,
    queryFn: async ({ signal }) => {
      const user = await callApi(api.getOwnProfile, { signal });
      renewUser(user);
      return user;
    },
    staleTime: 0,
    // A user who comes back from the bank or from another tab sees the result.
    refetchOnWindowFocus: true,
  });
}

export function useArchived() {
  return useQuery({
    queryKey: archivedKey,
    queryFn: ({ signal }) => callApi(api.getArchived, { signal }),
    staleTime: 0,
  });
}

/** What the end of the subscription would archive at present. */
export function useLapsePreview() {
  return useQuery({
    queryKey: [api.previewDowngrade.path, 'free'],
    queryFn: ({ signal }) => callApi(api.previewDowngrade, { params: { planId: 'free' }, signal }),
    staleTime: 0,
    gcTime: 0,
  });
}

export function usePreviewDowngrade() {
  return useMutation({
    mutationFn: (planId: PlanId) => callApi(api.previewDowngrade, { params: { planId } }),
  });
}

/** A refusal, too, may mean that the subscription's state has changed. */
export function useChangePlan() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: z.input<typeof api.changePlan.body>) => callApi(api.changePlan, { body }),
    onSettled: () => refreshAccount(client),
  });
}

export function useCancelSubscription() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(api.cancelSubscription, {}),
    onSettled: () => refreshAccount(client),
  });
}

export function useReactivateSubscription() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(api.reactivateSubscription, {}),
    onSettled: () => refreshAccount(client),
  });
}

async function refreshAccount(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: accountKey }),
    client.invalidateQueries({ queryKey: archivedKey }),
    refreshCompanies(client),
  ]);
}
