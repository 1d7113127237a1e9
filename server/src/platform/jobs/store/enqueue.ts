import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { jsonParameter, type Queryable } from '#platform/db';
import { deadJobs, jobs, recurringJobs } from '../tables.ts';

/** The channel that is notified of the kind of a job that has become due; the workers of all processes listen to it. */
export const JOBS_CHANNEL = 'citato_jobs';

export interface NewJob {
  readonly id: string;
  readonly payload: object;
  readonly retryLimit: number;
  readonly runAt: Date | null;
  readonly singletonKey: string | null;
  readonly groupId: string | null;
  readonly isUrgent: boolean;
}

/**
 * Stores jobs of one kind in their order; one whose key waits or runs already is left out. Workers are notified at
 * commit.
 */
export async function insertJobs(
  db: Queryable,
  { kind, given, now }: { kind: string; given: readonly NewJob[]; now: SQL },
): Promise<void> {
  await db.execute(sql`
    with stored as (
      insert into ${jobs} (id, kind, payload, singleton_key, group_id, retry_limit, is_urgent, run_at, created_at)
      select (job ->> 'id')::uuid, ${kind}, job -> 'payload', job ->> 'singletonKey', job ->> 'groupId',
        (job ->> 'retryLimit')::int, (job ->> 'isUrgent')::boolean, coalesce((job ->> 'runAt')::timestamptz, ${now}), ${now}
      from jsonb_array_elements(${jsonParameter(given)}) with ordinality as one (job, place)
      order by place
      on conflict (kind, singleton_key) where singleton_key is not null do nothing
      returning run_at)
    select pg_notify(${JOBS_CHANNEL}, ${kind}) where exists (select 1 from stored where run_at <= ${now})`);
}

/**
 * Whether a recurring job is due, over all processes; if so the run is claimed. A few milliseconds early count as due,
 * so that no run is skipped; a run claimed in the future was claimed by a wrong clock.
 */
export async function takeTurn(
  db: Queryable,
  { kind, everySeconds, now }: { kind: string; everySeconds: number; now: SQL },
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    insert into ${recurringJobs} as known (kind, enqueued_at) values (${kind}, ${now})
    on conflict (kind) do update set enqueued_at = excluded.enqueued_at
      where known.enqueued_at <= ${now} - ${everySeconds * 0.9}::float8 * interval '1 second'
        or known.enqueued_at > ${now}
    returning kind`);
  return rows.length > 0;
}

/** Which of these values of a payload's field have a job of this kind. */
export async function listAliveValues(
  db: Queryable,
  { kind, key, values }: { kind: string; key: string; values: readonly string[] },
): Promise<Set<string>> {
  if (values.length === 0) return new Set();
  const { rows } = await db.execute(sql`
    select payload ->> ${key} as value from ${jobs}
    where kind = ${kind} and payload ->> ${key} in (select jsonb_array_elements_text(${jsonParameter(values)}))`);
  return new Set(rows.map((row) => z.object({ value: z.string() }).parse(row).value));
}

/** Drops the jobs of a group and those whose payload names it as `userId`, the dead ones too. */
export async function deleteJobsOf(db: Queryable, groupId: string): Promise<void> {
  await db.execute(sql`delete from ${jobs} where group_id = ${groupId} or payload ->> 'userId' = ${groupId}`);
  await db.execute(
    sql`delete from ${deadJobs} where group_id = ${groupId} or payload ->> 'userId' = ${groupId}`,
  );
}
