import type { EngineId } from '@citato/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { OwnedPromptId } from '#features/companies';
import type { CompanyId } from '#lib/ids';
import type { RomeDay } from '#lib/rome-time';
import { type Queryable, uuidsParameter } from '#platform/db';
import type { StoredMonth } from '../rules/packed-answers/stored-month.ts';

/** No word of a month holds it: one text a list is read many times as fast as an array. */
const BREAK = '\n';

/** A column of words as one text. */
export const joinWords = (column: SQL): SQL => sql`array_to_string(${column}, ${BREAK})`;

/** The words are those the column holds: engines are written as engines. */
export const splitWords = <Word extends string>(text: string): Word[] =>
  text === '' ? [] : (text.split(BREAK) as Word[]);

/** Splits texts, each of them once: what the prompts of a company have in common is shared. */
export function createSplit(): typeof splitWords {
  const known = new Map<string, string[]>();
  return <Word extends string>(text: string) => {
    const found = known.get(text) ?? splitWords<string>(text);
    known.set(text, found);
    return found as Word[];
  };
}

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
    select prompt_id as "promptId", month::text as month, ${joinWords(sql`engines`)} as engines,
      ${joinWords(sql`rival_keys`)} as keys, ${joinWords(sql`rival_names`)} as names,
      ${joinWords(sql`sources`)} as sources, answers
    from monthly_answers
    where company_id = ${companyId} and prompt_id = any (${uuidsParameter(promptIds)})
      and month = any (${sql.param([...months])}::date[])
    order by month, prompt_id`);
  return rows.map(({ promptId, month, engines, keys, names, sources, answers }) => ({
    promptId,
    month,
    engines: splitWords<EngineId>(engines),
    rivalKeys: splitWords(keys),
    rivalNames: splitWords(names),
    sources: splitWords(sources),
    answers,
  }));
}
