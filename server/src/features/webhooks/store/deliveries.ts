import { and, asc, desc, eq, gt, inArray, lt, or } from 'drizzle-orm';
import type { DeliveryId, AccountId, WebhookId } from '#lib/ids';
import type { Queryable, Transaction } from '#platform/db';
import type { DeliveryCursor } from '../rules/delivery-cursor.ts';
import { type DeliveryRow, webhookDeliveries } from '../tables.ts';
import { type DeliveryScope, isOf } from './attempts.ts';

/** Adds messages to the log; one that an endpoint has already changes nothing. Gives those that are new. */
export async function insertDeliveries(
  tx: Queryable,
  rows: readonly DeliveryRow[],
): Promise<{ id: DeliveryId; userId: AccountId }[]> {
  if (rows.length === 0) return [];
  const { id, userId } = webhookDeliveries;
  return tx
    .insert(webhookDeliveries)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ id, userId });
}

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

/** The newest lines of the log of some endpoints of an account. */
export async function listNewestDeliveries(
  db: Queryable,
  { userId, endpointIds, limit }: { userId: AccountId; endpointIds: readonly WebhookId[]; limit: number },
): Promise<DeliveryRow[]> {
  if (endpointIds.length === 0) return [];
  const { createdAt, id, endpointId } = webhookDeliveries;
  return db
    .select()
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.userId, userId), inArray(endpointId, [...endpointIds])))
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
  }: { userId: AccountId; after: Pick<DeliveryRow, 'createdAt' | 'id'> | null; limit: number },
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

/** Removes some of what a deleted account was sent; gives how many. */
export async function eraseDeliveries(
  db: Queryable,
  { userId, limit }: { userId: AccountId; limit: number },
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
