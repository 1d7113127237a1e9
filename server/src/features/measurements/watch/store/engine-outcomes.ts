import type { EngineId } from '@citato/contract';
import { sql } from 'drizzle-orm';
import type { RomeDay } from '#lib/rome-time';
import type { Queryable } from '#platform/db';
import type { Span } from '../../timeline/rules/spans.ts';
import { daysParameter, promptsParameter, type TimelineScope } from '../../timeline/store/scope.ts';

/** Whether an engine answered anything on a day, refusals among it, and how many answers failed. */
export interface EngineOutcome {
  readonly engine: EngineId;
  readonly day: RomeDay;
  readonly answered: number;
  readonly failed: number;
}

/** What became of the questions of a span, by engine and day. */
export async function listEngineOutcomes(
  db: Queryable,
  { scope, months, span }: { scope: TimelineScope; months: readonly RomeDay[]; span: Span },
): Promise<EngineOutcome[]> {
  const { rows } = await db.execute<{ row: EngineOutcome }>(sql`
    with cells as (
      select month + (cell.day - 1) as day, engines[cell.engine] as engine, cell.failed,
        cell.ok + cell.refused + cell.empty + coalesce(cell.not_shown, 0) as answered
      from monthly_tallies, unnest(cell_days, cell_engines, ok, refused, empty, failed, not_shown)
        as cell (day, engine, ok, refused, empty, failed, not_shown)
      where company_id = ${scope.companyId} and prompt_id = any (${promptsParameter(scope)})
        and month = any (${daysParameter(months)}))
    select json_build_object('engine', engine, 'day', day::text, 'answered', sum(answered), 'failed', sum(failed)) as row
    from cells where day between ${span.firstDay}::date and ${span.lastDay}::date group by engine, day`);
  return rows.map(({ row }) => row);
}
