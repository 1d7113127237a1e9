import { sql } from 'drizzle-orm';
import type { RomeDay } from '#lib/rome-time';
import type { Queryable } from '#platform/db';
import type { CompanionCount } from '../rules/rate-companions.ts';
import type { Span } from '../rules/spans.ts';
import { daysParameter, isAsked, promptsParameter, type TimelineScope } from './scope.ts';

/**
 * How many ok answers of a span name each of these companies beside the own one, and before it. Whole months are read from
 * their sums, months at the ends of the span and choices of engines from the days.
 */
export async function countCompanions(
  db: Queryable,
  {
    scope,
    whole,
    partial,
    span,
    names,
  }: {
    scope: TimelineScope;
    whole: readonly RomeDay[];
    partial: readonly RomeDay[];
    span: Span;
    names: readonly { key: string; name: string }[];
  },
): Promise<CompanionCount[]> {
  if (names.length === 0) return [];
  const keys = sql`${sql.param(names.map(({ key }) => key))}::text[]`;
  const prompts = promptsParameter(scope);
  const { rows } = await db.execute<Omit<CompanionCount, 'name'>>(sql`
    with counted as (
      select prompt_id, one.key, one.beside, one.before
      from monthly_tallies,
        unnest(company_keys, company_beside_own, company_before_own) as one (key, beside, before)
      where company_id = ${scope.companyId} and prompt_id = any (${prompts}) and month = any (${daysParameter(whole)}) and one.key = any (${keys})
      union all
      select prompt_id, key, beside, before from (
        select t.prompt_id, one.key, t.month + (fact.day - 1) as day, t.engines[fact.engine] as engine, fact.beside,
          fact.before
        from monthly_tallies t,
          unnest(company_keys, company_ends) with ordinality as one (key, last, place),
          unnest(
            fact_days[coalesce(company_ends[one.place - 1], 0) + 1 : one.last],
            fact_engines[coalesce(company_ends[one.place - 1], 0) + 1 : one.last],
            beside_own[coalesce(company_ends[one.place - 1], 0) + 1 : one.last],
            before_own[coalesce(company_ends[one.place - 1], 0) + 1 : one.last]) as fact (day, engine, beside, before)
        where t.company_id = ${scope.companyId} and prompt_id = any (${prompts}) and month = any (${daysParameter(partial)}) and one.key = any (${keys})) facts
      where ${isAsked(scope, span)})
    select key, sum(beside)::int as together, sum(before)::int as "beforeOwn",
      count(distinct prompt_id) filter (where beside > 0)::int as prompts
    from counted group by key`);
  const nameOf = new Map(names.map(({ key, name }) => [key, name]));
  return rows.map((row) => ({ ...row, name: nameOf.get(row.key) ?? row.key }));
}
