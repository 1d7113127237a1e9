import { type WebhookDelivery, WEBHOOK_EVENTS, WEBHOOK_TEST } from '@citato/contract';
import type { DeliveryId, UserId, WebhookId } from '#lib/ids';
import type { Message } from './messages.ts';

const KINDS = [...WEBHOOK_EVENTS, WEBHOOK_TEST] as const;

/** A message with what became of it. */
interface LoggedDelivery extends Omit<
  WebhookDelivery,
  'event' | 'body' | 'createdAt' | 'lastAttemptAt' | 'nextAttemptAt'
> {
  readonly event: string;
  readonly body: string | null;
  readonly createdAt: Date;
  readonly lastAttemptAt: Date | null;
  readonly nextAttemptAt: Date | null;
}

/** A message that is to be sent, before its first attempt. */
export function draftDelivery({
  id,
  userId,
  endpointId,
  message,
  now,
}: {
  id: DeliveryId;
  userId: UserId;
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

/** A line of an endpoint's log, as its owner sees it. */
export function shapeDelivery(row: LoggedDelivery): WebhookDelivery {
  const { id, messageId, status, attempts, responseStatus, fault, excerpt, durationMs } = row;
  return {
    id,
    messageId,
    event: KINDS.find((kind) => kind === row.event) ?? WEBHOOK_TEST,
    status,
    attempts,
    createdAt: row.createdAt.toISOString(),
    lastAttemptAt: row.lastAttemptAt?.toISOString() ?? null,
    nextAttemptAt: row.nextAttemptAt?.toISOString() ?? null,
    responseStatus,
    fault,
    excerpt,
    durationMs,
    body: row.body ?? '',
  };
}
