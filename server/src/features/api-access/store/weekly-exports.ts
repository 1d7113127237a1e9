import { and, asc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { EXPORT_FORMATS, EXPORT_TABLES, type ExportFormat, type ExportTable } from '@citato/contract';
import type { AccountId, CompanyId, UserId } from '#lib/ids';
import type { Queryable, Transaction } from '#platform/db';
import type { ZoneDay } from '#lib/zone-time';
import { weeklyExports, type WeeklyExportRow } from '../tables.ts';

/** Whose files of which company. */
interface WeeklyScope {
  readonly companyId: CompanyId;
  readonly userId: UserId;
}

const w = weeklyExports;
const isOf = ({ companyId, userId }: WeeklyScope) => and(eq(w.companyId, companyId), eq(w.userId, userId));

/** A member's choices in an organisation, oldest first. */
export async function listOfMember(
  db: Queryable,
  { accountId, userId }: { accountId: AccountId; userId: UserId },
): Promise<WeeklyExportRow[]> {
  const rows = await db
    .select()
    .from(w)
    .where(and(eq(w.organisationId, accountId), eq(w.userId, userId)))
    .orderBy(asc(w.createdAt), asc(w.companyId));
  return rows.map(readKnown);
}

/** Those of all members of an organisation. */
export async function listOfAccount(db: Queryable, accountId: AccountId): Promise<WeeklyExportRow[]> {
  return db
    .select()
    .from(w)
    .where(eq(w.organisationId, accountId))
    .orderBy(asc(w.createdAt), asc(w.companyId), asc(w.userId));
}

export async function findWeeklyExport(db: Queryable, scope: WeeklyScope): Promise<WeeklyExportRow | null> {
  const [row] = await db.select().from(w).where(isOf(scope));
  return row === undefined ? null : readKnown(row);
}

/** Those that are sent, from one on, in the order of their keys. */
export async function listActiveAfter(
  db: Queryable,
  { after, limit }: { after: WeeklyScope | null; limit: number },
): Promise<WeeklyExportRow[]> {
  const isAfter = after && sql`(${w.companyId}, ${w.userId}) > (${after.companyId}, ${after.userId})`;
  return db
    .select()
    .from(w)
    .where(and(isNull(w.stoppedAt), isAfter ?? undefined))
    .orderBy(asc(w.companyId), asc(w.userId))
    .limit(limit);
}

/** Stores what is sent from now on; one that was stopped is sent again. */
export async function saveWeeklyExport(
  tx: Transaction,
  {
    companyId,
    accountId,
    userId,
    tables,
    format,
    now,
  }: WeeklyScope & {
    accountId: AccountId;
    tables: ExportTable[];
    format: ExportFormat;
    now: Date;
  },
): Promise<void> {
  const set = { tables, format, updatedAt: now, stoppedAt: null };
  await tx
    .insert(w)
    .values({ companyId, organisationId: accountId, userId, createdAt: now, ...set })
    .onConflictDoUpdate({ target: [w.companyId, w.userId], set });
}

/** Stops a member's files of a company, or sends them again; false where none were ever chosen. */
export async function setStopped(
  tx: Transaction,
  { stoppedAt, ...scope }: WeeklyScope & { stoppedAt: Date | null },
): Promise<boolean> {
  const { rowCount } = await tx.update(w).set({ stoppedAt }).where(isOf(scope));
  return (rowCount ?? 0) > 0;
}

/** Notes that the mails of a Monday are planned; gives those that were not yet. */
export async function takePlanned(
  tx: Transaction,
  { day, due }: { day: ZoneDay; due: readonly WeeklyScope[] },
): Promise<WeeklyScope[]> {
  if (due.length === 0) return [];
  const pairs = sql.join(
    due.map(({ companyId, userId }) => sql`(${companyId}::uuid, ${userId}::uuid)`),
    sql`, `,
  );
  return tx
    .update(w)
    .set({ plannedDay: day })
    .where(
      and(
        sql`(${w.companyId}, ${w.userId}) in (values ${pairs})`,
        or(isNull(w.plannedDay), lt(w.plannedDay, day)),
      ),
    )
    .returning({ companyId: w.companyId, userId: w.userId });
}

/** Takes the writing of a Monday's mail; false where it is written already, or was stopped meanwhile. */
export async function takeWriting(
  tx: Transaction,
  { day, ...scope }: WeeklyScope & { day: ZoneDay },
): Promise<boolean> {
  const isOpen = or(isNull(w.sentDay), lt(w.sentDay, day));
  const { rowCount } = await tx
    .update(w)
    .set({ sentDay: day })
    .where(and(isOf(scope), isNull(w.stoppedAt), isOpen));
  return (rowCount ?? 0) > 0;
}

/** What a newer build added is left out; a kind of file that only it knows is written as the plainest. */
function readKnown(row: WeeklyExportRow): WeeklyExportRow {
  return {
    ...row,
    tables: EXPORT_TABLES.filter((table) => row.tables.includes(table)),
    format: EXPORT_FORMATS.find((format) => format === row.format) ?? 'csv',
  };
}
