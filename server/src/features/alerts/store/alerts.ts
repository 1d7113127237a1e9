import { and, count, desc, eq, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { OwnedCompanyId } from '#features/companies';
import { type AlertId, type CompanyId, toId, type AccountId } from '#lib/ids';
import type { Queryable, Transaction } from '#platform/db';
import type { AlertCursor } from '../rules/alert-cursor.ts';
import { type AlertRow, alerts } from '../tables.ts';

/** Adds alerts; one that is open already changes nothing. Gives those that are new. */
export async function insertAlerts(tx: Transaction, rows: readonly AlertRow[]): Promise<AlertId[]> {
  if (rows.length === 0) return [];
  const added = await tx
    .insert(alerts)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ id: alerts.id });
  return added.map(({ id }) => id);
}

/** Ends the open alerts of these subjects; gives which. */
export async function clearAlerts(
  tx: Transaction,
  {
    companyId,
    subjects,
    because,
    at,
  }: {
    companyId: CompanyId;
    subjects: readonly string[];
    because: NonNullable<AlertRow['clearedBecause']>;
    at: Date;
  },
): Promise<AlertId[]> {
  if (subjects.length === 0) return [];
  const ended = await tx
    .update(alerts)
    .set({ clearedAt: at, clearedBecause: because })
    .where(
      and(eq(alerts.companyId, companyId), inArray(alerts.subject, [...subjects]), isNull(alerts.clearedAt)),
    )
    .returning({ id: alerts.id });
  return ended.map(({ id }) => id);
}

/** The subjects of a company with an open alert of the service. */
export async function listOpenTroubles(db: Queryable, companyId: OwnedCompanyId): Promise<Set<string>> {
  const rows = await db
    .select({ subject: alerts.subject })
    .from(alerts)
    .where(
      and(
        eq(alerts.companyId, companyId),
        inArray(alerts.kind, ['engine_silent', 'no_analysis']),
        isNull(alerts.clearedAt),
      ),
    );
  return new Set(rows.map(({ subject }) => subject));
}

/** Alerts of companies that are archived are not shown. */
interface Asked {
  readonly userId: AccountId;
  readonly companyIds: readonly CompanyId[];
}

const isOf = ({ userId, companyIds }: Asked) =>
  and(eq(alerts.userId, userId), inArray(alerts.companyId, [...companyIds]));

/** An account's alerts, newest first, from a place on. */
export async function listAlertRows(
  db: Queryable,
  { after, limit, ...asked }: Asked & { after: AlertCursor | null; limit: number },
): Promise<AlertRow[]> {
  const follows =
    after === null
      ? undefined
      : or(
          lt(alerts.raisedAt, after.raisedAt),
          and(eq(alerts.raisedAt, after.raisedAt), lt(alerts.id, toId<AlertId>(after.id))),
        );
  return db
    .select()
    .from(alerts)
    .where(and(isOf(asked), follows))
    .orderBy(desc(alerts.raisedAt), desc(alerts.id))
    .limit(limit);
}

export async function countUnread(db: Queryable, asked: Asked): Promise<number> {
  const [row] = await db
    .select({ unread: count() })
    .from(alerts)
    .where(and(isOf(asked), isNull(alerts.readAt)));
  return row?.unread ?? 0;
}

/** How many alerts of each company of an account are still true, and how many nobody has read. */
export async function countAlertsByCompany(
  db: Queryable,
  userId: AccountId,
): Promise<Map<CompanyId, { open: number; unread: number }>> {
  const rows = await db
    .select({
      companyId: alerts.companyId,
      open: sql`count(*) filter (where ${alerts.clearedAt} is null)`.mapWith(Number),
      unread: sql`count(*) filter (where ${alerts.readAt} is null)`.mapWith(Number),
    })
    .from(alerts)
    .where(eq(alerts.userId, userId))
    .groupBy(alerts.companyId);
  return new Map(rows.map(({ companyId, ...counts }) => [companyId, counts]));
}

export async function markRead(tx: Transaction, { at, ...asked }: Asked & { at: Date }): Promise<void> {
  await tx
    .update(alerts)
    .set({ readAt: at })
    .where(and(isOf(asked), isNull(alerts.readAt)));
}

export async function findAlertOf(
  db: Queryable,
  { userId, alertId }: { userId: AccountId; alertId: AlertId },
): Promise<AlertRow | null> {
  const [row] = await db
    .select()
    .from(alerts)
    .where(and(eq(alerts.userId, userId), eq(alerts.id, alertId)));
  return row ?? null;
}

/** An account's alerts that began since a moment and are still true, oldest first. */
export async function listOpenSince(
  db: Queryable,
  { userId, since }: { userId: AccountId; since: Date },
): Promise<AlertRow[]> {
  return db
    .select()
    .from(alerts)
    .where(and(eq(alerts.userId, userId), gte(alerts.raisedAt, since), isNull(alerts.clearedAt)))
    .orderBy(alerts.raisedAt, alerts.id);
}

/** Everything an account was alerted of, oldest first, a page at a time. */
export async function listAllAlerts(
  db: Queryable,
  { userId, offset, limit }: { userId: AccountId; offset: number; limit: number },
): Promise<AlertRow[]> {
  return db
    .select()
    .from(alerts)
    .where(eq(alerts.userId, userId))
    .orderBy(sql`${alerts.raisedAt}, ${alerts.id}`)
    .offset(offset)
    .limit(limit);
}
