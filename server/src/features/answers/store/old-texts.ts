import { sql } from 'drizzle-orm';
import type { CompanyId } from '#lib/ids';
import type { Queryable } from '#platform/db';

/** Removes the months that ended before a moment as a whole. */
export async function dropTextsBefore(db: Queryable, moment: Date): Promise<void> {
  await db.execute(sql`select drop_answer_texts_before(${moment.toISOString()}::timestamptz)`);
}

/** Companies with texts older than a moment. */
export async function listCompaniesWithTextsBefore(db: Queryable, moment: Date): Promise<CompanyId[]> {
  const { rows } = await db.execute<{ company_id: CompanyId }>(
    sql`select distinct company_id from answer_texts where created_at < ${moment.toISOString()}`,
  );
  return rows.map(({ company_id }) => company_id);
}

/** Removes a company's texts older than a moment, at most `limit`; gives how many went. */
export async function deleteTextsBefore(
  db: Queryable,
  { companyId, moment, limit }: { companyId: CompanyId; moment: Date; limit: number },
): Promise<number> {
  const isOld = sql`company_id = ${companyId} and created_at < ${moment.toISOString()}`;
  const { rowCount } = await db.execute(sql`
    delete from answer_texts where ${isOld} and (result_id, created_at) in (
      select result_id, created_at from answer_texts where ${isOld} limit ${limit})`);
  return rowCount ?? 0;
}
