import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/db';
import { deadJobs, jobs } from '../tables.ts';
import { JOBS_CHANNEL } from './enqueue.ts';

/** Jobs one sweep looks at; the next comes seconds later. */
const BATCH = 500;

const counts = z.object({ returned: z.coerce.number(), deadLettered: z.coerce.number() });

/**
 * Gives the jobs of workers that stopped responding to the others, and moves those over which too many have died among
 * the dead letters.
 */
export async function releaseExpiredLeases(
  db: Queryable,
  { deathsPerTry, now }: { deathsPerTry: number; now: SQL },
): Promise<{ returned: number; deadLettered: number }> {
  const { rows } = await db.execute(sql`
    with expired as materialized (
      select id, deaths + 1 < (retry_limit + 1) * ${deathsPerTry}::int as is_forgiven from ${jobs}
      where state = 'running' and lease_until < ${now} limit ${BATCH} for update skip locked),
    returned as (
      update ${jobs} set state = 'waiting', lease_until = null, deaths = deaths + 1, run_at = ${now}
      from expired where jobs.id = expired.id and is_forgiven returning kind),
    given_up as (
      delete from ${jobs} using expired where jobs.id = expired.id and not is_forgiven returning jobs.*),
    dead_lettered as (
      insert into ${deadJobs} (id, kind, payload, singleton_key, group_id, retry_limit, is_urgent, attempts, enqueued_at, died_at)
      select id, kind, payload, singleton_key, group_id, retry_limit, is_urgent, attempt, created_at, ${now} from given_up
      returning id),
    told as (select pg_notify(${JOBS_CHANNEL}, kind) from (select distinct kind from returned) as kinds)
    select (select count(*) from returned) as returned, (select count(*) from dead_lettered) as "deadLettered",
      (select count(*) from told) as told`);
  return counts.parse(rows[0]);
}
