import type { CallPurpose, EngineId } from '@citato/contract';
import { and, asc, desc, eq, gte, sql } from 'drizzle-orm';
import type { EngineCallId, UserId } from '#lib/ids';
import type { Queryable } from '#platform/db';
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
  await db.insert(engineCalls).values([...calls]);
}

/** Settles a batch in one statement; a call that is settled already stays as it is. */
export async function settleRows(
  db: Queryable,
  { calls, finishedAt }: { calls: readonly SettledCall[]; finishedAt: Date },
): Promise<void> {
  const settled = JSON.stringify(
    calls.map(({ id, status, costMicroDollars }) => ({ id, status, cost: costMicroDollars })),
  );
  await db.execute(sql`
    update engine_calls
    set status = settled.status, cost_micro_dollars = settled.cost, finished_at = ${finishedAt.toISOString()}
    from jsonb_to_recordset(${settled}::jsonb) as settled (id uuid, status text, cost bigint)
    where engine_calls.id = settled.id and engine_calls.status = 'open'`);
}

/** Until the transaction ends nobody else books against the budget. */
export async function lockSpending(db: Queryable): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('engine_calls budget', 0))`);
}

/**
 * Micro-dollars booked in a span of time, of all and of one user: the cost where it is known, the estimate where it is
 * not. `satisfied` are the others that have spent `shareMicroDollars` or more.
 */
export async function sumSpending(
  db: Queryable,
  {
    from,
    until,
    userId,
    shareMicroDollars,
  }: { from: Date; until: Date; userId: UserId | null; shareMicroDollars: number },
): Promise<{ totalMicroDollars: number; ownMicroDollars: number; satisfied: UserId[] }> {
  const { rows } = await db.execute<{ total: string; own: string; satisfied: UserId[] | null }>(sql`
    with spending as (
      select user_id, sum(coalesce(cost_micro_dollars, estimated_cost_micro_dollars)) as spent
      from engine_calls
      where started_at >= ${from.toISOString()} and started_at < ${until.toISOString()}
      group by user_id)
    select coalesce(sum(spent), 0) as total,
      coalesce(sum(spent) filter (where user_id = ${userId}::uuid), 0) as own,
      array_agg(user_id) filter (where spent >= ${shareMicroDollars} and user_id <> ${userId}::uuid) as satisfied
    from spending`);
  const [row] = rows;
  return {
    totalMicroDollars: Number(row?.total ?? 0),
    ownMicroDollars: Number(row?.own ?? 0),
    satisfied: row?.satisfied ?? [],
  };
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
