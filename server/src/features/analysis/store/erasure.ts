import { type SQL, sql } from 'drizzle-orm';
import { isPromptGone } from '#features/companies';
import type { PromptId } from '#lib/ids';
import type { Queryable } from '#platform/db';

/**
 * Erases a batch of what a prompt that is gone has left, at most `limit` rows by name; gives how many, 0 at the end. The
 * order of each batch is that of an index.
 */
export async function eraseAnswersOf(
  db: Queryable,
  { promptId, limit }: { promptId: PromptId; limit: number },
): Promise<number> {
  const isGone = isPromptGone(promptId);
  // Mentions, sources and judgements go with their answer, and what is planned for an analysis with it.
  const batches: SQL[] = [
    sql`with gone as materialized (
        select id, created_at from analysis_results where prompt_id = ${promptId} and ${isGone}
        order by created_at desc, id desc limit ${limit}),
      texts as (delete from answer_texts using gone where result_id = gone.id and answer_texts.created_at = gone.created_at)
      delete from analysis_results using gone where analysis_results.id = gone.id`,
    sql`delete from answer_texts where (result_id, created_at) in (
      select result_id, created_at from answer_texts where prompt_id = ${promptId} and ${isGone} limit ${limit})`,
    sql`delete from analyses where id in (
      select id from analyses where prompt_id = ${promptId} and ${isGone} order by day limit ${limit})`,
    sql`delete from daily_metrics where (prompt_id, day, engine) in (
      select prompt_id, day, engine from daily_metrics where prompt_id = ${promptId} and ${isGone}
      order by day, engine limit ${limit})`,
  ];
  for (const batch of batches) {
    const { rowCount } = await db.execute(batch);
    if (rowCount !== null && rowCount > 0) return rowCount;
  }
  return 0;
}
