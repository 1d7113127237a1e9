import { sql } from 'drizzle-orm';
import { promptIs } from '#features/companies';
import type { CompanyId, PromptId } from '#lib/ids';
import { type Queryable, uuidsParameter } from '#platform/db';
import type { ResultRow } from '../tables.ts';

/**
 * Erases answers of a prompt that is gone, at most `limit` rows by name; gives how many, 0 at the end. The order of a
 * batch is that of an index; mentions, sources and judgements go with their answer.
 */
export async function eraseAnswers(
  db: Queryable,
  { companyId, promptId, limit }: { companyId: CompanyId; promptId: PromptId; limit: number },
): Promise<number> {
  const isGone = promptIs.gone(promptId);
  const { rows: gone } = await db.execute<{ id: ResultRow['id']; created_at: string }>(sql`
    select id, created_at::text from analysis_results
    where company_id = ${companyId} and prompt_id = ${promptId} and ${isGone}
    order by created_at desc, id desc limit ${limit}`);
  if (gone.length > 0) {
    const ids = uuidsParameter(gone.map(({ id }) => id));
    const moments = sql`${sql.param([...new Set(gone.map((row) => row.created_at))])}::timestamptz[]`;
    await db.execute(sql`
      delete from answer_texts
      where company_id = ${companyId} and result_id = any (${ids}) and created_at = any (${moments})`);
    await db.execute(sql`delete from analysis_results where company_id = ${companyId} and id = any (${ids})`);
    return gone.length;
  }
  const texts = await db.execute(sql`
    delete from answer_texts where company_id = ${companyId} and (result_id, created_at) in (
      select result_id, created_at from answer_texts
      where company_id = ${companyId} and prompt_id = ${promptId} and ${isGone} limit ${limit})`);
  return texts.rowCount ?? 0;
}
