import { AppError } from '#lib/app-error';
import { type AccountId, newId } from '#lib/ids';
import { withTransaction } from '#platform/db';
import { deliverMessageJob } from '../deliveries/deliver-message.ts';
import { draftDelivery } from '../rules/draft-delivery.ts';
import { hasArrived } from '../rules/retry-plan.ts';
import { settleAttempt } from '../deliveries/settle-attempt.ts';
import { insertDeliveries } from '../store/deliveries.ts';
import type { WebhooksDeps } from '../webhooks-deps.ts';

/** Longer than an attempt may take: until then the asking process makes it itself. */
const OWN_ATTEMPT_MS = 15_000;

/**
 * Posts one message to the operator's webhook while its sender waits. What does not arrive is tried again like any
 * other message, also where this process dies; the caller is answered that it has not arrived yet.
 */
export async function sendToOperator(
  deps: WebhooksDeps,
  { userId, event, payload }: { userId: AccountId; event: string; payload: Record<string, unknown> },
): Promise<void> {
  const { db, clock, queue, automation } = deps;
  if (automation === null) throw new AppError('integrations.no_webhook');
  const now = clock.now();
  const body = JSON.stringify(payload);
  const message = { messageId: `msg_${newId()}`, event, body };
  const startAfter = new Date(now.getTime() + OWN_ATTEMPT_MS);
  const draft = draftDelivery({ id: newId(), userId, endpointId: null, message, now });
  const delivery = { ...draft, nextAttemptAt: startAfter };
  await withTransaction(db, async (tx) => {
    await insertDeliveries(tx, [delivery]);
    await queue.enqueue(tx, deliverMessageJob, { deliveryId: delivery.id }, { groupId: userId, startAfter });
  });
  const signal = new AbortController().signal;
  const outcome = await automation.post({ id: message.messageId, body, signal });
  const next = await settleAttempt(deps, { delivery, outcome });
  if (hasArrived(outcome.responseStatus)) return;
  throw new AppError(next === null ? 'integrations.webhook_refused' : 'integrations.webhook_failed');
}
