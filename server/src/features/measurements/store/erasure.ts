import { sql } from 'drizzle-orm';
import { isPromptGone } from '#features/companies';
import type { PromptId } from '#lib/ids';
import type { Queryable } from '#platform/db';

/** Erases the daily figures of a prompt that is gone, at most `limit`; gives how many, 0 at the end. */
export async function eraseFigures(
  db: Queryable,
  { promptId, limit }: { promptId: PromptId; limit: number },
): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from daily_metrics where (prompt_id, day, engine) in (
      select prompt_id, day, engine from daily_metrics where prompt_id = ${promptId} and ${isPromptGone(promptId)}
      order by day, engine limit ${limit})`);
  return rowCount ?? 0;
}
