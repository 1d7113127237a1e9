import type { CallPurpose, EngineId } from '@citato/contract';
import { and, asc, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { AnalysisId, AccountId, PromptId } from '#lib/ids';
import type { RomeDay } from '#lib/rome-time';
import { type Queryable, isAnyOf } from '#platform/db';
import { engineCalls } from '../tables.ts';

/** Until the transaction ends nobody else books against the budget. */
export async function lockSpending(db: Queryable): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('engine_calls budget', 0))`);
}

/** Micro-dollars by user; null = of nobody in particular any more. */
export type Spending = Map<AccountId | null, number>;

/** What was booked in a span of time: the cost where it is known, the estimate where it is not. */
export async function listSpending(
  db: Queryable,
  { from, until }: { from: Date; until: Date },
): Promise<Spending> {
  const spent = sql`coalesce(${engineCalls.costMicroDollars}, ${engineCalls.estimatedCostMicroDollars})`;
  const rows = await db
    .select({ userId: engineCalls.userId, microDollars: sql`sum(${spent})`.mapWith(Number) })
    .from(engineCalls)
    .where(and(gte(engineCalls.startedAt, from), lt(engineCalls.startedAt, until)))
    .groupBy(engineCalls.userId);
  return new Map(rows.map(({ userId, microDollars }) => [userId, microDollars]));
}

/** Micro-dollars booked in a span of time, in all and for visitors without an account. */
export async function sumVisitorSpending(
  db: Queryable,
  { from, until }: { from: Date; until: Date },
): Promise<{ totalMicroDollars: number; visitorMicroDollars: number }> {
  const spent = sql`coalesce(${engineCalls.costMicroDollars}, ${engineCalls.estimatedCostMicroDollars})`;
  const [row] = await db
    .select({
      totalMicroDollars: sql`coalesce(sum(${spent}), 0)`.mapWith(Number),
      visitorMicroDollars:
        sql`coalesce(sum(${spent}) filter (where ${eq(engineCalls.purpose, 'visitor')}), 0)`.mapWith(Number),
    })
    .from(engineCalls)
    .where(and(gte(engineCalls.startedAt, from), lt(engineCalls.startedAt, until)));
  return row ?? { totalMicroDollars: 0, visitorMicroDollars: 0 };
}

/** Micro-dollars booked for a user since a moment, by purpose: the cost where it is known, the estimate where it is not. */
export async function sumPurposes(
  db: Queryable,
  { userId, from }: { userId: AccountId; from: Date },
): Promise<{ purpose: CallPurpose; microDollars: number }[]> {
  const spent = sql`coalesce(${engineCalls.costMicroDollars}, ${engineCalls.estimatedCostMicroDollars})`;
  return db
    .select({ purpose: engineCalls.purpose, microDollars: sql`sum(${spent})`.mapWith(Number) })
    .from(engineCalls)
    .where(and(eq(engineCalls.userId, userId), gte(engineCalls.startedAt, from)))
    .groupBy(engineCalls.purpose)
    .orderBy(asc(engineCalls.purpose));
}

/**
 * Micro-dollars booked in a span of time for the answers to a user's prompts and for reading them, by engine: the cost
 * where it is known, the estimate where it is not. `days`: the Rome days on which the engine was called.
 */
export async function listPromptExpenses(
  db: Queryable,
  {
    userId,
    promptIds,
    from,
    until,
  }: { userId: AccountId; promptIds: readonly PromptId[]; from: Date; until: Date },
): Promise<{ engine: EngineId; purpose: CallPurpose; microDollars: number; days: RomeDay[] }[]> {
  if (promptIds.length === 0) return [];
  const { engine, purpose, startedAt, costMicroDollars, estimatedCostMicroDollars } = engineCalls;
  const spent = sql`coalesce(${costMicroDollars}, ${estimatedCostMicroDollars})`;
  const day = sql`(${startedAt} at time zone 'Europe/Rome')::date::text`;
  return db
    .select({
      engine,
      purpose,
      microDollars: sql`sum(${spent})`.mapWith(Number),
      days: sql<RomeDay[]>`array_agg(distinct ${day})`,
    })
    .from(engineCalls)
    .where(
      and(
        eq(engineCalls.userId, userId),
        gte(startedAt, from),
        lt(startedAt, until),
        isAnyOf(engineCalls.promptId, promptIds),
        inArray(purpose, ['answer', 'reading']),
      ),
    )
    .groupBy(engine, purpose);
}

/** Whether calls were booked for an analysis of a user, a deleted one included. */
export async function hasCalls(
  db: Queryable,
  { userId, analysisId }: { userId: AccountId; analysisId: AnalysisId },
): Promise<boolean> {
  const rows = await db
    .select({ id: engineCalls.id })
    .from(engineCalls)
    .where(and(eq(engineCalls.userId, userId), eq(engineCalls.analysisId, analysisId)))
    .limit(1);
  return rows.length > 0;
}

/** Micro-dollars booked for all users by engine and purpose, since two moments of which `monthFrom` is the earlier. */
export async function sumExpenses(
  db: Queryable,
  { dayFrom, monthFrom }: { dayFrom: Date; monthFrom: Date },
): Promise<{ engine: EngineId; purpose: CallPurpose; dayMicroDollars: number; monthMicroDollars: number }[]> {
  const { engine, startedAt } = engineCalls;
  const spent = sql`coalesce(${engineCalls.costMicroDollars}, ${engineCalls.estimatedCostMicroDollars})`;
  const ofDay = sql`filter (where ${startedAt} >= ${dayFrom.toISOString()})`;
  return db
    .select({
      engine,
      purpose: engineCalls.purpose,
      dayMicroDollars: sql`coalesce(sum(${spent}) ${ofDay}, 0)`.mapWith(Number),
      monthMicroDollars: sql`sum(${spent})`.mapWith(Number),
    })
    .from(engineCalls)
    .where(gte(startedAt, monthFrom))
    .groupBy(engine, engineCalls.purpose)
    .orderBy(desc(sql`sum(${spent})`), asc(engine), asc(engineCalls.purpose));
}
