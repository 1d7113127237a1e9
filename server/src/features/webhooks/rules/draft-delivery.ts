import type { DeliveryId, AccountId, WebhookId } from '#lib/ids';
import type { Message } from './messages.ts';

/** A message that is to be sent, before its first attempt. */
export function draftDelivery({
  id,
  userId,
  endpointId,
  message,
  now,
}: {
  id: DeliveryId;
  userId: AccountId;
  /** Null: the operator's own webhook. */
  endpointId: WebhookId | null;
  message: Message;
  now: Date;
}) {
  return {
    id,
    userId,
    endpointId,
    messageId: message.messageId,
    event: message.event,
    body: message.body,
    status: 'waiting' as const,
    attempts: 0,
    createdAt: now,
    lastAttemptAt: null,
    nextAttemptAt: now,
    responseStatus: null,
    fault: null,
    excerpt: null,
    durationMs: null,
  };
}
