import { eq, sql } from 'drizzle-orm';
import type { UserId } from '#lib/ids';
import type { Queryable, Transaction } from '#platform/db';
import { analysisUsage } from '../tables.ts';

/** Locks what an account has used, so that two analyses cannot both be its last. */
export async function lockUsage(tx: Transaction, userId: UserId): Promise<{ analysesUsed: number }> {
  await tx.insert(analysisUsage).values({ userId }).onConflictDoNothing();
  const [usage] = await tx
    .select({ analysesUsed: analysisUsage.analysesUsed })
    .from(analysisUsage)
    .where(eq(analysisUsage.userId, userId))
    .for('update');
  return usage ?? { analysesUsed: 0 };
}

/** Counts one analysis for each user named, as often as named. */
export async function countAnalyses(tx: Transaction, userIds: readonly UserId[]): Promise<void> {
  if (userIds.length === 0) return;
  const counts = [...Map.groupBy(userIds, (userId) => userId)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  await tx
    .insert(analysisUsage)
    .values(counts.map(([userId, { length }]) => ({ userId, analysesUsed: length })))
    .onConflictDoUpdate({
      target: analysisUsage.userId,
      set: { analysesUsed: sql`${analysisUsage.analysesUsed} + excluded.analyses_used` },
    });
}

/** What an account has used, counted anew from outside. */
export async function replaceUsage(
  tx: Transaction,
  { userId, ...usage }: { userId: UserId; analysesUsed: number; lastUpdate: Date | null },
): Promise<void> {
  await tx
    .insert(analysisUsage)
    .values({ userId, ...usage })
    .onConflictDoUpdate({ target: analysisUsage.userId, set: usage });
}

/** When the users' numbers were last renewed; locked in one order by everybody. */
export async function recordLastUpdate(
  tx: Transaction,
  { userIds, lastUpdate }: { userIds: readonly UserId[]; lastUpdate: Date },
): Promise<void> {
  const rows = [...new Set(userIds)].toSorted().map((userId) => ({ userId, lastUpdate }));
  if (rows.length === 0) return;
  await tx
    .insert(analysisUsage)
    .values(rows)
    .onConflictDoUpdate({ target: analysisUsage.userId, set: { lastUpdate } });
}

export async function findUsage(
  db: Queryable,
  userId: UserId,
): Promise<{ analysesUsed: number; lastUpdate: Date | null } | null> {
  const [row] = await db
    .select({ analysesUsed: analysisUsage.analysesUsed, lastUpdate: analysisUsage.lastUpdate })
    .from(analysisUsage)
    .where(eq(analysisUsage.userId, userId));
  return row ?? null;
}
