import { and, asc, desc, eq, gt, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { DeliveryId, UserId, WebhookId } from '#lib/ids';
import type { Queryable, Transaction } from '#platform/db';
import type { DeliveryCursor } from '../rules/delivery-cursor.ts';
import { type DeliveryEnd, type DeliveryRow, webhookDeliveries } from '../tables.ts';

/** Adds messages to the log; one that an endpoint has already changes nothing. Gives those that are new. */
export async function insertDeliveries(
  tx: Queryable,
  rows: readonly DeliveryRow[],
): Promise<{ id: DeliveryId; userId: UserId }[]> {
  if (rows.length === 0) return [];
  const { id, userId } = webhookDeliveries;
  return tx
    .insert(webhookDeliveries)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ id, userId });
}

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

interface DeliveryScope {
  readonly userId: UserId;
  readonly endpointId: WebhookId;
}

const isOf = ({ userId, endpointId }: DeliveryScope) =>
  and(eq(webhookDeliveries.userId, userId), eq(webhookDeliveries.endpointId, endpointId));

export async function lockDeliveryOf(
  tx: Transaction,
  { deliveryId, ...scope }: DeliveryScope & { deliveryId: DeliveryId },
): Promise<DeliveryRow | null> {
  const [row] = await tx
    .select()
    .from(webhookDeliveries)
    .where(and(isOf(scope), eq(webhookDeliveries.id, deliveryId)))
    .for('update');
  return row ?? null;
}

/** The log of an endpoint, newest first; after the one a page ended with, if any. */
export async function listDeliveriesOf(
  db: Queryable,
  { after, limit, ...scope }: DeliveryScope & { after: DeliveryCursor | null; limit: number },
): Promise<DeliveryRow[]> {
  const { createdAt, id } = webhookDeliveries;
  const follows =
    after === null
      ? undefined
      : or(lt(createdAt, after.createdAt), and(eq(createdAt, after.createdAt), lt(id, after.id)));
  return db
    .select()
    .from(webhookDeliveries)
    .where(and(isOf(scope), follows))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
}

/** What was sent for an account, oldest first, a page at a time. */
export async function listDeliveriesOfAccount(
  db: Queryable,
  {
    userId,
    after,
    limit,
  }: { userId: UserId; after: Pick<DeliveryRow, 'createdAt' | 'id'> | null; limit: number },
): Promise<DeliveryRow[]> {
  const { createdAt, id } = webhookDeliveries;
  const follows =
    after === null
      ? undefined
      : or(gt(createdAt, after.createdAt), and(eq(createdAt, after.createdAt), gt(id, after.id)));
  return db
    .select()
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.userId, userId), follows))
    .orderBy(asc(createdAt), asc(id))
    .limit(limit);
}

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

/** Removes some of what a deleted account was sent; gives how many. */
export async function eraseDeliveries(
  db: Queryable,
  { userId, limit }: { userId: UserId; limit: number },
): Promise<number> {
  const { id } = webhookDeliveries;
  const batch = db
    .select({ id })
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.userId, userId))
    .limit(limit);
  const { rowCount } = await db.delete(webhookDeliveries).where(inArray(id, batch));
  return rowCount ?? 0;
}

/** Removes some old messages; gives how many. */
export async function deleteDeliveriesBefore(
  db: Queryable,
  { moment, limit }: { moment: Date; limit: number },
): Promise<number> {
  const { id, createdAt } = webhookDeliveries;
  const old = db.select({ id }).from(webhookDeliveries).where(lt(createdAt, moment)).limit(limit);
  const { rowCount } = await db.delete(webhookDeliveries).where(inArray(id, old));
  return rowCount ?? 0;
}
