import type { EngineId } from '@citato/contract';
import { and, asc, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import type { OwnedPromptId } from '#features/companies';
import type { PromptId, UserId } from '#lib/ids';
import type { Queryable, Transaction } from '#platform/db';
import type { DailyTally } from '../rules/daily-tally.ts';
import type { RomeDay } from '../rules/rome-time.ts';
import type { DayWindow } from '../rules/thirty-day-window.ts';
import { analysisUsage, dailyMetrics, monitoringData } from '../tables.ts';

export type MonitoringRow = typeof monitoringData.$inferSelect;

/** Until the transaction ends nobody else adds up this prompt's answers. */
export async function lockFigures(tx: Transaction, promptId: OwnedPromptId): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${promptId}, 0))`);
}

/** Puts the tallies of a day in the place of whatever was there. */
export async function replaceDailyMetrics(
  tx: Transaction,
  { promptId, day, tallies }: { promptId: OwnedPromptId; day: RomeDay; tallies: readonly DailyTally[] },
): Promise<void> {
  await tx.delete(dailyMetrics).where(and(eq(dailyMetrics.promptId, promptId), eq(dailyMetrics.day, day)));
  if (tallies.length === 0) return;
  await tx
    .insert(dailyMetrics)
    .values(tallies.map(({ models, ...tally }) => ({ promptId, ...tally, models: [...models] })));
}

/** The tallies of a prompt over the days, oldest first: at most one row a day and engine. */
export async function listDailyTallies(
  db: Queryable,
  { promptId, window }: { promptId: OwnedPromptId; window: DayWindow },
): Promise<DailyTally[]> {
  const { day, engine } = dailyMetrics;
  return db
    .select()
    .from(dailyMetrics)
    .where(and(eq(dailyMetrics.promptId, promptId), gte(day, window.firstDay), lte(day, window.lastDay)))
    .orderBy(asc(day), asc(engine));
}

/** What one engine said to several prompts since a day, oldest first. */
export async function listTalliesOfEngine(
  db: Queryable,
  {
    promptIds,
    engine,
    firstDay,
  }: { promptIds: readonly OwnedPromptId[]; engine: EngineId; firstDay: RomeDay },
): Promise<(typeof dailyMetrics.$inferSelect)[]> {
  return db
    .select()
    .from(dailyMetrics)
    .where(
      and(
        inArray(dailyMetrics.promptId, [...promptIds]),
        eq(dailyMetrics.engine, engine),
        gte(dailyMetrics.day, firstDay),
      ),
    )
    .orderBy(asc(dailyMetrics.day));
}

/** Writes the standing numbers; the first moment of collection stays what it was. */
export async function upsertMonitoringData(tx: Transaction, row: MonitoringRow): Promise<void> {
  const { id: _, promptId: __, userId: ___, collectionStartDate: ____, ...numbers } = row;
  await tx
    .insert(monitoringData)
    .values(row)
    .onConflictDoUpdate({ target: monitoringData.promptId, set: numbers });
}

export async function findMonitoringData(
  db: Queryable,
  promptId: OwnedPromptId,
): Promise<MonitoringRow | null> {
  const [row] = await db.select().from(monitoringData).where(eq(monitoringData.promptId, promptId));
  return row ?? null;
}

/** What a company's figures take from the standing numbers of one prompt. */
export type NumbersSummary = Pick<
  MonitoringRow,
  'promptId' | 'totalResponses' | 'ownMentions' | 'ownPositionSum' | 'ownPositionSquareSum' | 'lastUpdated'
>;

/** PostgreSQL's own name for the state of a row: another one after every write. */
const rowVersion = sql<string>`${monitoringData}.xmin::text`;

export async function listSummariesOfUser(
  db: Queryable,
  userId: UserId,
): Promise<(NumbersSummary & { version: string })[]> {
  const { promptId, totalResponses, ownMentions, ownPositionSum, ownPositionSquareSum, lastUpdated } =
    monitoringData;
  return db
    .select({
      promptId,
      totalResponses,
      ownMentions,
      ownPositionSum,
      ownPositionSquareSum,
      lastUpdated,
      version: rowVersion,
    })
    .from(monitoringData)
    .where(eq(monitoringData.userId, userId));
}

/** The standing numbers of some of a user's prompts, each with the version its row has. */
export async function listMonitoringOfUser(
  db: Queryable,
  { userId, promptIds }: { userId: UserId; promptIds: readonly PromptId[] },
): Promise<{ numbers: MonitoringRow; version: string }[]> {
  if (promptIds.length === 0) return [];
  return db
    .select({ numbers: monitoringData, version: rowVersion })
    .from(monitoringData)
    .where(and(eq(monitoringData.userId, userId), inArray(monitoringData.promptId, [...promptIds])));
}

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

export async function recordLastUpdate(
  tx: Transaction,
  { userId, lastUpdate }: { userId: UserId; lastUpdate: Date },
): Promise<void> {
  await tx
    .insert(analysisUsage)
    .values({ userId, lastUpdate })
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
