import type { EngineId } from '@citato/contract';
import { type Column, getTableColumns, sql } from 'drizzle-orm';
import type { PromptId } from '#lib/ids';
import type { RomeDay } from '#lib/rome-time';
import { jsonParameter, type Queryable } from '#platform/db';
import type { TallyColumns } from '../../rules/tallies/month-columns.ts';
import type { CELL_COLUMNS } from '../../rules/tallies/unpack-tallies.ts';
import { unpackCells } from '../../rules/tallies/unpack-tallies.ts';
import { elementAt } from '../../rules/tallies/word-list.ts';
import { monthlyTallies } from '../../tables.ts';
import type { PartOfMonth } from '../rules/spans.ts';
import { promptsParameter, type TimelineScope } from './scope.ts';

/** What one engine said to one prompt on one day: who answered, who read, and all that is compared. */
export interface AskedCell {
  readonly promptId: PromptId;
  readonly engine: EngineId;
  readonly day: RomeDay;
  readonly ok: number;
  readonly ownMentions: number;
  readonly allMentions: number;
  readonly positionSum: number;
  readonly positionSquareSum: number;
  readonly positive: number;
  readonly negative: number;
  readonly judged: number;
  readonly discarded: number;
  readonly models: readonly string[];
  readonly readers: readonly string[];
}

const SUMS = [
  'allMentions',
  'ownPositionSums',
  'ownPositionSquareSums',
  'ownPositive',
  'ownNeutral',
  'ownNegative',
] as const satisfies readonly (keyof TallyColumns)[];
type Columns = Pick<TallyColumns, (typeof SUMS)[number] | (typeof CELL_COLUMNS)[number]>;

/** Words of a month, whole: cells name them by their places. */
const WORDS = ['engines', 'models', 'readers'] as const satisfies readonly (typeof CELL_COLUMNS)[number][];
/** Lists as long as there are cells. */
const OF_CELLS = ['cellDays', 'cellEngines', 'ok', 'ownMentions', 'discarded', ...SUMS] as const;
/** Lists by the cell they belong to, which is named beside. */
const BY_CELL = { modelCells: 'modelNames', readerCells: 'readerNames' } as const;

/**
 * The days with ok answers in a part of these months, of the engines asked for. Cells stand by day: only the part between
 * the first and the last day asked for leaves the database, as JSON, which is parsed several times as fast as arrays.
 */
export async function listAskedCells(
  db: Queryable,
  { scope, months }: { scope: TimelineScope; months: readonly PartOfMonth[] },
): Promise<AskedCell[]> {
  const all: Record<string, Column> = getTableColumns(monthlyTallies);
  const column = (key: string) => sql`t.${sql.identifier(all[key]?.name ?? key)}`;
  const columns = [
    ...WORDS.map((key) => sql`${column(key)} as ${sql.identifier(key)}`),
    ...OF_CELLS.map((key) => sql`${column(key)}[first:last] as ${sql.identifier(key)}`),
    ...Object.entries(BY_CELL).flatMap(([cells, names]) => {
      const part = sql`[width_bucket(first - 1, ${column(cells)}::int[]) + 1 : width_bucket(last, ${column(cells)}::int[])]`;
      return [
        sql`${column(cells)}${part} as ${sql.identifier(cells)}`,
        sql`${column(names)}${part} as ${sql.identifier(names)}`,
      ];
    }),
  ];
  const { rows } = await db.execute<{
    row: Columns & { promptId: PromptId; month: RomeDay; first: number };
  }>(sql`
    select to_json(part) as row from (
      select t.prompt_id as "promptId", t.month as "month", first, ${sql.join(columns, sql`, `)}
      from jsonb_to_recordset(${jsonParameter(months)}) as asked (month date, "firstDay" int, "lastDay" int)
      join ${monthlyTallies} t on t.month = asked.month,
      lateral (select width_bucket("firstDay" - 1, t.cell_days::int[]) + 1 as first,
        width_bucket("lastDay", t.cell_days::int[]) as last) as places
      where t.company_id = ${scope.companyId} and t.prompt_id = any (${promptsParameter(scope)})
      offset 0) part`);
  return rows
    .flatMap(({ row }) => unpackMonth(row))
    .filter(({ ok, engine }) => ok > 0 && (scope.engines?.includes(engine) ?? true));
}

function unpackMonth({
  promptId,
  month,
  first,
  ...sliced
}: Columns & { promptId: PromptId; month: RomeDay; first: number }): AskedCell[] {
  const columns = {
    ...sliced,
    modelCells: sliced.modelCells.map((cell) => cell - first + 1),
    readerCells: sliced.readerCells.map((cell) => cell - first + 1),
  };
  return unpackCells({ month, columns }).map(({ place: _, ...cell }, index) => {
    const positive = elementAt(columns.ownPositive, index);
    const negative = elementAt(columns.ownNegative, index);
    return {
      ...cell,
      promptId,
      allMentions: elementAt(columns.allMentions, index),
      positionSum: elementAt(columns.ownPositionSums, index),
      positionSquareSum: elementAt(columns.ownPositionSquareSums, index),
      positive,
      negative,
      judged: positive + elementAt(columns.ownNeutral, index) + negative,
    };
  });
}
