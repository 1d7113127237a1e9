import { sql } from 'drizzle-orm';
import { isPromptGone } from '#features/companies';
import type { PromptId } from '#lib/ids';
import type { Queryable } from '#platform/db';

/** Erases the figures of a prompt that is gone: its months, a row each. Gives how many rows there were, 0 at the end. */
export async function eraseFigures(db: Queryable, { promptId }: { promptId: PromptId }): Promise<number> {
  const isGone = isPromptGone(promptId);
  const { rows } = await db.execute<{ erased: number }>(sql`
    with tallies as (delete from monthly_tallies where prompt_id = ${promptId} and ${isGone} returning 1),
    sources as (delete from monthly_sources where prompt_id = ${promptId} and ${isGone} returning 1)
    select ((select count(*) from tallies) + (select count(*) from sources))::int as erased`);
  return rows[0]?.erased ?? 0;
}
