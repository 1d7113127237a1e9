import type { WebhookDelivery } from '@citato/contract';
import { AppError } from '#lib/app-error';
import type { DeliveryId, AccountId, WebhookId } from '#lib/ids';
import { withTransaction } from '#platform/db';
import { deliverMessageJob } from './deliver-message.ts';
import { listWebhookEndpoints } from '../endpoints/list-webhook-endpoints.ts';
import { shapeDelivery } from '../rules/delivery-view.ts';
import { lockDeliveryOf } from '../store/deliveries.ts';
import { renewDelivery } from '../store/attempts.ts';
import type { WebhooksDeps } from '../webhooks-deps.ts';

const RESENDS = { name: 'webhook-resend', uses: 60, windowSeconds: 60 * 60 };

/** Sends a message of the log again, under its own id: a receiver that has it already takes it for the same. */
export async function resendWebhookDelivery(
  { db, clock, queue, limits }: WebhooksDeps,
  scope: { userId: AccountId; endpointId: WebhookId; deliveryId: DeliveryId },
): Promise<WebhookDelivery> {
  const { userId, endpointId, deliveryId } = scope;
  const { endpoints } = await listWebhookEndpoints(db, userId);
  const endpoint = endpoints.find(({ id }) => id === endpointId);
  if (endpoint === undefined) throw new AppError('webhooks.not_found');
  if (endpoint.status === 'disabled') throw new AppError('webhooks.switched_off');
  if (endpoint.status === 'not_included') throw new AppError('webhooks.not_included');
  await limits.take(RESENDS, userId);
  return withTransaction(db, async (tx) => {
    const found = await lockDeliveryOf(tx, scope);
    if (found === null) throw new AppError('webhooks.delivery_not_found');
    if (found.status === 'waiting') throw new AppError('webhooks.still_waiting');
    const at = clock.now();
    await renewDelivery(tx, { deliveryId, at });
    await queue.enqueue(tx, deliverMessageJob, { deliveryId }, { groupId: userId });
    return shapeDelivery({ ...found, status: 'waiting', attempts: 0, nextAttemptAt: at });
  });
}
