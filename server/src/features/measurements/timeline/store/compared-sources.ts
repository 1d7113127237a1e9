import type { EngineId } from '@citato/contract';
import { sql } from 'drizzle-orm';
import type { PromptId } from '#lib/ids';
import type { RomeDay } from '#lib/rome-time';
import type { Queryable } from '#platform/db';
import { listPartsOf, type Span } from '../rules/spans.ts';
import { daysParameter, isAsked, promptsParameter, type TimelineScope } from './scope.ts';

const inEither = (scope: TimelineScope, [earlier, later]: readonly [Span, Span]) =>
  sql`((${isAsked(scope, earlier)}) or (${isAsked(scope, later)}))`;

/**
 * Ok answers that cite a page of one site, by prompt, engine and day, on both sides of a comparison. Of several hosts of
 * the site the most cited one counts: an answer may cite two of them.
 */
export async function listComparedSources(
  db: Queryable,
  { scope, sides, domain }: { scope: TimelineScope; sides: readonly [Span, Span]; domain: string },
): Promise<{ promptId: PromptId; engine: EngineId; day: RomeDay; answers: number }[]> {
  const months = listPartsOf(sides).map(({ month }) => month);
  const { rows } = await db.execute<{
    promptId: PromptId;
    engine: EngineId;
    day: RomeDay;
    answers: number;
  }>(sql`
    select prompt_id as "promptId", engine, day::text as day, max(answers) as answers from (
      select s.prompt_id, s.month + (fact.day - 1) as day, s.engines[fact.engine] as engine, fact.answers
      from monthly_sources s,
        unnest(domains, domain_ends) with ordinality as one (domain, last, place),
        unnest(
          fact_days[coalesce(domain_ends[one.place - 1], 0) + 1 : one.last],
          fact_engines[coalesce(domain_ends[one.place - 1], 0) + 1 : one.last],
          answers[coalesce(domain_ends[one.place - 1], 0) + 1 : one.last]) as fact (day, engine, answers)
      where s.company_id = ${scope.companyId} and prompt_id = any (${promptsParameter(scope)}) and month = any (${daysParameter(months)})
        and position(${domain} in array_to_string(domains, ' ')) > 0
        and (one.domain = ${domain} or one.domain like ${`%.${domain}`})) facts
    where ${inEither(scope, sides)} group by 1, 2, 3`);
  return rows;
}
