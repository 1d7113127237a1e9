import { and, asc, desc, eq, gt, isNull, ne } from 'drizzle-orm';
import type { OperationId, AccountId } from '#lib/ids';
import type { Queryable, Transaction } from '#platform/db';
import type { OperationKind, OperationResult } from '../rules/operation.ts';
import { type OperationRow, paymentOperations } from '../tables.ts';

export async function insertOperation(tx: Transaction, operation: OperationRow): Promise<void> {
  await tx.insert(paymentOperations).values(operation);
}

/** What an account has under way beside the setups of its checkouts: one at a time, by an index. */
export async function findOpenOperation(tx: Transaction, userId: AccountId): Promise<OperationRow | null> {
  const [row] = await tx
    .select()
    .from(paymentOperations)
    .where(
      and(
        eq(paymentOperations.userId, userId),
        eq(paymentOperations.state, 'open'),
        ne(paymentOperations.kind, 'setup'),
      ),
    );
  return row ?? null;
}

export async function findOperation(db: Queryable, id: OperationId): Promise<OperationRow | null> {
  const [row] = await db.select().from(paymentOperations).where(eq(paymentOperations.id, id));
  return row ?? null;
}

export async function findOperationOfRequest(
  db: Queryable,
  { userId, kind, requestId }: { userId: AccountId; kind: OperationKind; requestId: string },
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
    .set({
      state: result.ok ? 'done' : 'failed',
      result,
      awaitedInvoiceId: result.ok ? (result.awaitedInvoiceId ?? null) : null,
      endedAt,
    })
    .where(and(eq(paymentOperations.id, id), eq(paymentOperations.state, 'open')));
}

/** The newest of an account's operations that waits for an invoice, and was not taken up yet. */
export async function findWaitingOperation(
  tx: Transaction,
  { userId, invoiceId }: { userId: AccountId; invoiceId: string },
): Promise<OperationRow | null> {
  const [row] = await tx
    .select()
    .from(paymentOperations)
    .where(
      and(
        eq(paymentOperations.userId, userId),
        eq(paymentOperations.awaitedInvoiceId, invoiceId),
        isNull(paymentOperations.resumedAt),
      ),
    )
    .orderBy(desc(paymentOperations.createdAt))
    .limit(1);
  return row ?? null;
}

/** What an account asked for after a moment, beside the setups of its checkouts. */
export async function listLaterOperations(
  tx: Transaction,
  { userId, after }: { userId: AccountId; after: Date },
): Promise<Pick<OperationRow, 'kind' | 'state'>[]> {
  return tx
    .select({ kind: paymentOperations.kind, state: paymentOperations.state })
    .from(paymentOperations)
    .where(
      and(
        eq(paymentOperations.userId, userId),
        gt(paymentOperations.createdAt, after),
        ne(paymentOperations.kind, 'setup'),
      ),
    );
}

/** Puts what an operation was asked with in the place of what was; an ended one keeps it. */
export async function saveParameters(
  db: Queryable,
  { id, parameters }: Pick<OperationRow, 'id' | 'parameters'>,
): Promise<void> {
  await db
    .update(paymentOperations)
    .set({ parameters })
    .where(and(eq(paymentOperations.id, id), eq(paymentOperations.state, 'open')));
}

/** Takes an operation up again: open, and never to be taken up a second time. */
export async function resumeOperation(
  tx: Transaction,
  { id, resumedAt, ...change }: { id: OperationId; resumedAt: Date } & Pick<OperationRow, 'parameters'>,
): Promise<void> {
  await tx
    .update(paymentOperations)
    .set({ ...change, state: 'open', result: null, endedAt: null, resumedAt })
    .where(eq(paymentOperations.id, id));
}

/** Everybody's that are under way, oldest first. */
export async function listOpenOperations(
  db: Queryable,
  { limit }: { limit: number },
): Promise<{ operationId: OperationId; userId: AccountId }[]> {
  return db
    .select({ operationId: paymentOperations.id, userId: paymentOperations.userId })
    .from(paymentOperations)
    .where(eq(paymentOperations.state, 'open'))
    .orderBy(asc(paymentOperations.createdAt))
    .limit(limit);
}

/** An account's own, oldest first. */
export async function listOperations(db: Queryable, userId: AccountId) {
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
