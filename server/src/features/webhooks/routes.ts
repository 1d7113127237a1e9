import { api } from '@citato/contract';
import { type DeliveryId, type WebhookId, toId } from '#lib/ids';
import { type RouteImplementation, implement } from '#platform/http';
import { createWebhookEndpoint } from './endpoints/create-webhook-endpoint.ts';
import { rotateWebhookSecret } from './endpoints/rotate-webhook-secret.ts';
import { deleteWebhookEndpoint } from './endpoints/delete-webhook-endpoint.ts';
import { listWebhookDeliveries } from './deliveries/list-webhook-deliveries.ts';
import { listWebhookEndpoints, shapeEndpoint } from './endpoints/list-webhook-endpoints.ts';
import { resendWebhookDelivery } from './deliveries/resend-webhook-delivery.ts';
import { testWebhookEndpoint } from './deliveries/test-webhook-endpoint.ts';
import { updateWebhookEndpoint } from './endpoints/update-webhook-endpoint.ts';
import type { WebhooksDeps } from './webhooks-deps.ts';

export function webhookRoutes(deps: WebhooksDeps): RouteImplementation[] {
  const { db, clock } = deps;
  return [
    implement(api.listWebhookEndpoints, async ({ caller: { accountId: userId } }) => {
      const { endpoints, max } = await listWebhookEndpoints(db, userId);
      const now = clock.now();
      return { status: 200, body: { webhooks: endpoints.map((row) => shapeEndpoint(row, { now })), max } };
    }),
    implement(api.createWebhookEndpoint, async ({ caller: { accountId: userId }, body }) => ({
      status: 201,
      body: await createWebhookEndpoint(deps, { userId, ...body }),
    })),
    implement(
      api.updateWebhookEndpoint,
      async ({ caller: { accountId: userId }, params, body: changes }) => ({
        status: 200,
        body: await updateWebhookEndpoint(deps, {
          userId,
          endpointId: toId<WebhookId>(params.webhookId),
          changes,
        }),
      }),
    ),
    implement(api.deleteWebhookEndpoint, async ({ caller: { accountId: userId }, params }) => {
      await deleteWebhookEndpoint(deps, { userId, endpointId: toId<WebhookId>(params.webhookId) });
      return { status: 204 };
    }),
    implement(api.rotateWebhookSecret, async ({ caller: { accountId: userId }, params, body }) => ({
      status: 200,
      body: await rotateWebhookSecret(deps, {
        userId,
        endpointId: toId<WebhookId>(params.webhookId),
        requestId: body?.requestId,
      }),
    })),
    implement(api.testWebhookEndpoint, async ({ caller: { accountId: userId }, params }) => ({
      status: 200,
      body: await testWebhookEndpoint(deps, { userId, endpointId: toId<WebhookId>(params.webhookId) }),
    })),
    implement(api.listWebhookDeliveries, async ({ caller: { accountId: userId }, params, query }) => ({
      status: 200,
      body: await listWebhookDeliveries(db, {
        userId,
        endpointId: toId<WebhookId>(params.webhookId),
        ...query,
      }),
    })),
    implement(api.resendWebhookDelivery, async ({ caller: { accountId: userId }, params }) => ({
      status: 202,
      body: await resendWebhookDelivery(deps, {
        userId,
        endpointId: toId<WebhookId>(params.webhookId),
        deliveryId: toId<DeliveryId>(params.deliveryId),
      }),
    })),
  ];
}
