import { api } from '@citato/contract';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { callApi } from '#lib/api-client';
import { createRequestNamer } from '#lib/requests/request-namer';

const webhooksKey = [api.listWebhookEndpoints.path] as const;
const deliveriesKey = (webhookId: string) => [api.listWebhookDeliveries.path, webhookId] as const;
/** Deliveries under way show their end without a reload. */
const WATCH_MS = 5_000;

export function useWebhookEndpoints() {
  return useQuery({
    queryKey: webhooksKey,
    // Endpoints are switched off by their answers: every view reads anew.
    staleTime: 0,
    queryFn: ({ signal }) => callApi(api.listWebhookEndpoints, { signal }),
  });
}

/** Every change of an endpoint, each followed by a fresh list. */
export function useWebhookChanges(webhookId: string) {
  const client = useQueryClient();
  const onSettled = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: webhooksKey }),
      client.invalidateQueries({ queryKey: deliveriesKey(webhookId) }),
    ]);
  const params = { webhookId };
  const update = useMutation({
    mutationFn: (body: z.input<typeof api.updateWebhookEndpoint.body>) =>
      callApi(api.updateWebhookEndpoint, { params, body }),
    onSettled,
  });
  const remove = useMutation({ mutationFn: () => callApi(api.deleteWebhookEndpoint, { params }), onSettled });
  const [namer] = useState(() => createRequestNamer());
  const renew = useMutation({
    mutationFn: () =>
      callApi(api.rotateWebhookSecret, { params, body: { requestId: namer.nameOf(webhookId) } }),
    onSuccess: namer.forget,
    onSettled,
  });
  const test = useMutation({ mutationFn: () => callApi(api.testWebhookEndpoint, { params }), onSettled });
  const resend = useMutation({
    mutationFn: (deliveryId: string) =>
      callApi(api.resendWebhookDelivery, { params: { webhookId, deliveryId } }),
    onSettled,
  });
  return { update, remove, renew, test, resend };
}

export function useCreateWebhookEndpoint() {
  const client = useQueryClient();
  const [namer] = useState(() => createRequestNamer());
  return useMutation({
    mutationFn: (body: z.input<typeof api.createWebhookEndpoint.body>) =>
      callApi(api.createWebhookEndpoint, { body: { ...body, requestId: namer.nameOf(body) } }),
    onSuccess: namer.forget,
    onSettled: () => client.invalidateQueries({ queryKey: webhooksKey }),
  });
}

// Safe: the first page has no cursor, each later one the server’s.
const startOfLog = () => null as string | null;

/** The log page by page; what is on its way is asked for again until it has ended. */
export function useWebhookDeliveries(webhookId: string) {
  return useInfiniteQuery({
    queryKey: deliveriesKey(webhookId),
    queryFn: ({ pageParam, signal }) =>
      callApi(api.listWebhookDeliveries, {
        params: { webhookId },
        query: pageParam === null ? {} : { cursor: pageParam },
        signal,
      }),
    initialPageParam: startOfLog(),
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ deliveries }) => deliveries.some(({ status }) => status === 'waiting'))
        ? WATCH_MS
        : false,
  });
}
