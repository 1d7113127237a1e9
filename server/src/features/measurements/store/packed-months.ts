import type { EngineId } from '@citato/contract';
import { sql } from 'drizzle-orm';
import type { OwnedPromptId } from '#features/companies';
import type { CompanyId } from '#lib/ids';
import type { RomeDay } from '#lib/rome-time';
import { type Queryable, uuidsParameter } from '#platform/db';
import type { StoredMonth } from '../rules/packed-answers/stored-month.ts';

/** No word of a month holds it: one text a list is read many times as fast as an array. */
const BREAK = '\n';

/** The packed answers of prompts in these months. */
export async function listPackedMonths(
  db: Queryable,
  {
    companyId,
    promptIds,
    months,
  }: { companyId: CompanyId; promptIds: readonly OwnedPromptId[]; months: readonly RomeDay[] },
): Promise<StoredMonth[]> {
  const { rows } = await db.execute<{
    promptId: string;
    month: RomeDay;
    engines: string;
    keys: string;
    names: string;
    sources: string;
    answers: Buffer;
  }>(sql`
    select prompt_id as "promptId", month::text as month, array_to_string(engines, ${BREAK}) as engines,
      array_to_string(rival_keys, ${BREAK}) as keys, array_to_string(rival_names, ${BREAK}) as names,
      array_to_string(sources, ${BREAK}) as sources, answers
    from monthly_answers
    where company_id = ${companyId} and prompt_id = any (${uuidsParameter(promptIds)})
      and month = any (${sql.param([...months])}::date[])
    order by month, prompt_id`);
  return rows.map(({ promptId, month, engines, keys, names, sources, answers }) => ({
    promptId,
    month,
    engines: split<EngineId>(engines),
    rivalKeys: split(keys),
    rivalNames: split(names),
    sources: split(sources),
    answers,
  }));
}

/** The words are those the columns hold: engines are written as engines. */
const split = <Word extends string>(text: string): Word[] =>
  text === '' ? [] : (text.split(BREAK) as Word[]);
