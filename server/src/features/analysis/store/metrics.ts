import type { EngineId, MentionedCompany } from '@citato/contract';
import { and, asc, eq, getTableColumns, gte, inArray, lte, sql } from 'drizzle-orm';
import type { OwnedPromptId } from '#features/companies';
import type { PromptId, UserId } from '#lib/ids';
import { type Queryable, type Transaction, insertRows } from '#platform/db';
import type { DailyTally } from '../rules/daily-tally.ts';
import type { RomeDay } from '../rules/rome-time.ts';
import type { DayWindow } from '../rules/thirty-day-window.ts';
import { analysisUsage, dailyMetrics, monitoringData } from '../tables.ts';

export type MonitoringRow = typeof monitoringData.$inferSelect;
type NamedCompany = Pick<MentionedCompany, 'name' | 'isOwn' | 'mentions'>;

/** Until the transaction ends nobody else adds up the answers of these prompts; locked in one order by everybody. */
export async function lockFigures(tx: Transaction, promptIds: readonly OwnedPromptId[]): Promise<void> {
  const sorted = JSON.stringify(promptIds.toSorted());
  await tx.execute(sql`
    select pg_advisory_xact_lock(hashtextextended(prompt_id, 0))
    from jsonb_array_elements_text(${sorted}::jsonb) as prompt_id`);
}

/** Puts the tallies of prompts' day in the place of whatever was there. */
export async function replaceDailyMetrics(
  tx: Transaction,
  {
    promptIds,
    day,
    tallies,
  }: {
    promptIds: readonly OwnedPromptId[];
    day: RomeDay;
    tallies: readonly (DailyTally & { promptId: OwnedPromptId })[];
  },
): Promise<void> {
  await tx
    .delete(dailyMetrics)
    .where(and(inArray(dailyMetrics.promptId, [...promptIds]), eq(dailyMetrics.day, day)));
  if (tallies.length === 0) return;
  const rows = tallies.map(({ models, ...tally }) => ({ ...tally, models: [...models] }));
  await tx.execute(insertRows(dailyMetrics, rows));
}

/** The tallies of prompts over the days, by prompt, oldest first: at most one row a day and engine. */
export async function listDailyTallies(
  db: Queryable,
  { promptIds, window }: { promptIds: readonly OwnedPromptId[]; window: DayWindow },
): Promise<Map<PromptId, DailyTally[]>> {
  const { promptId, day, engine } = dailyMetrics;
  const rows = await db
    .select()
    .from(dailyMetrics)
    .where(and(inArray(promptId, [...promptIds]), gte(day, window.firstDay), lte(day, window.lastDay)))
    .orderBy(asc(day), asc(engine));
  return Map.groupBy(rows, (row) => row.promptId);
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

/** Everything of the standing numbers that a later writing changes; the first moment of collection stays what it was. */
const RENEWED = sql.join(
  Object.entries(getTableColumns(monitoringData))
    .filter(([key]) => !['id', 'promptId', 'userId', 'collectionStartDate'].includes(key))
    .map(([, { name }]) => sql`${sql.identifier(name)} = excluded.${sql.identifier(name)}`),
  sql`, `,
);

/** Writes the standing numbers of prompts. */
export async function upsertMonitoringData(tx: Transaction, rows: readonly MonitoringRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.execute(sql`${insertRows(monitoringData, rows)} on conflict (prompt_id) do update set ${RENEWED}`);
}

/** The standing numbers, by prompt. */
export async function listMonitoringData(
  db: Queryable,
  promptIds: readonly OwnedPromptId[],
): Promise<Map<PromptId, MonitoringRow>> {
  const rows = await db
    .select()
    .from(monitoringData)
    .where(inArray(monitoringData.promptId, [...promptIds]));
  return new Map(rows.map((row) => [row.promptId, row]));
}

/** What is known of the standing numbers before they are renewed: since when they are collected, and their last news. */
export type StandingNumbers = Pick<MonitoringRow, 'id' | 'promptId' | 'collectionStartDate' | 'lastUpdated'>;

export async function listStandingNumbers(
  db: Queryable,
  promptIds: readonly OwnedPromptId[],
): Promise<Map<PromptId, StandingNumbers>> {
  const { id, promptId, collectionStartDate, lastUpdated } = monitoringData;
  const rows = await db
    .select({ id, promptId, collectionStartDate, lastUpdated })
    .from(monitoringData)
    .where(inArray(promptId, [...promptIds]));
  return new Map(rows.map((row) => [row.promptId, row]));
}

/** The companies prompts' answers have named, by prompt. */
export async function listMentionedCompanies(
  db: Queryable,
  promptIds: readonly OwnedPromptId[],
): Promise<Map<PromptId, NamedCompany[]>> {
  const { promptId } = monitoringData;
  const companies = sql<NamedCompany[]>`(
    select coalesce(jsonb_agg(jsonb_build_object('name', one -> 'name', 'isOwn', one -> 'isOwn',
      'mentions', one -> 'mentions') order by place), '[]')
    from jsonb_array_elements(${monitoringData.mentionedCompanies}) with ordinality as listed (one, place))`;
  const rows = await db
    .select({ promptId, companies })
    .from(monitoringData)
    .where(inArray(promptId, [...promptIds]));
  return new Map(rows.map((row) => [row.promptId, row.companies]));
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
