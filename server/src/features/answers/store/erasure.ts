import { sql } from 'drizzle-orm';
import { isPromptGone } from '#features/companies';
import type { PromptId } from '#lib/ids';
import type { Queryable } from '#platform/db';

/**
 * Erases answers of a prompt that is gone, at most `limit` rows by name; gives how many, 0 at the end. The order of a
 * batch is that of an index; mentions, sources and judgements go with their answer.
 */
export async function eraseAnswers(
  db: Queryable,
  { promptId, limit }: { promptId: PromptId; limit: number },
): Promise<number> {
  const isGone = isPromptGone(promptId);
  const answers = await db.execute(sql`
    with gone as materialized (
      select id, created_at from analysis_results where prompt_id = ${promptId} and ${isGone}
      order by created_at desc, id desc limit ${limit}),
    texts as (delete from answer_texts using gone where result_id = gone.id and answer_texts.created_at = gone.created_at)
    delete from analysis_results using gone where analysis_results.id = gone.id`);
  if (answers.rowCount !== null && answers.rowCount > 0) return answers.rowCount;
  const texts = await db.execute(sql`
    delete from answer_texts where (result_id, created_at) in (
      select result_id, created_at from answer_texts where prompt_id = ${promptId} and ${isGone} limit ${limit})`);
  return texts.rowCount ?? 0;
}
