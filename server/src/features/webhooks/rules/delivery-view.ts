import { type WebhookDelivery, WEBHOOK_EVENTS, WEBHOOK_TEST } from '@citato/contract';

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
