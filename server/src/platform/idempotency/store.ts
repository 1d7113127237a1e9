import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import type { AccountId } from '#lib/ids';
import type { Queryable, Transaction } from '#platform/db';
import { idempotencyKeys } from './tables.ts';

interface Key {
  readonly userId: AccountId;
  readonly operation: string;
  readonly requestId: string;
}

const isKey = ({ userId, operation, requestId }: Key) =>
  and(
    eq(idempotencyKeys.userId, userId),
    eq(idempotencyKeys.operation, operation),
    eq(idempotencyKeys.requestId, requestId),
  );

/** Takes a key that is free or has expired; false when it is taken. Whoever asks meanwhile waits for the transaction. */
export async function takeKey(
  tx: Transaction,
  { expiredAt, ...row }: Key & { parametersHash: string; createdAt: Date; expiredAt: Date },
): Promise<boolean> {
  const fresh = { ...row, answer: null };
  const taken = await tx
    .insert(idempotencyKeys)
    .values(fresh)
    .onConflictDoUpdate({
      target: [idempotencyKeys.userId, idempotencyKeys.operation, idempotencyKeys.requestId],
      set: fresh,
      setWhere: lte(idempotencyKeys.createdAt, expiredAt),
    })
    .returning({ requestId: idempotencyKeys.requestId });
  return taken.length > 0;
}

export async function keepAnswer(
  tx: Transaction,
  { answer, ...key }: Key & { answer: unknown },
): Promise<void> {
  await tx.update(idempotencyKeys).set({ answer }).where(isKey(key));
}

export async function findKept(
  tx: Transaction,
  key: Key,
): Promise<{ parametersHash: string; answer: unknown } | null> {
  const { parametersHash, answer } = idempotencyKeys;
  const [kept] = await tx.select({ parametersHash, answer }).from(idempotencyKeys).where(isKey(key));
  return kept ?? null;
}

/** Drops keys nobody repeats any more, at most `limit`. */
export async function deleteExpiredKeys(
  db: Queryable,
  { expiredAt, limit }: { expiredAt: Date; limit: number },
): Promise<number> {
  const expired = db
    .select({ place: sql<string>`ctid` })
    .from(idempotencyKeys)
    .where(lte(idempotencyKeys.createdAt, expiredAt))
    .limit(limit);
  const { rowCount } = await db.delete(idempotencyKeys).where(inArray(sql`ctid`, expired));
  return rowCount ?? 0;
}
