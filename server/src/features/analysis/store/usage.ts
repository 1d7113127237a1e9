import { and, eq, sql } from 'drizzle-orm';
import type { AnalysisId, AccountId } from '#lib/ids';
import type { Queryable, Transaction } from '#platform/db';
import { analyses, analysisUsage } from '../tables.ts';
import { hasPrompt } from './analysis-states.ts';

export type UsageRow = typeof analysisUsage.$inferSelect;

/** Locks what an account has used, so that of starts at the same time each sees what the others began. */
export async function lockUsage(tx: Transaction, userId: AccountId): Promise<UsageRow> {
  await tx.insert(analysisUsage).values({ userId }).onConflictDoNothing();
  const [usage] = await tx.select().from(analysisUsage).where(eq(analysisUsage.userId, userId)).for('update');
  if (usage === undefined) throw new Error('The usage of an account is gone');
  return usage;
}

/**
 * Counts analyses that begin, in the account's lifetime and on their Rome day; all transactions lock accounts in the
 * same order.
 */
export async function bookStarts(
  tx: Transaction,
  { starts, day }: { starts: readonly { userId: AccountId; id: AnalysisId }[]; day: string },
): Promise<void> {
  if (starts.length === 0) return;
  const ofUsers = [...Map.groupBy(starts, ({ userId }) => userId)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  await tx
    .insert(analysisUsage)
    .values(
      ofUsers.map(([userId, own]) => ({
        userId,
        analysesUsed: own.length,
        startsDay: day,
        startsOfDay: own.length,
        bookedAnalysisId: own.at(-1)?.id ?? null,
      })),
    )
    .onConflictDoUpdate({
      target: analysisUsage.userId,
      set: {
        analysesUsed: sql`${analysisUsage.analysesUsed} + excluded.analyses_used`,
        startsDay: sql`excluded.starts_day`,
        startsOfDay: sql`excluded.starts_of_day
          + case when ${analysisUsage.startsDay} = excluded.starts_day then ${analysisUsage.startsOfDay} else 0 end`,
        bookedAnalysisId: sql`excluded.booked_analysis_id`,
      },
    });
}

/** Counts one analysis as used again, without a start of the day: its missing answers are asked for later. */
export async function bookLateUse(
  tx: Transaction,
  { userId, analysisId }: { userId: AccountId; analysisId: AnalysisId },
): Promise<void> {
  await tx.update(analyses).set({ usageCounted: true }).where(eq(analyses.id, analysisId));
  await tx
    .insert(analysisUsage)
    .values({ userId, analysesUsed: 1, bookedAnalysisId: analysisId })
    .onConflictDoUpdate({
      target: analysisUsage.userId,
      set: { analysesUsed: sql`${analysisUsage.analysesUsed} + 1`, bookedAnalysisId: analysisId },
    });
}

/** Gives back the use of an analysis that was deleted before a call was made; the caller holds the lock. */
export async function giveBackBooked(tx: Transaction, userId: AccountId): Promise<void> {
  await tx
    .update(analysisUsage)
    .set({ analysesUsed: sql`greatest(0, ${analysisUsage.analysesUsed} - 1)`, bookedAnalysisId: null })
    .where(eq(analysisUsage.userId, userId));
}

/** What an account has used, counted anew from outside. */
export async function replaceUsage(
  tx: Transaction,
  { userId, ...usage }: { userId: AccountId; analysesUsed: number },
): Promise<void> {
  await tx
    .insert(analysisUsage)
    .values({ userId, ...usage })
    .onConflictDoUpdate({ target: analysisUsage.userId, set: usage });
}

/** What the end of analyses changes for an account. */
export interface UsageChange {
  readonly userId: AccountId;
  /** Uses beyond those booked; a negative number gives back. */
  readonly uses: number;
}

/** Settles the usage of accounts of ended analyses in one statement; all transactions lock them in the same order. */
export async function recordEnds(tx: Transaction, changes: readonly UsageChange[]): Promise<void> {
  const ofUsers = [...Map.groupBy(changes, ({ userId }) => userId)].map(([userId, own]) => ({
    userId,
    analysesUsed: own.reduce((total, { uses }) => total + uses, 0),
  }));
  const rows = ofUsers
    .filter(({ analysesUsed }) => analysesUsed !== 0)
    .toSorted((a, b) => (a.userId < b.userId ? -1 : 1));
  if (rows.length === 0) return;
  await tx
    .insert(analysisUsage)
    .values(rows)
    .onConflictDoUpdate({
      target: analysisUsage.userId,
      set: {
        analysesUsed: sql`greatest(0, ${analysisUsage.analysesUsed} + excluded.analyses_used)`,
        // A use that was given back is no longer booked for an analysis.
        bookedAnalysisId: sql`case when excluded.analyses_used >= 0 then ${analysisUsage.bookedAnalysisId} end`,
      },
    });
}

/** Whether the prompt of an analysis still exists; an analysis outlives it until it is erased. */
export async function hasItsPrompt(db: Queryable, analysisId: AnalysisId): Promise<boolean> {
  const rows = await db
    .select({ id: analyses.id })
    .from(analyses)
    .where(and(eq(analyses.id, analysisId), hasPrompt));
  return rows.length > 0;
}

export async function findUsage(db: Queryable, userId: AccountId): Promise<UsageRow | null> {
  const [row] = await db.select().from(analysisUsage).where(eq(analysisUsage.userId, userId));
  return row ?? null;
}
