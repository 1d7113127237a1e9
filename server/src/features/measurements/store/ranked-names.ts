import { sql } from 'drizzle-orm';
import { type OwnedPromptId, promptIs } from '#features/companies';
import type { PromptId } from '#lib/ids';
import { type Queryable, uuidsParameter } from '#platform/db';
import { monitoringData } from '../tables.ts';

/** A company over the current figures of several prompts. */
export interface RankedName {
  readonly key: string;
  readonly name: string;
  readonly isOwn: boolean;
  readonly mentions: number;
  readonly firsts: number;
  readonly bestPromptId: PromptId;
}

/**
 * The companies named most over prompts, the own one always among them: one by its key, under the name of the table that
 * names it most, and of prompts that name it as often the first of the list. It leads where it is named in more answers
 * than anybody else: who is named as often leads nobody.
 */
export async function listRankedNames(
  db: Queryable,
  { promptIds, others }: { promptIds: readonly OwnedPromptId[]; others: number },
): Promise<RankedName[]> {
  const { rows } = await db.execute<{ row: RankedName }>(sql`
    with named as (
      select ${monitoringData.promptId} as prompt_id, one ->> 'key' as key, one ->> 'name' as name,
        (one ->> 'isOwn')::boolean as is_own, (one ->> 'mentions')::int as mentions,
        array_position(${uuidsParameter(promptIds)}, ${monitoringData.promptId}) as place_of_prompt
      from ${monitoringData}, jsonb_array_elements(${monitoringData.mentionedCompanies}) as one
      where ${monitoringData.promptId} = any (${uuidsParameter(promptIds)}) and ${promptIs.ofCurrentSeries(monitoringData)}),
    led as (
      select *, mentions > 0 and mentions = max(mentions) over (partition by prompt_id)
        and count(*) over (partition by prompt_id, mentions) = 1 as leads from named),
    added as (
      select case when is_own then '' else key end as key, is_own as "isOwn", sum(mentions)::int as mentions,
        count(*) filter (where leads)::int as firsts,
        (array_agg(name order by mentions desc, name))[1] as name,
        (array_agg(key order by mentions desc, key))[1] as best_key,
        (array_agg(prompt_id order by mentions desc, place_of_prompt))[1] as "bestPromptId"
      from led where is_own or mentions > 0 group by 1, 2),
    placed as (select *, row_number() over (partition by "isOwn" order by mentions desc, name) as place from added)
    select json_build_object('key', best_key, 'name', name, 'isOwn', "isOwn", 'mentions', mentions,
      'firsts', firsts, 'bestPromptId', "bestPromptId") as row
    from placed where "isOwn" or place <= ${others} order by mentions desc, "isOwn" desc, name`);
  return rows.map(({ row }) => row);
}
