import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { executeOften, jsonParameter, type Queryable } from '#platform/db';
import { deadJobs, jobs } from '../tables.ts';

/** An attempt ends at the latest after this long, however often its lease is renewed. */
const MAX_RUN_SECONDS = 3_600;

const claimedJob = z.object({
  id: z.string(),
  payload: z.unknown(),
  groupId: z.string().nullable(),
  retryLimit: z.int(),
  attempt: z.int(),
  faults: z.int(),
  sequence: z.coerce.number(),
});

/** A job a worker holds; `attempt` is its lease token. */
export type ClaimedJob = z.infer<typeof claimedJob>;

/** One attempt at one job. */
export type LeaseToken = Pick<ClaimedJob, 'id' | 'attempt'>;

const seconds = (count: number) => sql`${count}::float8 * interval '1 second'`;

/** The rows these tokens still hold, as a condition on `jobs`. */
const areHeld = (tokens: readonly LeaseToken[]) => {
  const list = jsonParameter(tokens.map(({ id, attempt }) => ({ id, attempt })));
  return sql`state = 'running' and (id, attempt) in (
    select id, attempt from jsonb_to_recordset(${list}) as token (id uuid, attempt int))`;
};

/** Claims due jobs, urgent ones first, then the oldest; those of `skippedGroups` are left to wait. */
export async function claimJobs(
  db: Queryable,
  {
    kind,
    limit,
    leaseSeconds,
    skippedGroups,
    now,
  }: { kind: string; limit: number; leaseSeconds: number; skippedGroups: readonly string[]; now: SQL },
): Promise<ClaimedJob[]> {
  const fair =
    skippedGroups.length === 0
      ? sql``
      : sql`and (group_id is null or group_id not in (
          select jsonb_array_elements_text(${jsonParameter(skippedGroups)})))`;
  const listDue = (isUrgent: boolean, max: SQL) => sql`
    select id from ${jobs}
    where kind = ${kind} and is_urgent = ${isUrgent} and state = 'waiting' and run_at <= ${now} ${fair}
    order by run_at, sequence limit ${max} for update skip locked`;
  const { rows } = await db.execute(sql`
    with urgent as materialized (${listDue(true, sql`${limit}`)}),
      others as materialized (${listDue(false, sql`${limit} - (select count(*) from urgent)`)}),
      due as (select id from urgent union all select id from others)
    update ${jobs} set state = 'running', attempt = attempt + 1, started_at = ${now},
      lease_until = ${now} + ${seconds(leaseSeconds)}
    from due where jobs.id = due.id
    returning jobs.id, payload, group_id as "groupId", retry_limit as "retryLimit", attempt, faults, sequence`);
  return rows.map((row) => claimedJob.parse(row)).toSorted((a, b) => a.sequence - b.sequence);
}

/** Which of these kinds have a due job: one index lookup for each, however many jobs wait for later. */
export async function listDueKinds(
  db: Queryable,
  { kinds, now }: { kinds: readonly string[]; now: SQL },
): Promise<string[]> {
  const { rows } = await db.execute(sql`
    select kind from jsonb_array_elements_text(${jsonParameter(kinds)}) as known (kind)
    where exists (select 1 from ${jobs} where jobs.kind = known.kind
      and is_urgent in (false, true) and state = 'waiting' and run_at <= ${now})`);
  return rows.map((row) => z.object({ kind: z.string() }).parse(row).kind);
}

/** Renews leases. @returns the ids that are still held; a job that has run for an hour is let go */
export async function renewLeases(
  db: Queryable,
  { tokens, leaseSeconds, now }: { tokens: readonly LeaseToken[]; leaseSeconds: number; now: SQL },
): Promise<Set<string>> {
  const { rows } = await db.execute(sql`
    update ${jobs} set lease_until = ${now} + ${seconds(leaseSeconds)}
    where ${areHeld(tokens)} and started_at > ${now} - ${seconds(MAX_RUN_SECONDS)}
    returning id`);
  return new Set(rows.map((row) => z.object({ id: z.string() }).parse(row).id));
}

/** A job that is done leaves the queue. */
export async function completeJobs(db: Queryable, tokens: readonly LeaseToken[]): Promise<void> {
  await executeOften(db, sql`delete from ${jobs} where ${areHeld(tokens)}`);
}

/** Lets a claimed job wait until a moment (null: it is due at once), without a try used up. */
export async function returnJob(
  db: Queryable,
  { token, until, now }: { token: LeaseToken; until: Date | null; now: SQL },
): Promise<void> {
  const moment = until === null ? now : sql`${until.toISOString()}::timestamptz`;
  await db.execute(sql`
    update ${jobs} set state = 'waiting', lease_until = null, run_at = ${moment} where ${areHeld([token])}`);
}

/** Counts a fault and lets a claimed job be tried again after a pause. */
export async function retryJob(
  db: Queryable,
  { token, delaySeconds, now }: { token: LeaseToken; delaySeconds: number; now: SQL },
): Promise<void> {
  await db.execute(sql`
    update ${jobs} set state = 'waiting', lease_until = null, faults = faults + 1, run_at = ${now} + ${seconds(delaySeconds)}
    where ${areHeld([token])}`);
}

/** Moves a claimed job among the dead. */
export async function deadLetterJob(
  db: Queryable,
  { token, fault, now }: { token: LeaseToken; fault: object; now: SQL },
): Promise<void> {
  await db.execute(sql`
    with given_up as (delete from ${jobs} where ${areHeld([token])} returning *)
    insert into ${deadJobs} (id, kind, payload, singleton_key, group_id, retry_limit, is_urgent, attempts, fault, enqueued_at, died_at)
    select id, kind, payload, singleton_key, group_id, retry_limit, is_urgent, attempt, ${jsonParameter(fault)}, created_at, ${now}
    from given_up`);
}
