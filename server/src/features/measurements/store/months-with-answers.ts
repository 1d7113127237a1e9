import { sql } from 'drizzle-orm';
import type { OwnedPromptId } from '#features/companies';
import type { PromptId } from '#lib/ids';
import type { RomeDay } from '#lib/rome-time';
import type { Queryable } from '#platform/db';

/** The next prompt with answers in the order of ids, the first one after null: a walk over an index, however many answers there are. */
export async function findPromptAfter(db: Queryable, promptId: PromptId | null): Promise<PromptId | null> {
  const after = promptId === null ? sql`true` : sql`prompt_id > ${promptId}`;
  const { rows } = await db.execute<{ id: PromptId }>(
    sql`select prompt_id as id from analysis_results where ${after} order by prompt_id limit 1`,
  );
  return rows[0]?.id ?? null;
}

/** The first days of the months in which a prompt has answers, or something added up. */
export async function listMonthsWithAnswers(db: Queryable, promptId: OwnedPromptId): Promise<RomeDay[]> {
  const { rows } = await db.execute<{ month: RomeDay }>(sql`
    select date_trunc('month', day)::date::text as month from analysis_results where prompt_id = ${promptId}
    union select month::text from monthly_tallies where prompt_id = ${promptId} order by 1`);
  return rows.map(({ month }) => month);
}
