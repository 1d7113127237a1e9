import { sql } from 'drizzle-orm';
import { promptIs } from '#features/companies';
import type { CompanyId, PromptId } from '#lib/ids';
import type { Queryable } from '#platform/db';

/** Erases the figures of a prompt that is gone: its months, a row each. Gives how many rows there were, 0 at the end. */
export async function eraseFigures(
  db: Queryable,
  { companyId, promptId }: { companyId: CompanyId; promptId: PromptId },
): Promise<number> {
  const isOfPrompt = sql`company_id = ${companyId} and prompt_id = ${promptId} and ${promptIs.gone(promptId)}`;
  const tallies = await db.execute(sql`delete from monthly_tallies where ${isOfPrompt}`);
  const sources = await db.execute(sql`delete from monthly_sources where ${isOfPrompt}`);
  const answers = await db.execute(sql`delete from monthly_answers where ${isOfPrompt}`);
  return (tallies.rowCount ?? 0) + (sources.rowCount ?? 0) + (answers.rowCount ?? 0);
}
