import { and, asc, count, eq, inArray } from 'drizzle-orm';
import type { AccountId, WebhookId } from '#lib/ids';
import type { Queryable, Transaction } from '#platform/db';
import { type EndpointRow, webhookEndpoints } from '../tables.ts';

/** An account's endpoints, oldest first: addresses of its own programs, and channels of chats. */
export async function listEndpointsOf(db: Queryable, userId: AccountId): Promise<EndpointRow[]> {
  return db
    .select()
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.userId, userId))
    .orderBy(asc(webhookEndpoints.createdAt), asc(webhookEndpoints.id));
}

/** Those of some accounts that have an endpoint. */
export async function listOwnersOfEndpoints(
  db: Queryable,
  userIds: readonly AccountId[],
): Promise<ReadonlySet<AccountId>> {
  if (userIds.length === 0) return new Set();
  const rows = await db
    .selectDistinct({ userId: webhookEndpoints.userId })
    .from(webhookEndpoints)
    .where(inArray(webhookEndpoints.userId, [...new Set(userIds)]));
  return new Set(rows.map(({ userId }) => userId));
}

const isOf = ({ userId, endpointId }: { userId: AccountId; endpointId: WebhookId }) =>
  and(eq(webhookEndpoints.userId, userId), eq(webhookEndpoints.id, endpointId));

export async function findEndpointOf(
  db: Queryable,
  scope: { userId: AccountId; endpointId: WebhookId },
): Promise<EndpointRow | null> {
  const [row] = await db.select().from(webhookEndpoints).where(isOf(scope));
  return row ?? null;
}

/** As `findEndpointOf`; until the transaction ends it stays. */
export async function findHeldEndpoint(
  db: Queryable,
  scope: { userId: AccountId; endpointId: WebhookId },
): Promise<EndpointRow | null> {
  const [row] = await db.select().from(webhookEndpoints).where(isOf(scope)).for('key share');
  return row ?? null;
}

/** As `findEndpointOf`; until the transaction ends nobody else changes it. */
export async function lockEndpointOf(
  tx: Transaction,
  scope: { userId: AccountId; endpointId: WebhookId },
): Promise<EndpointRow | null> {
  const [row] = await tx.select().from(webhookEndpoints).where(isOf(scope)).for('update');
  return row ?? null;
}

/** Those of an account's endpoints that are still there; until the transaction ends none of them goes. */
export async function holdEndpoints(
  tx: Transaction,
  { userId, endpointIds }: { userId: AccountId; endpointIds: readonly WebhookId[] },
): Promise<ReadonlySet<WebhookId>> {
  const { id } = webhookEndpoints;
  const rows = await tx
    .select({ id })
    .from(webhookEndpoints)
    .where(and(eq(webhookEndpoints.userId, userId), inArray(id, [...endpointIds])))
    .orderBy(asc(id))
    .for('key share');
  return new Set(rows.map((row) => row.id));
}

export async function countEndpointsOf(db: Queryable, userId: AccountId): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(webhookEndpoints)
    .where(and(eq(webhookEndpoints.userId, userId), eq(webhookEndpoints.kind, 'standard')));
  return row?.count ?? 0;
}

export async function insertEndpoint(tx: Transaction, row: EndpointRow): Promise<void> {
  await tx.insert(webhookEndpoints).values(row);
}

export async function changeEndpoint(
  tx: Transaction,
  scope: { userId: AccountId; endpointId: WebhookId },
  changes: Partial<Omit<EndpointRow, 'id' | 'userId' | 'createdAt'>>,
): Promise<void> {
  await tx.update(webhookEndpoints).set(changes).where(isOf(scope));
}

/** One endpoint is sent nothing until a moment, or all of its kind. */
export async function pauseEndpoints(
  tx: Transaction,
  {
    endpointId,
    kind,
    until,
    ofAll,
  }: { endpointId: WebhookId; kind: EndpointRow['kind']; until: Date; ofAll: boolean },
): Promise<void> {
  await tx
    .update(webhookEndpoints)
    .set({ pausedUntil: until })
    .where(ofAll ? eq(webhookEndpoints.kind, kind) : eq(webhookEndpoints.id, endpointId));
}

export async function removeEndpoint(
  tx: Transaction,
  scope: { userId: AccountId; endpointId: WebhookId },
): Promise<boolean> {
  const { rowCount } = await tx.delete(webhookEndpoints).where(isOf(scope));
  return (rowCount ?? 0) > 0;
}
