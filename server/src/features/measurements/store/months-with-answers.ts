import { sql } from 'drizzle-orm';
import type { OwnedCompanyId, OwnedPromptId } from '#features/companies';
import type { RomeDay } from '#lib/rome-time';
import type { Queryable } from '#platform/db';

/** The first days of the months in which a prompt has answers, or something added up. */
export async function listMonthsWithAnswers(
  db: Queryable,
  { companyId, promptId }: { companyId: OwnedCompanyId; promptId: OwnedPromptId },
): Promise<RomeDay[]> {
  const { rows } = await db.execute<{ month: RomeDay }>(sql`
    select date_trunc('month', day)::date::text as month from analysis_results
    where company_id = ${companyId} and prompt_id = ${promptId}
    union select month::text from monthly_tallies
    where company_id = ${companyId} and prompt_id = ${promptId} order by 1`);
  return rows.map(({ month }) => month);
}
