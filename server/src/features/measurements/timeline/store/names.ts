import { sql } from 'drizzle-orm';
import type { RomeDay } from '#lib/rome-time';
import type { Queryable } from '#platform/db';
import type { Span } from '../rules/spans.ts';
import { daysParameter, isAsked, promptsParameter, type ReadMonths, type TimelineScope } from './scope.ts';

/** The other companies named most in the months of a period, under the name most of their answers use. */
export async function listTopNames(
  db: Queryable,
  { scope, months, limit }: { scope: TimelineScope; months: ReadMonths; limit: number },
): Promise<{ key: string; name: string }[]> {
  const { rows } = await db.execute<{ key: string; name: string }>(sql`
    with named as (
      select key, name, mentions from company_month_names
      where company_id = ${scope.companyId} and month = any (${daysParameter(months.stored)}) and not is_own
      union all
      select one.key, one.name, one.mentions
      from monthly_tallies,
        unnest(company_keys, company_names, company_mentions, company_ends) as one (key, name, mentions, last)
      where company_id = ${scope.companyId} and prompt_id = any (${promptsParameter(scope)}) and month = any (${daysParameter(months.open)})
        and not is_own[one.last])
    select key, (array_agg(name order by mentions desc, name))[1] as name
    from named group by key order by sum(mentions) desc, key limit ${limit}`);
  return rows;
}

/** Ok answers that name each of these companies, day by day. */
export async function listNamedDays(
  db: Queryable,
  {
    scope,
    months,
    span,
    keys,
  }: { scope: TimelineScope; months: ReadMonths; span: Span; keys: readonly string[] },
): Promise<{ key: string; day: RomeDay; mentions: number }[]> {
  if (keys.length === 0) return [];
  const wanted = sql`${sql.param([...keys])}::text[]`;
  const { rows } = await db.execute<{ row: { key: string; day: RomeDay; mentions: number } }>(sql`
    with facts as (
      select n.key, n.month + (fact.day - 1) as day, m.engines[fact.engine] as engine, fact.mentions
      from company_month_names n join company_months m on m.company_id = n.company_id and m.month = n.month,
        unnest(n.fact_days, n.fact_engines, n.fact_mentions) as fact (day, engine, mentions)
      where n.company_id = ${scope.companyId} and n.month = any (${daysParameter(months.stored)})
        and n.key = any (${wanted})
      union all
      select one.key, t.month + (fact.day - 1), t.engines[fact.engine], fact.mentions
      from monthly_tallies t,
        unnest(company_keys, company_ends) with ordinality as one (key, last, place),
        unnest(
          fact_days[coalesce(company_ends[one.place - 1], 0) + 1 : one.last],
          fact_engines[coalesce(company_ends[one.place - 1], 0) + 1 : one.last],
          mentions[coalesce(company_ends[one.place - 1], 0) + 1 : one.last]) as fact (day, engine, mentions)
      where t.company_id = ${scope.companyId} and prompt_id = any (${promptsParameter(scope)}) and month = any (${daysParameter(months.open)})
        and one.key = any (${wanted}))
    select json_build_object('key', key, 'day', day::text, 'mentions', sum(mentions)) as row
    from facts where ${isAsked(scope, span)} group by key, day`);
  return rows.map(({ row }) => row);
}
