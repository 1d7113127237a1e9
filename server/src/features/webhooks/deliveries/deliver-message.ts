import * as z from 'zod';
import type { PostOutcome } from '#adapters/webhooks';
import { type DeliveryId, toId } from '#lib/ids';
import { type JobExecution, defineJob } from '#platform/jobs';
import { listWebhookEndpoints } from '../endpoints/list-webhook-endpoints.ts';
import { listChannels } from '../endpoints/list-channels.ts';
import { openSecrets } from '../endpoints/open-secrets.ts';
import { settleAttempt } from './settle-attempt.ts';
import { claimAttempt, endDelivery, findWaiting } from '../store/attempts.ts';
import type { DeliveryEnd, DeliveryRow } from '../tables.ts';
import type { WebhooksDeps } from '../webhooks-deps.ts';

/** Its retries are for our own faults; how often a receiver is tried is stored with the message. */
export const deliverMessageJob = defineJob({
  name: 'webhooks.deliver-message',
  schema: z.object({ deliveryId: z.uuid().transform(toId<DeliveryId>) }),
  retryLimit: 10,
});

/** Longer than a receiver may take. */
const ATTEMPT_MS = 30_000;

/**
 * Makes one attempt of a message that waits, and puts itself off until the next; while it makes it no other job makes
 * one. A worker killed between the post and the log posts again, under the same id: that is what receivers know a
 * message by.
 */
export async function deliverMessage(
  deps: WebhooksDeps,
  deliveryId: DeliveryId,
  { signal, putOff }: Pick<JobExecution, 'signal' | 'putOff'>,
): Promise<void> {
  const { db, clock } = deps;
  const delivery = await findWaiting(db, deliveryId);
  if (delivery === null) return;
  const now = clock.now();
  if (delivery.nextAttemptAt !== null && delivery.nextAttemptAt > now) {
    putOff(delivery.nextAttemptAt);
    return;
  }
  const post = await findReceiver(deps, delivery);
  if (typeof post === 'string') {
    await endDelivery(db, { deliveryId, because: post });
    return;
  }
  if (post instanceof Date) {
    putOff(post);
    return;
  }
  const until = new Date(now.getTime() + ATTEMPT_MS);
  if (!(await claimAttempt(db, { deliveryId, now, until }))) {
    putOff(until);
    return;
  }
  const outcome = await post(signal);
  // On shutdown the process cancelled the post itself.
  signal.throwIfAborted();
  const next = await settleAttempt(deps, { delivery, outcome });
  if (next !== null) putOff(next);
}

/** How it is sent, when it may be where its receiver asked to wait, or why it is not sent any more. What the plan holds is looked up anew: it may have changed since. */
async function findReceiver(
  { db, automation, sender, ...deps }: WebhooksDeps,
  { endpointId, userId, messageId: id, body }: DeliveryRow,
): Promise<((signal: AbortSignal) => Promise<PostOutcome>) | DeliveryEnd | Date> {
  if (body === null) return 'endpoint_off';
  if (endpointId === null)
    return automation === null ? 'endpoint_off' : (signal) => automation.post({ id, body, signal });
  const { endpoints } = await listWebhookEndpoints(db, userId);
  const { channels } = await listChannels(db, userId);
  const endpoint = [...endpoints, ...channels].find((one) => one.id === endpointId);
  if (endpoint?.status === 'not_included') return 'not_included';
  if (endpoint?.status !== 'active') return 'endpoint_off';
  const { pausedUntil } = endpoint;
  if (pausedUntil !== null && pausedUntil > deps.clock.now()) return pausedUntil;
  if (endpoint.kind !== 'standard') {
    const address = deps.sealer.open(endpoint.sealedSecret, endpoint.id);
    if (address === null) throw new Error('The addresses of channels are sealed under another key');
    return (signal) => sender.post({ url: address, id, body, secrets: [], signal });
  }
  const { url } = endpoint;
  const secrets = openSecrets(deps, endpoint);
  if (secrets.length === 0) throw new Error('The secrets of webhooks are sealed under another key');
  return (signal) => sender.post({ url, id, body, secrets, signal });
}
