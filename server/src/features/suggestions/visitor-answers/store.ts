import { type SQL, and, eq, gt, inArray, isNull, lte, not, sql } from 'drizzle-orm';
import type { VisitorAnswerId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { visitorAnswers, type VisitorAnswerRow } from './tables.ts';

/** The row of a site that has not expired; but not why another spelling of its address could not be read. */
export async function findOfSite(
  db: Queryable,
  { domain, websiteUrl, now }: { domain: string; websiteUrl: string; now: Date },
): Promise<VisitorAnswerRow | null> {
  const [row] = await db
    .select()
    .from(visitorAnswers)
    .where(
      and(
        eq(visitorAnswers.domain, domain),
        gt(visitorAnswers.expiresAt, now),
        not(couldNotRead({ otherThan: websiteUrl })),
      ),
    );
  return row ?? null;
}

/** A row that says that a site could not be read at another address: a corrected one is tried at once. */
function couldNotRead({ otherThan }: { otherThan: string }): SQL {
  const { status, question, websiteUrl } = visitorAnswers;
  return sql`(${status} = 'failed' and ${question} is null and ${websiteUrl} <> ${otherThan})`;
}

export async function findById(
  db: Queryable,
  { id, now }: { id: VisitorAnswerId; now: Date },
): Promise<VisitorAnswerRow | null> {
  const [row] = await db
    .select()
    .from(visitorAnswers)
    .where(and(eq(visitorAnswers.id, id), gt(visitorAnswers.expiresAt, now)));
  return row ?? null;
}

/**
 * Creates the row of a site where there is none, it has expired, or another address could not be read; null when
 * another process has created it. Simultaneous visitors wait here.
 */
export async function insertReading(
  db: Queryable,
  row: Pick<VisitorAnswerRow, 'id' | 'domain' | 'websiteUrl' | 'createdAt' | 'expiresAt'>,
): Promise<VisitorAnswerRow | null> {
  const fresh = {
    ...row,
    status: 'reading' as const,
    failure: null,
    companyName: null,
    question: null,
    engine: null,
    answer: null,
    companies: [],
    sources: [],
    calledAt: null,
  };
  const [begun] = await db
    .insert(visitorAnswers)
    .values(fresh)
    .onConflictDoUpdate({
      target: visitorAnswers.domain,
      set: fresh,
      setWhere: sql`${lte(visitorAnswers.expiresAt, row.createdAt)} or ${couldNotRead({ otherThan: row.websiteUrl })}`,
    })
    .returning();
  return begun ?? null;
}

/** A row that is still at this step. */
export async function findAtStep(
  db: Queryable,
  { id, status }: { id: VisitorAnswerId; status: 'reading' | 'asking' },
): Promise<VisitorAnswerRow | null> {
  const [row] = await db
    .select()
    .from(visitorAnswers)
    .where(and(eq(visitorAnswers.id, id), eq(visitorAnswers.status, status)));
  return row ?? null;
}

/** Moves a row on from a step; false, and nothing written, when it has left it. */
export async function leaveStep(
  db: Queryable,
  {
    id,
    status,
    change,
  }: { id: VisitorAnswerId; status: 'reading' | 'asking'; change: Partial<VisitorAnswerRow> },
): Promise<boolean> {
  const { rowCount } = await db
    .update(visitorAnswers)
    .set(change)
    .where(and(eq(visitorAnswers.id, id), eq(visitorAnswers.status, status)));
  return (rowCount ?? 0) > 0;
}

/** Marks the one call of a row as made; false when it was made before. */
export async function claimCall(
  db: Queryable,
  { id, calledAt, expiresAt }: { id: VisitorAnswerId; calledAt: Date; expiresAt: Date },
): Promise<boolean> {
  const { rowCount } = await db
    .update(visitorAnswers)
    .set({ calledAt, expiresAt })
    .where(
      and(eq(visitorAnswers.id, id), eq(visitorAnswers.status, 'asking'), isNull(visitorAnswers.calledAt)),
    );
  return (rowCount ?? 0) > 0;
}

/** Removes what has expired, at most `limit` rows; gives how many went. */
export async function deleteExpired(
  db: Queryable,
  { now, limit }: { now: Date; limit: number },
): Promise<number> {
  const expired = db
    .select({ domain: visitorAnswers.domain })
    .from(visitorAnswers)
    .where(lte(visitorAnswers.expiresAt, now))
    .limit(limit);
  const { rowCount } = await db
    .delete(visitorAnswers)
    .where(
      and(inArray(visitorAnswers.domain, expired), lte(visitorAnswers.expiresAt, sql`${now.toISOString()}`)),
    );
  return rowCount ?? 0;
}
