import type { PostOutcome } from '#adapters/webhooks';
import { enqueueMail, writeMail } from '#features/emails';
import { findContact } from '#features/accounts';
import { makeStorable } from '#lib/text';
import { type Transaction, withTransaction } from '#platform/db';
import { decideAfterAttempt } from '../rules/retry-plan.ts';
import { decideHealth } from '../rules/endpoint-health.ts';
import { endDeliveriesOf, recordAttempt } from '../store/attempts.ts';
import { changeEndpoint, lockEndpointOf, pauseEndpoints } from '../store/endpoints.ts';
import type { DeliveryRow, EndpointRow } from '../tables.ts';
import { decidePause } from '../rules/decide-pause.ts';
import { channelDisabled } from '../templates/channel-disabled.ts';
import { endpointDisabled } from '../templates/endpoint-disabled.ts';
import type { WebhooksDeps } from '../webhooks-deps.ts';

/** Writes down what an attempt came to, for the message and for its endpoint; gives when it is tried again, if it is. */
export async function settleAttempt(
  deps: Pick<WebhooksDeps, 'db' | 'clock' | 'queue' | 'log' | 'settings'>,
  { delivery, outcome }: { delivery: DeliveryRow; outcome: PostOutcome },
): Promise<Date | null> {
  const { db, clock, log } = deps;
  const now = clock.now();
  const { responseStatus, fault, durationMs, retryAfterSeconds } = outcome;
  const verdict = decideAfterAttempt({
    attempts: delivery.attempts + 1,
    responseStatus,
    retryAfterSeconds: responseStatus === 429 ? retryAfterSeconds : undefined,
    now,
  });
  const excerpt = outcome.excerpt === null ? null : makeStorable(outcome.excerpt);
  const isOn = await withTransaction(db, async (tx) => {
    await recordAttempt(tx, delivery.id, {
      ...verdict,
      lastAttemptAt: now,
      responseStatus,
      fault,
      excerpt,
      durationMs,
    });
    return recordHealth(deps, tx, { delivery, responseStatus, retryAfterSeconds });
  });
  log.info(
    { messageId: delivery.messageId, status: verdict.status, responseStatus, fault, durationMs },
    'a webhook was called',
  );
  return isOn ? verdict.nextAttemptAt : null;
}

/** False where this attempt switched the endpoint off; its owner is notified of that. */
async function recordHealth(
  deps: Pick<WebhooksDeps, 'clock' | 'queue' | 'settings'>,
  tx: Transaction,
  {
    delivery,
    responseStatus,
    retryAfterSeconds,
  }: {
    delivery: DeliveryRow;
    responseStatus: number | null;
    retryAfterSeconds: number | undefined;
  },
): Promise<boolean> {
  const { endpointId, userId } = delivery;
  if (endpointId === null) return true;
  const scope = { userId, endpointId };
  const endpoint = await lockEndpointOf(tx, scope);
  if (endpoint?.disabledBecause !== null) return false;
  const now = deps.clock.now();
  const health = decideHealth({ failingSince: endpoint.failingSince, responseStatus, now });
  await changeEndpoint(tx, scope, health);
  const { kind } = endpoint;
  const pause = decidePause({ kind, responseStatus, retryAfterSeconds, now });
  if (pause !== null) await pauseEndpoints(tx, { ...pause, endpointId, kind });
  if (health.disabledBecause === null) return true;
  await endService(deps, tx, { endpoint, because: health.disabledBecause });
  return false;
}

/** Switches an endpoint off that a test delivery found gone; one that is off already stays as it is. */
export async function switchOffIfGone(
  deps: Pick<WebhooksDeps, 'clock' | 'queue' | 'settings'>,
  tx: Transaction,
  { endpoint, responseStatus }: { endpoint: EndpointRow; responseStatus: number | null },
): Promise<void> {
  const { userId, id: endpointId, failingSince, disabledBecause } = endpoint;
  const health = decideHealth({ failingSince, responseStatus, now: deps.clock.now() });
  if (disabledBecause !== null || health.disabledBecause !== 'gone') return;
  await changeEndpoint(tx, { userId, endpointId }, health);
  await endService(deps, tx, { endpoint, because: 'gone' });
}

async function endService(
  deps: Pick<WebhooksDeps, 'clock' | 'queue' | 'settings'>,
  tx: Transaction,
  { endpoint, because }: { endpoint: EndpointRow; because: 'gone' | 'failing' },
): Promise<void> {
  const { userId, id: endpointId } = endpoint;
  await endDeliveriesOf(tx, { userId, endpointId });
  await sendNotice(deps, tx, { endpoint, because });
}

async function sendNotice(
  deps: Pick<WebhooksDeps, 'clock' | 'queue' | 'settings'>,
  tx: Transaction,
  { endpoint, because }: { endpoint: EndpointRow; because: 'gone' | 'failing' },
): Promise<void> {
  const { userId: accountId, url, kind, description: name } = endpoint;
  const contact = await findContact(tx, accountId);
  if (contact === null) return;
  const { userId, firstName } = contact;
  const { appUrl } = deps.settings;
  const letter =
    kind === 'standard'
      ? endpointDisabled({ firstName, appUrl, host: new URL(url).host, because })
      : channelDisabled({ firstName, appUrl, kind, name, because });
  const template = await writeMail(letter);
  await enqueueMail(deps, tx, { userId, to: contact.email, template, kind: 'webhook-disabled' });
}
