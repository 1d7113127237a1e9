import { and, asc, eq } from 'drizzle-orm';
import type { OperationId, UserId } from '#lib/ids';
import type { Queryable, Transaction } from '#platform/db';
import type { OperationKind, OperationResult } from '../rules/operation.ts';
import { type OperationRow, paymentOperations } from '../tables.ts';

/** Stores an operation; false when the account has another one under way, or this request is known. */
export async function insertOperation(tx: Transaction, operation: OperationRow): Promise<boolean> {
  const { rowCount } = await tx.insert(paymentOperations).values(operation).onConflictDoNothing();
  return rowCount === 1;
}

export async function findOperation(db: Queryable, id: OperationId): Promise<OperationRow | null> {
  const [row] = await db.select().from(paymentOperations).where(eq(paymentOperations.id, id));
  return row ?? null;
}

export async function findOperationOfRequest(
  db: Queryable,
  { userId, kind, requestId }: { userId: UserId; kind: OperationKind; requestId: string },
): Promise<OperationRow | null> {
  const [row] = await db
    .select()
    .from(paymentOperations)
    .where(
      and(
        eq(paymentOperations.userId, userId),
        eq(paymentOperations.kind, kind),
        eq(paymentOperations.requestId, requestId),
      ),
    );
  return row ?? null;
}

/** Ends an open operation; one that has ended keeps its result. */
export async function endOperation(
  tx: Transaction,
  { id, result, endedAt }: { id: OperationId; result: OperationResult; endedAt: Date },
): Promise<void> {
  await tx
    .update(paymentOperations)
    .set({ state: result.ok ? 'done' : 'failed', result, endedAt })
    .where(and(eq(paymentOperations.id, id), eq(paymentOperations.state, 'open')));
}

/** Everybody's that are under way, oldest first. */
export async function listOpenOperations(
  db: Queryable,
  { limit }: { limit: number },
): Promise<{ operationId: OperationId; userId: UserId }[]> {
  return db
    .select({ operationId: paymentOperations.id, userId: paymentOperations.userId })
    .from(paymentOperations)
    .where(eq(paymentOperations.state, 'open'))
    .orderBy(asc(paymentOperations.createdAt))
    .limit(limit);
}

/** An account's own, oldest first. */
export async function listOperations(db: Queryable, userId: UserId) {
  return db
    .select({
      kind: paymentOperations.kind,
      parameters: paymentOperations.parameters,
      state: paymentOperations.state,
      createdAt: paymentOperations.createdAt,
      endedAt: paymentOperations.endedAt,
    })
    .from(paymentOperations)
    .where(eq(paymentOperations.userId, userId))
    .orderBy(asc(paymentOperations.createdAt));
}
