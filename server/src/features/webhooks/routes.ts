import { api } from '@citato/contract';
import { type DeliveryId, type WebhookId, toId } from '#lib/ids';
import { type RouteImplementation, implement } from '#platform/http';
import { addEndpoint } from './add-endpoint.ts';
import { changeSecret } from './change-secret.ts';
import { deleteEndpoint } from './delete-endpoint.ts';
import { listDeliveries } from './list-deliveries.ts';
import { listEndpoints, shapeEndpoint } from './list-endpoints.ts';
import { resendDelivery } from './resend-delivery.ts';
import { sendTrial } from './send-trial.ts';
import { updateEndpoint } from './update-endpoint.ts';
import type { WebhooksDeps } from './webhooks-deps.ts';

export function webhookRoutes(deps: WebhooksDeps): RouteImplementation[] {
  const { db, clock } = deps;
  return [
    implement(api.listWebhooks, async ({ caller: { userId } }) => {
      const { endpoints, max } = await listEndpoints(db, userId);
      const now = clock.now();
      return { status: 200, body: { webhooks: endpoints.map((row) => shapeEndpoint(row, { now })), max } };
    }),
    implement(api.createWebhook, async ({ caller: { userId }, body }) => ({
      status: 201,
      body: await addEndpoint(deps, { userId, ...body }),
    })),
    implement(api.updateWebhook, async ({ caller: { userId }, params, body: changes }) => ({
      status: 200,
      body: await updateEndpoint(deps, { userId, endpointId: toId<WebhookId>(params.webhookId), changes }),
    })),
    implement(api.deleteWebhook, async ({ caller: { userId }, params }) => {
      await deleteEndpoint(deps, { userId, endpointId: toId<WebhookId>(params.webhookId) });
      return { status: 204 };
    }),
    implement(api.rotateWebhookSecret, async ({ caller: { userId }, params, body }) => ({
      status: 200,
      body: await changeSecret(deps, {
        userId,
        endpointId: toId<WebhookId>(params.webhookId),
        requestId: body?.requestId,
      }),
    })),
    implement(api.testWebhookEndpoint, async ({ caller: { userId }, params }) => ({
      status: 200,
      body: await sendTrial(deps, { userId, endpointId: toId<WebhookId>(params.webhookId) }),
    })),
    implement(api.listWebhookDeliveries, async ({ caller: { userId }, params, query }) => ({
      status: 200,
      body: await listDeliveries(db, { userId, endpointId: toId<WebhookId>(params.webhookId), ...query }),
    })),
    implement(api.resendWebhookDelivery, async ({ caller: { userId }, params }) => ({
      status: 202,
      body: await resendDelivery(deps, {
        userId,
        endpointId: toId<WebhookId>(params.webhookId),
        deliveryId: toId<DeliveryId>(params.deliveryId),
      }),
    })),
  ];
}
