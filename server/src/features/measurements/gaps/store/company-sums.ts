import { sql } from 'drizzle-orm';
import type { CompanyId } from '#lib/ids';
import type { RomeDay } from '#lib/rome-time';
import type { Queryable } from '#platform/db';
import type { SumWords } from '../../rules/packed-answers/pack-sums.ts';

/** What a company's months come to, as far as they have been added up. */
export async function listCompanySums(
  db: Queryable,
  { companyId, months }: { companyId: CompanyId; months: readonly RomeDay[] },
): Promise<{ month: RomeDay; words: SumWords; bytes: Uint8Array }[]> {
  if (months.length === 0) return [];
  const { rows } = await db.execute<{ month: RomeDay; words: SumWords; bytes: Buffer }>(sql`
    select month::text as month, answer_words as words, answer_sums as bytes from company_months
    where company_id = ${companyId} and month = any (${sql.param([...months])}::date[]) and answer_sums is not null
    order by month`);
  return rows;
}
