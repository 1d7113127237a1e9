import { sql } from 'drizzle-orm';
import { isPromptGone } from '#features/companies';
import type { CompanyId, PromptId } from '#lib/ids';
import type { Queryable } from '#platform/db';

/**
 * Erases the figures of a prompt that is gone: its months, a row each, and at most `limit` rows of `daily_metrics`,
 * which the build of 22 November 2026 writes and the next release drops. Gives how many of the latter, 0 at the end.
 */
export async function eraseFigures(
  db: Queryable,
  { companyId, promptId, limit }: { companyId: CompanyId; promptId: PromptId; limit: number },
): Promise<number> {
  const isGone = isPromptGone(promptId);
  const isOfPrompt = sql`company_id = ${companyId} and prompt_id = ${promptId} and ${isGone}`;
  await db.execute(sql`delete from monthly_tallies where ${isOfPrompt}`);
  await db.execute(sql`delete from monthly_sources where ${isOfPrompt}`);
  const { rowCount } = await db.execute(sql`
    delete from daily_metrics where (prompt_id, day, engine) in (
      select prompt_id, day, engine from daily_metrics where prompt_id = ${promptId} and ${isGone}
      order by day, engine limit ${limit})`);
  return rowCount ?? 0;
}
