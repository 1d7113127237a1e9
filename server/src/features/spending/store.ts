import type { CallPurpose, EngineId } from '@citato/contract';
import { and, asc, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { EngineCallId, UserId } from '#lib/ids';
import { type Queryable, insertRows, jsonParameter } from '#platform/db';
import { type CallStatus, engineCalls } from './tables.ts';

export type NewEngineCall = Omit<
  typeof engineCalls.$inferSelect,
  'costMicroDollars' | 'status' | 'finishedAt'
>;

export interface SettledCall {
  readonly id: EngineCallId;
  readonly status: Exclude<CallStatus, 'open'>;
  readonly costMicroDollars: number;
}

export async function insertCalls(db: Queryable, calls: readonly NewEngineCall[]): Promise<void> {
  const open = calls.map((call) => ({
    ...call,
    costMicroDollars: null,
    status: 'open' as const,
    finishedAt: null,
  }));
  await db.execute(insertRows(engineCalls, open));
}

/** Settles a batch in one statement; a call that is settled already stays as it is. */
export async function settleRows(
  db: Queryable,
  { calls, finishedAt }: { calls: readonly SettledCall[]; finishedAt: Date },
): Promise<void> {
  const settled = jsonParameter(
    calls.map(({ id, status, costMicroDollars }) => ({ id, status, cost: costMicroDollars })),
  );
  await db.execute(sql`
    update engine_calls
    set status = settled.status, cost_micro_dollars = settled.cost, finished_at = ${finishedAt.toISOString()}
    from jsonb_to_recordset(${settled}) as settled (id uuid, status text, cost bigint)
    where engine_calls.id = settled.id and engine_calls.status = 'open'`);
}

/** Until the transaction ends nobody else books against the budget. */
export async function lockSpending(db: Queryable): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('engine_calls budget', 0))`);
}

/** Micro-dollars by user; null = of nobody in particular any more. */
export type Spending = Map<UserId | null, number>;

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

/** Micro-dollars booked for a user since a moment, by purpose: the cost where it is known, the estimate where it is not. */
export async function sumPurposes(
  db: Queryable,
  { userId, from }: { userId: UserId; from: Date },
): Promise<{ purpose: CallPurpose; microDollars: number }[]> {
  const spent = sql`coalesce(${engineCalls.costMicroDollars}, ${engineCalls.estimatedCostMicroDollars})`;
  return db
    .select({ purpose: engineCalls.purpose, microDollars: sql`sum(${spent})`.mapWith(Number) })
    .from(engineCalls)
    .where(and(eq(engineCalls.userId, userId), gte(engineCalls.startedAt, from)))
    .groupBy(engineCalls.purpose)
    .orderBy(asc(engineCalls.purpose));
}

/** Micro-dollars booked for all users by engine and purpose, since two moments of which `monthFrom` is the earlier. */
export async function sumExpenses(
  db: Queryable,
  { dayFrom, monthFrom }: { dayFrom: Date; monthFrom: Date },
): Promise<{ engine: EngineId; purpose: CallPurpose; dayMicroDollars: number; monthMicroDollars: number }[]> {
  const { engine, purpose, startedAt } = engineCalls;
  const spent = sql`coalesce(${engineCalls.costMicroDollars}, ${engineCalls.estimatedCostMicroDollars})`;
  const ofDay = sql`filter (where ${startedAt} >= ${dayFrom.toISOString()})`;
  return db
    .select({
      engine,
      purpose,
      dayMicroDollars: sql`coalesce(sum(${spent}) ${ofDay}, 0)`.mapWith(Number),
      monthMicroDollars: sql`sum(${spent})`.mapWith(Number),
    })
    .from(engineCalls)
    .where(gte(startedAt, monthFrom))
    .groupBy(engine, purpose)
    .orderBy(desc(sql`sum(${spent})`), asc(engine), asc(purpose));
}
