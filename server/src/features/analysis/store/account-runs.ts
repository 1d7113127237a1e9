import {
  type SQL,
  type SQLWrapper,
  and,
  asc,
  count,
  eq,
  exists,
  gt,
  gte,
  inArray,
  lt,
  max,
  min,
} from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { AccountId } from '#lib/ids';
import type { Queryable } from '#platform/db';
import { analyses, promptStates } from '../tables.ts';
import { hasPrompt } from './analysis-states.ts';

/** When an account's prompts ran last and run next, for queries that list accounts. */
export const accountRuns = new QueryBuilder()
  .select({
    userId: promptStates.userId,
    lastRunAt: max(promptStates.lastProcessedAt).as('last_run_at'),
    nextRunAt: min(promptStates.nextRunAt).as('next_run_at'),
  })
  .from(promptStates)
  .groupBy(promptStates.userId)
  .as('account_runs');

const isFinished = eq(analyses.status, 'finished');

/** Whether the account of a query's row has a finished analysis: one index lookup each, however many it has. */
export function hasFinishedAnalysis(userId: SQLWrapper): SQL {
  const one = new QueryBuilder()
    .select({ id: analyses.id })
    .from(analyses)
    .where(and(eq(analyses.userId, userId), isFinished));
  return exists(one);
}

/** How many finished analyses accounts have; who has none is left out. */
export async function countFinished(
  db: Queryable,
  userIds: readonly AccountId[],
): Promise<{ userId: AccountId; analyses: number }[]> {
  return db
    .select({ userId: analyses.userId, analyses: count() })
    .from(analyses)
    .where(and(inArray(analyses.userId, [...userIds]), isFinished, hasPrompt))
    .groupBy(analyses.userId);
}

/** How many analyses finished from one moment until before another. */
export async function countFinishedBetween(
  db: Queryable,
  { from, until }: { from: Date; until: Date },
): Promise<number> {
  const [row] = await db
    .select({ finished: count() })
    .from(analyses)
    .where(and(isFinished, gte(analyses.finishedAt, from), lt(analyses.finishedAt, until)));
  return row?.finished ?? 0;
}

/** The first moment a waiting prompt is due; null when nothing is planned. */
export async function findFirstDue(db: Queryable): Promise<Date | null> {
  const { nextRunAt, status } = promptStates;
  const [row] = await db
    .select({ nextRunAt })
    .from(promptStates)
    .where(and(eq(status, 'idle'), gt(nextRunAt, new Date(0))))
    .orderBy(asc(nextRunAt))
    .limit(1);
  return row?.nextRunAt ?? null;
}
