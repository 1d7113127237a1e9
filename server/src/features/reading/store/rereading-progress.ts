import type { RereadingProgress } from '@citato/contract';
import { eq, sql } from 'drizzle-orm';
import type { CompanyId, AccountId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { rereadingProgress } from '../tables.ts';

/** Says how far a company is; `total` is 0 until it is counted. False when the company is gone. */
export async function replaceRereadingProgress(
  db: Queryable,
  { companyId, userId, done, total }: typeof rereadingProgress.$inferSelect,
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    insert into rereading_progress (company_id, user_id, done, total)
    select id, user_id, ${done}::int, ${total}::int from companies
    where id = ${companyId} and user_id = ${userId} for key share
    on conflict (company_id) do update set done = excluded.done, total = excluded.total`);
  return rowCount !== 0;
}

/** Counts answers read again; null when no user waits for them. */
export async function addRereadAnswers(
  db: Queryable,
  { companyId, answers }: { companyId: CompanyId; answers: number },
): Promise<RereadingProgress | null> {
  const { done, total } = rereadingProgress;
  const [row] = await db
    .update(rereadingProgress)
    .set({ done: sql`least(${done} + ${answers}, ${total})` })
    .where(eq(rereadingProgress.companyId, companyId))
    .returning({ done, total });
  return row ?? null;
}

/** False when no user waited. */
export async function deleteRereadingProgress(db: Queryable, companyId: CompanyId): Promise<boolean> {
  const { rowCount } = await db.delete(rereadingProgress).where(eq(rereadingProgress.companyId, companyId));
  return rowCount !== 0;
}

/** The companies of a user whose current figures are being renewed, and how far each is. */
export async function listRereadingOfUser(
  db: Queryable,
  userId: AccountId,
): Promise<Map<CompanyId, RereadingProgress>> {
  const rows = await db.select().from(rereadingProgress).where(eq(rereadingProgress.userId, userId));
  return new Map(rows.map(({ companyId, done, total }) => [companyId, { done, total }]));
}
