import type { WebhookDelivery } from '@citato/contract';
import { AppError } from '#lib/app-error';
import { type AccountId, type WebhookId, newId } from '#lib/ids';
import { withTransaction } from '#platform/db';
import { listWebhookEndpoints } from '../endpoints/list-webhook-endpoints.ts';
import { openSecrets } from '../endpoints/open-secrets.ts';
import { shapeDelivery } from '../rules/delivery-view.ts';
import { draftDelivery } from '../rules/draft-delivery.ts';
import { writeTestDelivery } from '../rules/messages.ts';
import { TEST_DELIVERY_TEXT } from '../templates/test-delivery.ts';
import { decideAfterAttempt } from '../rules/retry-plan.ts';
import { switchOffIfGone } from './settle-attempt.ts';
import { insertDeliveries } from '../store/deliveries.ts';
import { lockEndpointOf } from '../store/endpoints.ts';
import type { WebhooksDeps } from '../webhooks-deps.ts';

/** Of endpoints and channels together. */
export const TEST_DELIVERIES = { name: 'webhook-trial', uses: 10, windowSeconds: 60 * 60 };

/**
 * Sends a test message once, while its sender waits, and logs what came of it. It changes the endpoint's health only
 * where the endpoint is gone.
 */
export async function testWebhookEndpoint(
  deps: WebhooksDeps,
  { userId, endpointId }: { userId: AccountId; endpointId: WebhookId },
): Promise<WebhookDelivery> {
  const { db, clock, limits, sender } = deps;
  const { endpoints } = await listWebhookEndpoints(db, userId);
  const endpoint = endpoints.find(({ id }) => id === endpointId);
  if (endpoint === undefined) throw new AppError('webhooks.not_found');
  if (endpoint.status === 'not_included') throw new AppError('webhooks.not_included');
  const secrets = openSecrets(deps, endpoint);
  if (secrets.length === 0) throw new AppError('webhooks.secret_lost');
  await limits.take(TEST_DELIVERIES, userId);
  const now = clock.now();
  const message = writeTestDelivery({ id: newId(), message: TEST_DELIVERY_TEXT, at: now });
  const { messageId: id, body } = message;
  const signal = new AbortController().signal;
  const outcome = await sender.post({ url: endpoint.url, id, body, secrets, signal });
  const { responseStatus } = outcome;
  const verdict = decideAfterAttempt({ attempts: 1, responseStatus, now });
  const delivery = {
    ...draftDelivery({ id: newId(), userId, endpointId, message, now }),
    ...outcome,
    status: verdict.status === 'delivered' ? ('delivered' as const) : ('failed' as const),
    attempts: 1,
    lastAttemptAt: now,
    nextAttemptAt: null,
  };
  await withTransaction(db, async (tx) => {
    const held = await lockEndpointOf(tx, { userId, endpointId });
    if (held === null) throw new AppError('webhooks.not_found');
    await insertDeliveries(tx, [delivery]);
    await switchOffIfGone(deps, tx, { endpoint: held, responseStatus });
  });
  return shapeDelivery(delivery);
}
