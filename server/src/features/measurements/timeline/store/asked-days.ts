import type { EngineId } from '@citato/contract';
import { type Column, getTableColumns, sql } from 'drizzle-orm';
import type { PromptId } from '#lib/ids';
import type { RomeDay } from '#lib/rome-time';
import type { Queryable } from '#platform/db';
import type { TallyColumns } from '../../rules/tallies/month-columns.ts';
import { CELL_COLUMNS, unpackCells } from '../../rules/tallies/unpack-tallies.ts';
import { elementAt } from '../../rules/tallies/word-list.ts';
import { monthlyTallies } from '../../tables.ts';
import { daysParameter, promptsParameter, type TimelineScope } from './scope.ts';

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

/** The days with ok answers in these months, of the engines asked for; parsed as JSON, several times as fast as arrays. */
export async function listAskedCells(
  db: Queryable,
  { scope, months }: { scope: TimelineScope; months: readonly RomeDay[] },
): Promise<AskedCell[]> {
  const all: Record<string, Column> = getTableColumns(monthlyTallies);
  const named = sql.join(
    [...CELL_COLUMNS, ...SUMS].map((key) => sql`${all[key]} as ${sql.identifier(key)}`),
    sql`, `,
  );
  const { rows } = await db.execute<{ row: Columns & { promptId: PromptId; month: RomeDay } }>(sql`
    select to_json(t) as row from (
      select ${monthlyTallies.promptId} as "promptId", ${monthlyTallies.month} as "month", ${named} from ${monthlyTallies}
      where company_id = ${scope.companyId} and prompt_id = any (${promptsParameter(scope)}) and month = any (${daysParameter(months)})
      offset 0) t`);
  return rows
    .flatMap(({ row }) => unpackMonth(row))
    .filter(({ ok, engine }) => ok > 0 && (scope.engines?.includes(engine) ?? true));
}

function unpackMonth({
  promptId,
  month,
  ...columns
}: Columns & { promptId: PromptId; month: RomeDay }): AskedCell[] {
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
