import type { EngineId } from '@citato/contract';
import { sql } from 'drizzle-orm';
import type { RomeDay } from '#lib/rome-time';
import type { Queryable } from '#platform/db';
import type { Span } from '../rules/spans.ts';
import { daysParameter, isAsked, promptsParameter, type ReadMonths, type TimelineScope } from './scope.ts';

/** Ok answers of a day at an engine, and those that name the own company. */
export interface EngineDayCount {
  readonly day: RomeDay;
  readonly engine: EngineId;
  readonly responses: number;
  readonly mentions: number;
  /** Answers that gave nothing that counts. */
  readonly missed: number;
}

/** What a company's prompts came to on each day at each engine, oldest first. */
export async function listEngineDays(
  db: Queryable,
  { scope, months, span }: { scope: TimelineScope; months: ReadMonths; span: Span },
): Promise<EngineDayCount[]> {
  const { rows } = await db.execute<{ row: EngineDayCount }>(sql`
    with cells as (
      select month + (cell.day - 1) as day, engines[cell.engine] as engine, cell.ok, cell.own
      from company_months, unnest(cell_days, cell_engines, ok, own_mentions) as cell (day, engine, ok, own)
      where company_id = ${scope.companyId} and month = any (${daysParameter(months.stored)})
      union all
      select month + (cell.day - 1), engines[cell.engine], cell.ok, cell.own
      from monthly_tallies, unnest(cell_days, cell_engines, ok, own_mentions) as cell (day, engine, ok, own)
      where company_id = ${scope.companyId} and prompt_id = any (${promptsParameter(scope)}) and month = any (${daysParameter(months.open)}))
    select json_build_object('day', day::text, 'engine', engine, 'responses', sum(ok), 'mentions', sum(own),
      'missed', count(*) filter (where ok = 0)) as row
    from cells where ${isAsked(scope, span)} group by day, engine order by day, engine`);
  return rows.map(({ row }) => row);
}
