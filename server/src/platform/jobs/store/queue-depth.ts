import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/db';
import type { KindDepth } from '../define-job.ts';
import { jobs } from '../tables.ts';

const depth = z.object({
  kind: z.string(),
  due: z.int(),
  running: z.int(),
  oldestDueSeconds: z.int().nullable(),
});

/** Counts by the two partial indexes of the table; a job whose worker stopped responding is not being worked on. */
export async function measureQueue(db: Queryable, now: SQL): Promise<KindDepth[]> {
  const { rows } = await db.execute(sql`
    select kind, sum(due)::int as due, sum(running)::int as running,
      floor(extract(epoch from ${now} - min(since)))::int as "oldestDueSeconds"
    from (select kind, count(*) as due, 0 as running, min(run_at) as since from ${jobs}
        where state = 'waiting' and run_at <= ${now} group by kind
      union all
      select kind, 0, count(*), null from ${jobs}
        where state = 'running' and lease_until > ${now} group by kind) as depths
    group by kind order by kind collate "C"`);
  return depth.array().parse(rows);
}
