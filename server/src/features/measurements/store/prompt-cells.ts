import { type Column, and, getTableColumns, gte, sql } from 'drizzle-orm';
import type { PromptId } from '#lib/ids';
import type { RomeDay } from '#lib/rome-time';
import type { Queryable } from '#platform/db';
import { firstOfMonth } from '../rules/merge-months.ts';
import type { PromptCell } from '../rules/trend.ts';
import { CELL_COLUMNS, type CellColumns, unpackCells } from '../rules/tallies/unpack-tallies.ts';
import { monthlyTallies } from '../tables.ts';
import { type MeasuredScope, isInScope } from './measured-scope.ts';

/** What engines said to prompts since a day, by day and engine, without the companies they named; oldest first. */
export async function listPromptCells(
  db: Queryable,
  { firstDay, ...scope }: MeasuredScope & { firstDay: RomeDay },
): Promise<PromptCell[]> {
  if (scope.promptIds.length === 0) return [];
  const columns: Record<string, Column> = getTableColumns(monthlyTallies);
  const named = sql.join(
    CELL_COLUMNS.map((key) => sql`${columns[key]} as ${sql.identifier(key)}`),
    sql`, `,
  );
  const { promptId, month } = monthlyTallies;
  const { rows } = await db.execute<{ row: CellColumns & { promptId: PromptId; month: RomeDay } }>(sql`
    select to_json(t) as row from (
      select ${promptId} as "promptId", ${month} as "month", ${named} from ${monthlyTallies}
      where ${and(isInScope(monthlyTallies, scope), gte(month, firstOfMonth(firstDay)))} offset 0) t
    order by t.month`);
  const cells: PromptCell[] = [];
  for (const { row } of rows) {
    const { promptId } = row;
    // Each field by its name: of many prompts these are a hundred thousand, and spreading them takes thrice as long.
    for (const { day, engine, ok, ownMentions, discarded, models, readers } of unpackCells({
      month: row.month,
      columns: row,
    }))
      if (day >= firstDay) cells.push({ promptId, day, engine, ok, ownMentions, discarded, models, readers });
  }
  return cells;
}
