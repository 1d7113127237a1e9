import { sql } from 'drizzle-orm';
import { promptIs } from '#features/companies';
import type { PromptId } from '#lib/ids';
import type { Queryable } from '#platform/db';

/**
 * Erases the analyses of a prompt that is gone, at most `limit`; gives how many, 0 at the end. What is planned for an
 * analysis goes with it; its answers are erased before.
 */
export async function eraseAnalyses(
  db: Queryable,
  { promptId, limit }: { promptId: PromptId; limit: number },
): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from analyses where id in (
      select id from analyses where prompt_id = ${promptId} and ${promptIs.gone(promptId)} order by day limit ${limit})`);
  return rowCount ?? 0;
}
