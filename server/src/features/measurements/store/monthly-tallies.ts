import type { EngineId } from '@citato/contract';
import { type SQL, and, getTableColumns, gte, lte, sql } from 'drizzle-orm';
import type { OwnedPromptId } from '#features/companies';
import type { PromptId } from '#lib/ids';
import type { RomeDay } from '#lib/rome-time';
import {
  type Queryable,
  type Transaction,
  executeOften,
  insertRows,
  isAnyOf,
  jsonParameter,
  renderOnce,
} from '#platform/db';
import type { DailyTally } from '../rules/daily-tally.ts';
import { firstOfMonth, listMonths, mergeMonths } from '../rules/merge-months.ts';
import { packTallies } from '../rules/tallies/pack-tallies.ts';
import type { DayWindow } from '../rules/thirty-day-window.ts';
import { unpackTallies } from '../rules/tallies/unpack-tallies.ts';
import { monthlyTallies } from '../tables.ts';

/**
 * Until the transaction ends no other process adds up the answers of these prompts; all lock them in the same order.
 */
export async function lockFigures(tx: Transaction, promptIds: readonly OwnedPromptId[]): Promise<void> {
  const sorted = jsonParameter(promptIds.toSorted());
  await executeOften(
    tx,
    sql`
    select pg_advisory_xact_lock(hashtextextended(prompt_id, 0))
    from jsonb_array_elements_text(${sorted}) as prompt_id`,
  );
}

type DatedTally = DailyTally & { promptId: PromptId };

/** Puts the tallies of prompts' days in the place of whatever was there. */
export async function replaceDailyTallies(
  tx: Transaction,
  {
    promptIds,
    days,
    tallies,
  }: { promptIds: readonly OwnedPromptId[]; days: readonly RomeDay[]; tallies: readonly DatedTally[] },
): Promise<void> {
  const isReplaced = sql`${isAnyOf(monthlyTallies.promptId, promptIds)}
    and ${monthlyTallies.month} = any (${sql.param(listMonths(days))}::date[])`;
  const merged = mergeMonths({ stored: await loadTallies(tx, isReplaced), days, fresh: tallies });
  await tx.delete(monthlyTallies).where(isReplaced);
  if (merged.length === 0) return;
  const rows = merged.map(({ promptId, month, rows: ofMonth }) => ({
    promptId,
    month,
    ...packTallies(ofMonth),
  }));
  await executeOften(tx, insertRows(monthlyTallies, rows));
}

/** The tallies of prompts over the days, by prompt, oldest first: at most one a day and engine. */
export async function listDailyTallies(
  db: Queryable,
  { promptIds, window }: { promptIds: readonly OwnedPromptId[]; window: DayWindow },
): Promise<Map<PromptId, DailyTally[]>> {
  const { firstDay, lastDay } = window;
  const months = and(
    isAnyOf(monthlyTallies.promptId, promptIds),
    gte(monthlyTallies.month, firstOfMonth(firstDay)),
    lte(monthlyTallies.month, lastDay),
  );
  const tallies = await loadTallies(db, months);
  const inWindow = tallies.filter(({ day }) => day >= firstDay && day <= lastDay);
  return Map.groupBy(inWindow, ({ promptId }) => promptId);
}

/** What one engine said to several prompts since a day, oldest first. */
export async function listTalliesOfEngine(
  db: Queryable,
  {
    promptIds,
    engine,
    firstDay,
  }: { promptIds: readonly OwnedPromptId[]; engine: EngineId; firstDay: RomeDay },
): Promise<DatedTally[]> {
  const months = and(
    isAnyOf(monthlyTallies.promptId, promptIds),
    gte(monthlyTallies.month, firstOfMonth(firstDay)),
  );
  const tallies = await loadTallies(db, months);
  return tallies.filter((tally) => tally.engine === engine && tally.day >= firstDay);
}

const ROWS_AS_JSON = renderOnce(
  sql`select to_json(t) as row from (select ${sql.join(
    Object.entries(getTableColumns(monthlyTallies)).map(
      ([key, column]) => sql`${column} as ${sql.identifier(key)}`,
    ),
    sql`, `,
  )} from ${monthlyTallies} where `,
);

/** As JSON, which is parsed several times as fast as the driver parses arrays. */
async function loadTallies(db: Queryable, months: SQL | undefined): Promise<DatedTally[]> {
  // Planned anew each time: a plan made while the table was small would read all of it for good.
  const { rows } = await db.execute<{ row: typeof monthlyTallies.$inferSelect }>(
    sql`${ROWS_AS_JSON}${months ?? sql`false`}) t order by t.month`,
  );
  return rows.flatMap(({ row: { promptId, month, ...columns } }) =>
    unpackTallies({ month, columns }).map((tally) => ({ promptId, ...tally })),
  );
}

/** The last day before this one for which a prompt has answers added up. */
export async function findDayBefore(
  db: Queryable,
  { promptId, day }: { promptId: OwnedPromptId; day: RomeDay },
): Promise<RomeDay | null> {
  const { rows } = await db.execute<{ day: string | null }>(sql`
    select max(month + (number - 1))::text as day from monthly_tallies, unnest(cell_days) as number
    where prompt_id = ${promptId} and month <= ${day} and month + (number - 1) < ${day}::date`);
  return rows[0]?.day ?? null;
}
