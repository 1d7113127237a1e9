import { and, asc, count, desc, eq, gte, gt, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { ApiKeyId, AccountId } from '#lib/ids';
import type { RomeDay } from '#lib/rome-time';
import type { Queryable, Transaction } from '#platform/db';
import { apiKeyDays, apiKeys, type KeyRow } from '../tables.ts';

/** An account's keys, newest first, with their calls since a day. */
export async function listKeysOf(
  db: Queryable,
  { userId, since }: { userId: AccountId; since: RomeDay },
): Promise<(KeyRow & { readonly calls: number })[]> {
  const rows = await db
    .select({ key: apiKeys, calls: sql<number>`coalesce(sum(${apiKeyDays.calls}), 0)::int` })
    .from(apiKeys)
    .leftJoin(apiKeyDays, and(eq(apiKeyDays.keyId, apiKeys.id), gte(apiKeyDays.day, since)))
    .where(eq(apiKeys.userId, userId))
    .groupBy(apiKeys.id)
    .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id));
  return rows.map(({ key, calls }) => ({ ...key, calls }));
}

/** Keys of an account that can be called with. */
export async function countActiveKeysOf(
  db: Queryable,
  { userId, now }: { userId: AccountId; now: Date },
): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(apiKeys)
    .where(and(eq(apiKeys.userId, userId), isNull(apiKeys.revokedAt), gt(apiKeys.expiresAt, now)));
  return row?.count ?? 0;
}

export async function insertKey(tx: Transaction, row: KeyRow): Promise<void> {
  await tx.insert(apiKeys).values(row);
}

/** Whose secret this is, whatever its state; revoked at once means that this is read at every call. */
export async function findKeyBySecret(db: Queryable, secretHash: string): Promise<KeyRow | null> {
  const [row] = await db.select().from(apiKeys).where(eq(apiKeys.secretHash, secretHash));
  return row ?? null;
}

/** Ends a key of the account; false when there is none, or it was revoked before. */
export async function revokeKey(
  tx: Transaction,
  { userId, keyId, now }: { userId: AccountId; keyId: ApiKeyId; now: Date },
): Promise<KeyRow | null> {
  const [row] = await tx
    .update(apiKeys)
    .set({ revokedAt: now })
    .where(and(eq(apiKeys.userId, userId), eq(apiKeys.id, keyId), isNull(apiKeys.revokedAt)))
    .returning();
  return row ?? null;
}

/** Counts a call and notes when it came. */
export async function recordUse(
  db: Queryable,
  { keyId, day, now }: { keyId: ApiKeyId; day: RomeDay; now: Date },
): Promise<void> {
  await db.execute(sql`
    with used as (update ${apiKeys} set last_used_at = ${now.toISOString()}::timestamptz where id = ${keyId} returning id)
    insert into ${apiKeyDays} (key_id, day, calls) select id, ${day}::date, 1 from used
    on conflict (key_id, day) do update set calls = ${apiKeyDays}.calls + 1`);
}

/** Keys that end before a moment and whose owners were sent no word of it. */
export async function lockEndingKeys(
  tx: Transaction,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<KeyRow[]> {
  const { revokedAt, remindedAt, expiresAt } = apiKeys;
  return tx
    .select()
    .from(apiKeys)
    .where(and(isNull(revokedAt), isNull(remindedAt), gt(expiresAt, now), lte(expiresAt, until)))
    .orderBy(asc(expiresAt))
    .limit(limit)
    .for('update', { skipLocked: true });
}

export async function noteReminded(
  tx: Transaction,
  { keyIds, now }: { keyIds: readonly ApiKeyId[]; now: Date },
): Promise<void> {
  await tx
    .update(apiKeys)
    .set({ remindedAt: now })
    .where(inArray(apiKeys.id, [...keyIds]));
}
