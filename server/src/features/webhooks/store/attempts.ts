import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { DeliveryId, AccountId, WebhookId } from '#lib/ids';
import type { Queryable, Transaction } from '#platform/db';
import { type DeliveryEnd, type DeliveryRow, webhookDeliveries } from '../tables.ts';

/** A message that is still to arrive; null once it has, was given up or is gone. */
export async function findWaiting(db: Queryable, deliveryId: DeliveryId): Promise<DeliveryRow | null> {
  const { id, status } = webhookDeliveries;
  const [row] = await db
    .select()
    .from(webhookDeliveries)
    .where(and(eq(id, deliveryId), eq(status, 'waiting')));
  return row ?? null;
}

/** Takes the attempt that is due, until a moment; false when it is taken, or no longer to be made. */
export async function claimAttempt(
  db: Queryable,
  { deliveryId, now, until }: { deliveryId: DeliveryId; now: Date; until: Date },
): Promise<boolean> {
  const { id, status, nextAttemptAt } = webhookDeliveries;
  const isDue = or(isNull(nextAttemptAt), lte(nextAttemptAt, now));
  const { rowCount } = await db
    .update(webhookDeliveries)
    .set({ nextAttemptAt: until })
    .where(and(eq(id, deliveryId), eq(status, 'waiting'), isDue));
  return (rowCount ?? 0) > 0;
}

export interface DeliveryScope {
  readonly userId: AccountId;
  readonly endpointId: WebhookId;
}

export const isOf = ({ userId, endpointId }: DeliveryScope) =>
  and(eq(webhookDeliveries.userId, userId), eq(webhookDeliveries.endpointId, endpointId));

/** What an attempt came to; a message that no longer waits stays as it is. */
export async function recordAttempt(
  tx: Queryable,
  deliveryId: DeliveryId,
  attempt: Pick<
    DeliveryRow,
    'status' | 'lastAttemptAt' | 'nextAttemptAt' | 'responseStatus' | 'fault' | 'excerpt' | 'durationMs'
  >,
): Promise<void> {
  const { id, status, attempts, endpointId, body } = webhookDeliveries;
  const keepsBody = attempt.status === 'waiting';
  await tx
    .update(webhookDeliveries)
    .set({
      ...attempt,
      attempts: sql`${attempts} + 1`,
      ...(keepsBody ? {} : { body: sql`case when ${endpointId} is null then null else ${body} end` }),
    })
    .where(and(eq(id, deliveryId), eq(status, 'waiting')));
}

/** A message is to be sent once more, with all its attempts before it. */
export async function renewDelivery(
  tx: Transaction,
  { deliveryId, at }: { deliveryId: DeliveryId; at: Date },
): Promise<void> {
  await tx
    .update(webhookDeliveries)
    .set({ status: 'waiting', attempts: 0, nextAttemptAt: at })
    .where(eq(webhookDeliveries.id, deliveryId));
}

const endedBecause = (fault: DeliveryEnd) => ({ status: 'failed', fault, nextAttemptAt: null }) as const;

/** Nobody waits for a message any more: its endpoint is off or gone, or the plan holds it no more. */
export async function endDelivery(
  db: Queryable,
  { deliveryId, because }: { deliveryId: DeliveryId; because: DeliveryEnd },
): Promise<void> {
  const { id, status } = webhookDeliveries;
  await db
    .update(webhookDeliveries)
    .set({
      ...endedBecause(because),
      body: sql`case when ${webhookDeliveries.endpointId} is null then null else body end`,
    })
    .where(and(eq(id, deliveryId), eq(status, 'waiting')));
}

/** Everything that waits for an endpoint ends with it. */
export async function endDeliveriesOf(tx: Transaction, scope: DeliveryScope): Promise<void> {
  await tx
    .update(webhookDeliveries)
    .set(endedBecause('endpoint_off'))
    .where(and(isOf(scope), eq(webhookDeliveries.status, 'waiting')));
}

export async function removeDeliveriesOf(tx: Transaction, scope: DeliveryScope): Promise<void> {
  await tx.delete(webhookDeliveries).where(isOf(scope));
}
