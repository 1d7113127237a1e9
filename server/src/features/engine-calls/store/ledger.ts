import type { EngineId, UnknownDetail } from '@citato/contract';
import { type SQL, and, asc, eq, sql } from 'drizzle-orm';
import { promptIs } from '#features/companies';
import { holdAccounts } from '#features/accounts';
import type { AnalysisId, EngineCallId, PromptId, AccountId } from '#lib/ids';
import { type Queryable, executeOften, jsonParameter, uuidsParameter } from '#platform/db';
import { type CallStatus, engineCalls } from '../tables.ts';

export type NewEngineCall = Omit<
  typeof engineCalls.$inferSelect,
  'costMicroDollars' | 'status' | 'finishedAt' | 'unknownDetails'
>;

export interface SettledCall {
  readonly id: EngineCallId;
  readonly status: Exclude<CallStatus, 'open'>;
  readonly costMicroDollars: number;
  /** Kinds of details that were dropped from its reply; left out where there were none. */
  readonly unknownDetails?: readonly UnknownDetail[] | undefined;
}

/**
 * An account that is gone by now is not named; one that is there stays until its calls are written. Calls for prompts
 * that are archived are not. Gives those that were.
 */
export async function insertCalls(
  db: Queryable,
  calls: readonly NewEngineCall[],
): Promise<Set<EngineCallId>> {
  const { rows } = await executeOften<{ id: EngineCallId }>(
    db,
    sql`with ${owners(calls)} ${insertFresh(calls)} returning id`,
  );
  return new Set(rows.map(({ id }) => id));
}

/** What became of calls that are written for held analyses while no breaker of their engines is open. */
export interface HeldCalls {
  /** The analyses whose calls were written. */
  readonly analyses: Set<AnalysisId>;
  /** Engines of which calls failed lately. */
  readonly failing: Set<EngineId>;
}

/**
 * The same for calls of analyses that are among the `held`, a query of their ids; the others' are not written. Null, and
 * none is: an engine's breaker is not closed.
 */
export async function insertHeldCalls(
  db: Queryable,
  { calls, held, engines }: { calls: readonly NewEngineCall[]; held: SQL; engines: readonly EngineId[] },
): Promise<HeldCalls | null> {
  const { rows } = await executeOften<{ id: AnalysisId | null; engine: EngineId | null; isClosed: boolean }>(
    db,
    sql`
    with breakers as materialized (
      select engine, retry_at is null as is_closed from engine_breakers
      where engine = any (${sql.param([...engines])}::text[]) and (retry_at is not null or failures > 0)),
    held as materialized (${held}), ${owners(calls)},
    booked as (
      ${insertFresh(calls)} and "analysisId" in (select id from held)
        and not exists (select 1 from breakers where not is_closed)
      returning analysis_id)
    select analysis_id as id, null as engine, true as "isClosed" from booked
    union all select null, engine, is_closed from breakers`,
  );
  if (rows.some(({ isClosed }) => !isClosed)) return null;
  return {
    analyses: new Set(rows.flatMap(({ id }) => id ?? [])),
    failing: new Set(rows.flatMap(({ engine }) => engine ?? [])),
  };
}

const owners = (calls: readonly NewEngineCall[]) =>
  sql`owners as materialized (${holdAccounts(calls.flatMap(({ userId }) => userId ?? []))})`;

const insertFresh = (calls: readonly NewEngineCall[]) => sql`
    insert into engine_calls (id, user_id, prompt_id, analysis_id, purpose, engine, model,
      estimated_cost_micro_dollars, started_at)
    select fresh.id, owners.id, "promptId", "analysisId",
      "purpose", "engine", "model", "estimatedCostMicroDollars", "startedAt"
    from jsonb_to_recordset(${jsonParameter(calls)}) as fresh (id uuid, "userId" uuid, "promptId" uuid,
      "analysisId" uuid, "purpose" text, "engine" text, "model" text, "estimatedCostMicroDollars" bigint,
      "startedAt" timestamptz)
    left join owners on owners.id = fresh."userId"
    where not ${promptIs.archived(sql`fresh."promptId"`)}`;

/** A page of the calls made for a user, oldest first. */
export async function listCallsOf(
  db: Queryable,
  {
    userId,
    after,
    limit,
  }: { userId: AccountId; after: { startedAt: Date; id: EngineCallId } | null; limit: number },
) {
  const { id, promptId, analysisId, engine, model, status, startedAt, finishedAt } = engineCalls;
  const { estimatedCostMicroDollars, costMicroDollars, unknownDetails } = engineCalls;
  const later =
    after === null
      ? undefined
      : sql`(${startedAt}, ${id}) > (${after.startedAt.toISOString()}::timestamptz, ${after.id}::uuid)`;
  return db
    .select({
      id,
      promptId,
      analysisId,
      purpose: engineCalls.purpose,
      engine,
      model,
      status,
      estimatedCostMicroDollars,
      costMicroDollars,
      startedAt,
      finishedAt,
      unknownDetails,
    })
    .from(engineCalls)
    .where(and(eq(engineCalls.userId, userId), later))
    .orderBy(asc(startedAt), asc(id))
    .limit(limit);
}

/** Unties calls from a prompt that is gone, at most `limit` of them; gives how many. */
export async function releaseCallsOfPrompt(
  db: Queryable,
  { promptId, limit }: { promptId: PromptId; limit: number },
): Promise<number> {
  const { rowCount } = await db.execute(sql`
    update engine_calls set prompt_id = null
    where id in (select id from engine_calls where prompt_id = ${promptId} and ${promptIs.gone(promptId)} limit ${limit})`);
  return rowCount ?? 0;
}

/** The same for an account: its calls stay as money spent, of no account in particular. */
export async function releaseCallsOfAccount(
  db: Queryable,
  { userId, limit }: { userId: AccountId; limit: number },
): Promise<number> {
  const { rowCount } = await db.execute(sql`
    update engine_calls set user_id = null
    where id in (select id from engine_calls where user_id = ${userId} order by started_at limit ${limit})`);
  return rowCount ?? 0;
}

/** Settles a batch in one statement; a call that is settled already stays as it is. */
export async function settleRows(db: Queryable, settlement: Settlement): Promise<void> {
  await executeOften(db, updateSettled(settlement));
}

interface Settlement {
  readonly calls: readonly SettledCall[];
  readonly finishedAt: Date;
}

/** The same as a part of a statement. */
export function updateSettled({ calls, finishedAt }: Settlement): SQL {
  const settled = jsonParameter(
    calls.map(({ id, status, costMicroDollars, unknownDetails = null }) => ({
      id,
      status,
      cost: costMicroDollars,
      details: unknownDetails,
    })),
  );
  return sql`
    update engine_calls
    set status = settled.status, cost_micro_dollars = settled.cost, finished_at = ${finishedAt.toISOString()},
      unknown_details = settled.details
    from jsonb_to_recordset(${settled}) as settled (id uuid, status text, cost bigint, details text[])
    where engine_calls.id = settled.id and engine_calls.id = any (${uuidsParameter(calls.map(({ id }) => id))})
      and engine_calls.status = 'open'`;
}
