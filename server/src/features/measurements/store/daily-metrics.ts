import type { EngineId } from '@citato/contract';
import { and, asc, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import type { OwnedPromptId } from '#features/companies';
import type { PromptId } from '#lib/ids';
import type { RomeDay } from '#lib/rome-time';
import { type Queryable, type Transaction, insertRows, jsonParameter } from '#platform/db';
import type { DailyTally } from '../rules/daily-tally.ts';
import type { DayWindow } from '../rules/thirty-day-window.ts';
import { dailyMetrics } from '../tables.ts';

/** Until the transaction ends nobody else adds up the answers of these prompts; locked in one order by everybody. */
export async function lockFigures(tx: Transaction, promptIds: readonly OwnedPromptId[]): Promise<void> {
  const sorted = jsonParameter(promptIds.toSorted());
  await tx.execute(sql`
    select pg_advisory_xact_lock(hashtextextended(prompt_id, 0))
    from jsonb_array_elements_text(${sorted}) as prompt_id`);
}

/** Puts the tallies of prompts' days in the place of whatever was there. */
export async function replaceDailyMetrics(
  tx: Transaction,
  {
    promptIds,
    days,
    tallies,
  }: {
    promptIds: readonly OwnedPromptId[];
    days: readonly RomeDay[];
    tallies: readonly (DailyTally & { promptId: OwnedPromptId })[];
  },
): Promise<void> {
  await tx
    .delete(dailyMetrics)
    .where(and(inArray(dailyMetrics.promptId, [...promptIds]), inArray(dailyMetrics.day, [...days])));
  if (tallies.length === 0) return;
  const rows = tallies.map(({ models, ...tally }) => ({ ...tally, models: [...models] }));
  await tx.execute(insertRows(dailyMetrics, rows));
}

/** The tallies of prompts over the days, by prompt, oldest first: at most one row a day and engine. */
export async function listDailyTallies(
  db: Queryable,
  { promptIds, window }: { promptIds: readonly OwnedPromptId[]; window: DayWindow },
): Promise<Map<PromptId, DailyTally[]>> {
  const { promptId, day, engine } = dailyMetrics;
  const rows = await db
    .select()
    .from(dailyMetrics)
    .where(and(inArray(promptId, [...promptIds]), gte(day, window.firstDay), lte(day, window.lastDay)))
    .orderBy(asc(day), asc(engine));
  return Map.groupBy(rows, (row) => row.promptId);
}

/** What one engine said to several prompts since a day, oldest first. */
export async function listTalliesOfEngine(
  db: Queryable,
  {
    promptIds,
    engine,
    firstDay,
  }: { promptIds: readonly OwnedPromptId[]; engine: EngineId; firstDay: RomeDay },
): Promise<(typeof dailyMetrics.$inferSelect)[]> {
  return db
    .select()
    .from(dailyMetrics)
    .where(
      and(
        inArray(dailyMetrics.promptId, [...promptIds]),
        eq(dailyMetrics.engine, engine),
        gte(dailyMetrics.day, firstDay),
      ),
    )
    .orderBy(asc(dailyMetrics.day));
}
