import { type ChannelKind, WEBHOOK_TEST } from '@citato/contract';
import { buildAppLink } from '#lib/app-link';
import { type AccountId, type WebhookId, newId } from '#lib/ids';
import { makeStorable } from '#lib/text';
import { TEST_DELIVERIES } from '../deliveries/test-webhook-endpoint.ts';
import { writeChannelMessage } from '../rules/channels/write-channel-message.ts';
import { draftDelivery } from '../rules/draft-delivery.ts';
import { hasArrived } from '../rules/retry-plan.ts';
import type { DeliveryRow } from '../tables.ts';
import { buildTestNote } from '../templates/channel-words.ts';
import type { WebhooksDeps } from '../webhooks-deps.ts';

/** Sends a test to an address of a chat once, while its sender waits; gives the line of the log. */
export async function sendTest(
  { clock, limits, sender, settings: { appUrl } }: WebhooksDeps,
  {
    userId,
    endpointId,
    kind,
    address,
  }: { userId: AccountId; endpointId: WebhookId; kind: ChannelKind; address: string },
): Promise<DeliveryRow> {
  await limits.take(TEST_DELIVERIES, userId);
  const now = clock.now();
  const note = buildTestNote({ alerts: buildAppLink({ appUrl, path: '/profile?tab=alerts' }).href });
  const messageId = `msg_${newId()}`;
  const message = writeChannelMessage({ kind, note, event: WEBHOOK_TEST, messageId, at: now });
  const { body } = message;
  const { signal } = new AbortController();
  const outcome = await sender.post({ url: address, id: messageId, body, secrets: [], signal });
  const { responseStatus, fault, durationMs, excerpt } = outcome;
  return {
    ...draftDelivery({ id: newId(), userId, endpointId, message, now }),
    responseStatus,
    fault,
    durationMs,
    excerpt: excerpt === null ? null : makeStorable(excerpt),
    status: hasArrived(responseStatus) ? 'delivered' : 'failed',
    attempts: 1,
    lastAttemptAt: now,
    nextAttemptAt: null,
  };
}
