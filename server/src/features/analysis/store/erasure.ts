import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { PromptId } from '#lib/ids';
import { type Queryable, jsonParameter } from '#platform/db';

/** Erases a batch of what prompts that are gone have left, at most `limit` rows by name; gives how many, 0 at the end. */
export async function eraseAnswersOf(
  db: Queryable,
  { promptIds, limit }: { promptIds: readonly PromptId[]; limit: number },
): Promise<number> {
  if (promptIds.length === 0) return 0;
  const ofPrompts = sql`prompt_id in (select jsonb_array_elements_text(${jsonParameter(promptIds)})::uuid)`;
  // Mentions, sources and judgements go with their answer, and what is planned for an analysis with it.
  const batches: SQL[] = [
    sql`delete from answer_texts where (result_id, created_at) in (
      select result_id, created_at from answer_texts where ${ofPrompts} limit ${limit})`,
    sql`delete from analysis_results where id in (
      select id from analysis_results where ${ofPrompts} limit ${limit})`,
    sql`delete from analyses where id in (select id from analyses where ${ofPrompts} limit ${limit})`,
    sql`delete from daily_metrics where (prompt_id, day, engine) in (
      select prompt_id, day, engine from daily_metrics where ${ofPrompts} limit ${limit})`,
  ];
  for (const batch of batches) {
    const { rowCount } = await db.execute(batch);
    if (rowCount !== null && rowCount > 0) return rowCount;
  }
  return 0;
}
