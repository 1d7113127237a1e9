import { sql } from 'drizzle-orm';
import type { RomeDay } from '#lib/rome-time';
import type { Queryable } from '#platform/db';
import type { Span } from '../../timeline/rules/spans.ts';
import { daysParameter, promptsParameter, type TimelineScope } from '../../timeline/store/scope.ts';
import type { RivalDay } from '../rules/watched-facts.ts';

const FIRST_PLACES = 5;

/** The days of the companies named most beside the own one, before or now, over the pairs that may be compared. */
export async function listRivalDays(
  db: Queryable,
  {
    scope,
    months,
    earlier,
    later,
    pairs,
  }: {
    scope: TimelineScope;
    months: readonly RomeDay[];
    earlier: Span;
    later: Span;
    /** Engine and prompt with a space between them. */
    pairs: readonly string[];
  },
): Promise<RivalDay[]> {
  if (pairs.length === 0) return [];
  const { rows } = await db.execute<{ row: RivalDay }>(sql`
    with facts as (
      select one.key, one.name, t.prompt_id, t.month + (fact.day - 1) as day, t.engines[fact.engine] as engine,
        fact.mentions
      from monthly_tallies t,
        unnest(company_keys, company_names, company_ends) with ordinality as one (key, name, last, place),
        unnest(
          fact_days[coalesce(company_ends[one.place - 1], 0) + 1 : one.last],
          fact_engines[coalesce(company_ends[one.place - 1], 0) + 1 : one.last],
          mentions[coalesce(company_ends[one.place - 1], 0) + 1 : one.last]) as fact (day, engine, mentions)
      where t.company_id = ${scope.companyId} and prompt_id = any (${promptsParameter(scope)})
        and month = any (${daysParameter(months)}) and not t.is_own[one.last]),
    counted as (
      select key, min(name) as name, engine, day, sum(mentions)::int as mentions from facts
      where day between ${earlier.firstDay}::date and ${later.lastDay}::date
        and engine || ' ' || prompt_id = any (${sql.param([...pairs])}::text[])
      group by key, engine, day),
    ranked as (
      select key,
        row_number() over (
          order by sum(mentions) filter (where day < ${later.firstDay}::date) desc nulls last, key) as before,
        row_number() over (
          order by sum(mentions) filter (where day >= ${later.firstDay}::date) desc nulls last, key) as now
      from counted group by key)
    select json_build_object('key', key, 'name', name, 'engine', engine, 'day', day::text, 'mentions', mentions) as row
    from counted join ranked using (key) where before <= ${FIRST_PLACES} or now <= ${FIRST_PLACES}`);
  return rows.map(({ row }) => row);
}
