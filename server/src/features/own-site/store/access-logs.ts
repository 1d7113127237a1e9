import { and, desc, eq, inArray, lt, ne, sql } from 'drizzle-orm';
import type { OwnedCompanyId } from '#features/companies';
import type { AccessLogId } from '#lib/ids';
import type { RomeDay } from '#lib/rome-time';
import { type Queryable, type Transaction } from '#platform/db';
import type { DayDigest } from '../rules/access-log/day-digests.ts';
import type { OtherDay } from '../rules/access-log/settle-days.ts';
import { readSketch, writeSketch } from '../rules/access-log/sketch.ts';
import type { CrawlerReads, EngineVisits } from '../rules/access-log/tally-log.ts';
import { type AccessLogRow, accessLogDays, accessLogs, crawlerReads, engineVisits } from '../tables.ts';

/** Rows of one statement: a log may leave many thousand. */
const BATCH_ROWS = 1_000;

export async function insertLog(tx: Transaction, row: AccessLogRow): Promise<void> {
  await tx.insert(accessLogs).values(row);
}

export async function updateCountedLines(
  tx: Transaction,
  { logId, countedLines }: { logId: AccessLogId; countedLines: number },
): Promise<void> {
  await tx.update(accessLogs).set({ countedLines }).where(eq(accessLogs.id, logId));
}

/** Claims days of a log; returns those nobody has claimed with the same lines. */
export async function claimDays(
  tx: Transaction,
  {
    companyId,
    logId,
    days,
  }: {
    companyId: OwnedCompanyId;
    logId: AccessLogId;
    days: readonly DayDigest[];
  },
): Promise<Set<RomeDay>> {
  if (days.length === 0) return new Set();
  const claimed = await tx
    .insert(accessLogDays)
    .values(days.map(({ sketch, ...one }) => ({ ...one, sketch: writeSketch(sketch), companyId, logId })))
    .onConflictDoNothing()
    .returning({ day: accessLogDays.day });
  return new Set(claimed.map(({ day }) => day));
}

/** Some days as other logs of the company hold them; until the transaction ends no other log of it is counted. */
export async function lockOtherDays(
  tx: Transaction,
  { companyId, logId, days }: { companyId: OwnedCompanyId; logId: AccessLogId; days: readonly RomeDay[] },
): Promise<OtherDay<AccessLogId>[]> {
  if (days.length === 0) return [];
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('access logs ' || ${companyId}, 0))`);
  const { day, lines, sketch } = accessLogDays;
  const ofOthers = and(eq(accessLogDays.companyId, companyId), ne(accessLogDays.logId, logId));
  const rows = await tx
    .select({ day, lines, sketch, logId: accessLogDays.logId })
    .from(accessLogDays)
    .where(and(ofOthers, inArray(day, [...days])));
  return rows.map((row) => ({ ...row, sketch: readSketch(row.sketch) }));
}

/** Takes a day out of a log with what was counted of it. */
export async function removeDay(
  tx: Transaction,
  { companyId, logId, day }: { companyId: OwnedCompanyId; logId: AccessLogId; day: RomeDay },
): Promise<void> {
  for (const table of [crawlerReads, engineVisits])
    await tx
      .delete(table)
      .where(and(eq(table.companyId, companyId), eq(table.logId, logId), eq(table.day, day)));
  const removed = await tx
    .delete(accessLogDays)
    .where(
      and(eq(accessLogDays.companyId, companyId), eq(accessLogDays.logId, logId), eq(accessLogDays.day, day)),
    )
    .returning({ lines: accessLogDays.lines });
  const lines = removed.reduce((total, row) => total + row.lines, 0);
  await tx
    .update(accessLogs)
    .set({ countedLines: sql`greatest(0, ${accessLogs.countedLines} - ${lines})` })
    .where(eq(accessLogs.id, logId));
}

/** Which of a log's days other logs of the company speak of, too. */
export async function listSharedDays(
  db: Queryable,
  { companyId, logId }: { companyId: OwnedCompanyId; logId: AccessLogId },
): Promise<RomeDay[]> {
  const ofOthers = and(eq(accessLogDays.companyId, companyId), ne(accessLogDays.logId, logId));
  const rows = await db
    .selectDistinct({ day: accessLogDays.day })
    .from(accessLogDays)
    .where(
      and(ofOthers, sql`${accessLogDays.day} in (select day from access_log_days where log_id = ${logId})`),
    )
    .orderBy(accessLogDays.day);
  return rows.map(({ day }) => day);
}

export async function insertReads(
  tx: Transaction,
  {
    companyId,
    logId,
    reads,
  }: { companyId: OwnedCompanyId; logId: AccessLogId; reads: readonly CrawlerReads[] },
): Promise<void> {
  for (let at = 0; at < reads.length; at += BATCH_ROWS) {
    const batch = reads.slice(at, at + BATCH_ROWS);
    await tx.insert(crawlerReads).values(batch.map((one) => ({ ...one, companyId, logId })));
  }
}

export async function insertVisits(
  tx: Transaction,
  {
    companyId,
    logId,
    visits,
  }: { companyId: OwnedCompanyId; logId: AccessLogId; visits: readonly EngineVisits[] },
): Promise<void> {
  for (let at = 0; at < visits.length; at += BATCH_ROWS) {
    const batch = visits.slice(at, at + BATCH_ROWS);
    await tx.insert(engineVisits).values(batch.map((one) => ({ ...one, companyId, logId })));
  }
}

/** The newest logs of a company. */
export async function listLogs(
  db: Queryable,
  { companyId, limit }: { companyId: OwnedCompanyId; limit: number },
): Promise<AccessLogRow[]> {
  return db
    .select()
    .from(accessLogs)
    .where(eq(accessLogs.companyId, companyId))
    .orderBy(desc(accessLogs.createdAt), desc(accessLogs.id))
    .limit(limit);
}

/** Removes a log with all that was counted of it; false where there is none. */
export async function removeLog(
  db: Queryable,
  { companyId, logId }: { companyId: OwnedCompanyId; logId: AccessLogId },
): Promise<boolean> {
  const removed = await db
    .delete(accessLogs)
    .where(and(eq(accessLogs.companyId, companyId), eq(accessLogs.id, logId)))
    .returning({ id: accessLogs.id });
  return removed.length > 0;
}

/** Removes some logs received before a moment; returns how many. */
export async function deleteLogsBefore(
  db: Queryable,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const old = db
    .select({ id: accessLogs.id })
    .from(accessLogs)
    .where(lt(accessLogs.createdAt, before))
    .limit(limit);
  const removed = await db
    .delete(accessLogs)
    .where(sql`${accessLogs.id} in ${old}`)
    .returning({ id: accessLogs.id });
  return removed.length;
}
