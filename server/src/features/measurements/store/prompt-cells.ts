import { type Column, type SQL, and, getTableColumns, gte, sql } from 'drizzle-orm';
import type { PromptId } from '#lib/ids';
import type { RomeDay } from '#lib/rome-time';
import type { Queryable } from '#platform/db';
import { firstOfMonth, listDaysOfMonth } from '../rules/merge-months.ts';
import { createCellParser, NUMBER_COLUMNS, WORD_COLUMNS } from '../rules/tallies/parse-cell-columns.ts';
import { type Cell, type CellColumns, unpackCells } from '../rules/tallies/unpack-tallies.ts';
import { monthlyTallies } from '../tables.ts';
import { type MeasuredScope, isInScope } from './measured-scope.ts';

const COLUMNS: Record<string, Column> = getTableColumns(monthlyTallies);

/** When a list says something: one engine or one model of a month need no places, and mostly nothing was discarded. */
const { cellDays, engines, models, modelCells, discarded } = monthlyTallies;
const hasModels = sql`cardinality(${models}) <> 1 or cardinality(${modelCells}) <> cardinality(${cellDays})`;
const TELLS: Partial<Record<keyof CellColumns, SQL>> = {
  cellEngines: sql`cardinality(${engines}) <> 1`,
  discarded: sql`0 <> any (${discarded})`,
  modelCells: hasModels,
  modelNames: hasModels,
};

const NUMBERS = sql.join(
  NUMBER_COLUMNS.map((key) => {
    const tells = TELLS[key];
    return tells === undefined
      ? sql`${COLUMNS[key]}::text`
      : sql`case when ${tells} then ${COLUMNS[key]}::text else '{}' end`;
  }),
  sql`, `,
);
const WORDS = sql.join(
  WORD_COLUMNS.map((key) => sql`${COLUMNS[key]}`),
  sql`, `,
);

/**
 * What engines said to prompts since the month of a day, by day and engine, without the companies they named; oldest
 * first. Of five hundred companies these are a hundred thousand cells: as text they cost the database half of what they
 * cost as JSON.
 */
export async function listPromptCells(
  db: Queryable,
  { firstDay, ...scope }: MeasuredScope & { firstDay: RomeDay },
): Promise<Map<PromptId, readonly Cell[]>> {
  if (scope.promptIds.length === 0) return new Map();
  const { promptId, month } = monthlyTallies;
  const { rows } = await db.execute<{
    promptId: PromptId;
    month: RomeDay;
    numbers: string;
    words: string;
  }>(sql`
    select ${promptId} as "promptId", ${month}::text as "month", concat_ws(',', ${NUMBERS}) as "numbers",
      json_build_array(${WORDS})::text as "words"
    from ${monthlyTallies}
    where ${and(isInScope(monthlyTallies, scope), gte(month, firstOfMonth(firstDay)))}
    order by ${month}`);
  const parse = createCellParser();
  const cells = new Map<PromptId, readonly Cell[]>();
  const daysOf = new Map<RomeDay, readonly RomeDay[]>();
  for (const { promptId: id, month: first, ...row } of rows) {
    const days = daysOf.get(first) ?? listDaysOfMonth(first);
    daysOf.set(first, days);
    const earlier = cells.get(id);
    const ofMonth = unpackCells({ month: first, columns: parse(row), days });
    cells.set(id, earlier === undefined ? ofMonth : earlier.concat(ofMonth));
  }
  return cells;
}
