import { type ChannelDelivery, WEBHOOK_TEST } from '@citato/contract';
import type { DeliveryRow } from '../tables.ts';
import { readTitle } from './read-title.ts';

/** A line of the log of channels; null of one that has none. */
export function shapeChannelDelivery(row: DeliveryRow): ChannelDelivery | null {
  const { id, endpointId, event, body, status, attempts, responseStatus, fault, durationMs } = row;
  if (endpointId === null) return null;
  return {
    id,
    channelId: endpointId,
    title: event === WEBHOOK_TEST || body === null ? null : readTitle(body),
    status,
    attempts,
    createdAt: row.createdAt.toISOString(),
    lastAttemptAt: row.lastAttemptAt?.toISOString() ?? null,
    nextAttemptAt: row.nextAttemptAt?.toISOString() ?? null,
    responseStatus,
    fault,
    durationMs,
  };
}
