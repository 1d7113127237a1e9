import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/db';
import type { QueueDepth } from '../define-job.ts';
import { jobs } from '../tables.ts';

const depth = z.object({ due: z.int(), running: z.int(), oldestDueSeconds: z.int().nullable() });

/** Counts by the two partial indexes of the table; a job whose worker fell silent is not being worked on. */
export async function measureQueue(db: Queryable, now: SQL): Promise<QueueDepth> {
  const { rows } = await db.execute(sql`
    select due.jobs as due, running.jobs as running,
      floor(extract(epoch from ${now} - due.since))::int as "oldestDueSeconds"
    from (select count(*)::int as jobs, min(run_at) as since from ${jobs}
        where state = 'waiting' and run_at <= ${now}) as due,
      (select count(*)::int as jobs from ${jobs} where state = 'running' and lease_until > ${now}) as running`);
  return depth.parse(rows[0]);
}
