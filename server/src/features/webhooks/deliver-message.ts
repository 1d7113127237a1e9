import * as z from 'zod';
import type { PostOutcome } from '#adapters/webhooks';
import { type DeliveryId, toId } from '#lib/ids';
import type { JobExecution } from '#platform/jobs';
import { defineJob } from '#platform/jobs';
import { openSecrets } from './open-secrets.ts';
import { settleAttempt } from './settle-attempt.ts';
import { endDelivery, findWaiting } from './store/deliveries.ts';
import { findEndpointOf } from './store/endpoints.ts';
import type { DeliveryRow } from './tables.ts';
import type { WebhooksDeps } from './webhooks-deps.ts';

/** Its retries are for our own faults; how often a receiver is asked stands with the message. */
export const deliverMessageJob = defineJob({
  name: 'webhooks.deliver-message',
  schema: z.object({ deliveryId: z.uuid().transform(toId<DeliveryId>) }),
  retryLimit: 10,
});

/**
 * Makes one attempt of a message that waits, and puts itself off until the next. A worker killed between the post and
 * the log posts again, under the same id: that is what receivers know a message by.
 */
export async function deliverMessage(
  deps: WebhooksDeps,
  deliveryId: DeliveryId,
  { signal, putOff }: Pick<JobExecution, 'signal' | 'putOff'>,
): Promise<void> {
  const { db, clock } = deps;
  const delivery = await findWaiting(db, deliveryId);
  if (delivery === null) return;
  if (delivery.nextAttemptAt !== null && delivery.nextAttemptAt > clock.now()) {
    putOff(delivery.nextAttemptAt);
    return;
  }
  const outcome = await attempt(deps, delivery, signal);
  if (outcome === null) {
    await endDelivery(db, deliveryId);
    return;
  }
  // Whoever is told to stop has broken the post off himself.
  signal.throwIfAborted();
  const next = await settleAttempt(deps, { delivery, outcome });
  if (next !== null) putOff(next);
}

/** Null: nobody takes it any more. */
async function attempt(
  deps: WebhooksDeps,
  { endpointId, userId, messageId: id, body }: DeliveryRow,
  signal: AbortSignal,
): Promise<PostOutcome | null> {
  if (body === null) return null;
  if (endpointId === null) return (await deps.automation?.post({ id, body, signal })) ?? null;
  const endpoint = await findEndpointOf(deps.db, { userId, endpointId });
  if (endpoint?.disabledBecause !== null) return null;
  const secrets = openSecrets(deps, endpoint);
  if (secrets.length === 0) throw new Error('The secrets of webhooks are sealed under another key');
  return deps.sender.post({ url: endpoint.url, id, body, secrets, signal });
}
