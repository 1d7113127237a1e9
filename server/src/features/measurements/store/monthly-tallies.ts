import type { EngineId } from '@citato/contract';
import { type SQL, and, getTableColumns, gte, lte, sql } from 'drizzle-orm';
import type { OwnedCompanyId, OwnedPrompt, OwnedPromptId } from '#features/companies';
import type { PromptId } from '#lib/ids';
import type { RomeDay } from '#lib/rome-time';
import { type Queryable, type Transaction, executeOften, jsonParameter, renderOnce } from '#platform/db';
import type { DailyTally } from '../rules/daily-tally.ts';
import { firstOfMonth, listMonths, mergeMonths } from '../rules/merge-months.ts';
import { packDays } from '../rules/packed-days/pack-days.ts';
import { packNames } from '../rules/packed-days/pack-names.ts';
import { packTallies } from '../rules/tallies/pack-tallies.ts';
import type { DayWindow } from '../rules/thirty-day-window.ts';
import { unpackTallies } from '../rules/tallies/unpack-tallies.ts';
import { monthlyTallies } from '../tables.ts';
import { type MeasuredScope, isInScope, scopeOf } from './measured-scope.ts';
import { replaceMonths } from './replace-months.ts';

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
    subjects,
    days,
    tallies,
  }: { subjects: readonly OwnedPrompt[]; days: readonly RomeDay[]; tallies: readonly DatedTally[] },
): Promise<void> {
  const isReplaced = sql`${isInScope(monthlyTallies, scopeOf(subjects))}
    and ${monthlyTallies.month} = any (${sql.param(listMonths(days))}::date[])`;
  const stored = await loadRows(tx, isReplaced);
  const merged = mergeMonths({ stored: stored.flatMap(unpackRow), days, fresh: tallies });
  const known = new Map(stored.map((row) => [`${row.promptId} ${row.month}`, row.hasNames]));
  const isNew = ({ promptId, month }: { promptId: PromptId; month: RomeDay }) =>
    !known.has(`${promptId} ${month}`);
  await replaceMonths(tx, monthlyTallies, {
    subjects,
    current: stored,
    months: merged.map(({ promptId, month, rows }) => {
      const columns = packTallies(rows);
      const hasNames = known.get(`${promptId} ${month}`) ?? true;
      const packedNames = hasNames ? packNames(columns) : null;
      return { promptId, month, ...columns, packedDays: packDays(columns), packedNames };
    }),
  });
  const begun = merged.filter(isNew);
  if (begun.length > 0) await dropPackedNames(tx, { subjects, begun });
}

/** The names of a month are packed until the next one begins: what is over is read from sums and columns. */
async function dropPackedNames(
  tx: Transaction,
  { subjects, begun }: { subjects: readonly OwnedPrompt[]; begun: readonly { month: RomeDay }[] },
): Promise<void> {
  const first = begun.map(({ month }) => month).reduce((a, b) => (a < b ? a : b));
  await executeOften(
    tx,
    sql`update ${monthlyTallies} set packed_names = null
      where ${isInScope(monthlyTallies, scopeOf(subjects))} and ${monthlyTallies.month} < ${first}
        and packed_names is not null`,
  );
}

/** The tallies of prompts over the days, by prompt, oldest first: at most one a day and engine. */
export async function listDailyTallies(
  db: Queryable,
  { window, ...scope }: MeasuredScope & { window: DayWindow },
): Promise<Map<PromptId, DailyTally[]>> {
  const { firstDay, lastDay } = window;
  const months = and(
    isInScope(monthlyTallies, scope),
    gte(monthlyTallies.month, firstOfMonth(firstDay)),
    lte(monthlyTallies.month, lastDay),
  );
  const tallies = (await loadRows(db, months)).flatMap(unpackRow);
  const inWindow = tallies.filter(({ day }) => day >= firstDay && day <= lastDay);
  return Map.groupBy(inWindow, ({ promptId }) => promptId);
}

/** What one engine said to several prompts since a day, oldest first. */
export async function listTalliesOfEngine(
  db: Queryable,
  { engine, firstDay, ...scope }: MeasuredScope & { engine: EngineId; firstDay: RomeDay },
): Promise<DatedTally[]> {
  const months = and(isInScope(monthlyTallies, scope), gte(monthlyTallies.month, firstOfMonth(firstDay)));
  const tallies = (await loadRows(db, months)).flatMap(unpackRow);
  return tallies.filter((tally) => tally.engine === engine && tally.day >= firstDay);
}

type TallyRow = Omit<typeof monthlyTallies.$inferSelect, 'companyId' | 'packedDays' | 'packedNames'> & {
  readonly hasNames: boolean;
};

const COLUMNS = renderOnce(
  sql.join(
    [
      ...Object.entries(getTableColumns(monthlyTallies))
        .filter(([key]) => !['companyId', 'packedDays', 'packedNames'].includes(key))
        .map(([key, column]) => sql`${column} as ${sql.identifier(key)}`),
      sql`packed_names is not null as "hasNames"`,
    ],
    sql`, `,
  ),
);

/**
 * As JSON, which is parsed several times as fast as the driver parses arrays. A spread database forgets the names of a
 * row's columns where it comes from several machines, but for `offset 0`.
 */
async function loadRows(db: Queryable, months: SQL | undefined): Promise<TallyRow[]> {
  // Planned anew each time: a plan made while the table was small would read all of it for good.
  const { rows } = await db.execute<{ row: TallyRow }>(sql`
    select to_json(t) as row from (
      select ${COLUMNS} from ${monthlyTallies} where ${months ?? sql`false`} offset 0) t order by t.month`);
  return rows.map(({ row }) => row);
}

function unpackRow({ promptId, month, ...columns }: TallyRow): DatedTally[] {
  return unpackTallies({ month, columns }).map((tally) => ({ promptId, ...tally }));
}

/** The last day before this one for which a prompt has answers added up. */
export async function findDayBefore(
  db: Queryable,
  { companyId, promptId, day }: { companyId: OwnedCompanyId; promptId: OwnedPromptId; day: RomeDay },
): Promise<RomeDay | null> {
  const { rows } = await db.execute<{ day: string | null }>(sql`
    select max(month + (number - 1))::text as day from monthly_tallies, unnest(cell_days) as number
    where company_id = ${companyId} and prompt_id = ${promptId} and month <= ${day} and month + (number - 1) < ${day}::date`);
  return rows[0]?.day ?? null;
}
