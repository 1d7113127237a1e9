import { and, gte, lt, sql } from 'drizzle-orm';
import type { EngineCallId } from '#lib/ids';
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

/** Micro-dollars booked in a span of time: the cost where it is known, the estimate where it is not. */
export async function sumSpending(db: Queryable, { from, until }: { from: Date; until: Date }) {
  const [row] = await db
    .select({
      total: sql<string>`coalesce(sum(coalesce(${engineCalls.costMicroDollars}, ${engineCalls.estimatedCostMicroDollars})), 0)`,
    })
    .from(engineCalls)
    .where(and(gte(engineCalls.startedAt, from), lt(engineCalls.startedAt, until)));
  return Number(row?.total ?? 0);
}
