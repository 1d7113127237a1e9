import { sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#platform/db';

/** A claim of a job: nobody else's is touched. */
interface Claim {
  readonly queue: string;
  readonly jobId: string;
  readonly retryCount: number;
}

const isOurs = ({ queue, jobId, retryCount }: Claim) =>
  sql`name = ${queue} and id = ${jobId}::uuid and state = 'active' and retry_count = ${retryCount}`;

/** Gives a claimed job back to whoever comes first, without a try used up. */
export async function releaseJob(db: Queryable, claim: Claim): Promise<void> {
  await db.execute(sql`
    update pgboss.job
    set state = 'retry', retry_limit = retry_limit + 1, start_after = pgboss.job_now(), heartbeat_on = null
    where ${isOurs(claim)}`);
}

/** Lets a claimed job be tried again after a pause. */
export async function postponeJob(
  db: Queryable,
  {
    retryLimit,
    delaySeconds,
    message,
    ...claim
  }: Claim & { retryLimit: number; delaySeconds: number; message: string },
): Promise<void> {
  await db.execute(sql`
    update pgboss.job
    set state = 'retry', retry_limit = ${retryLimit}, heartbeat_on = null, output = ${JSON.stringify({ message })}::jsonb,
      start_after = pgboss.job_now() + ${delaySeconds}::float8 * interval '1s'
    where ${isOurs(claim)}`);
}

/** Takes from a claimed job what tries it has left, so that its failure is the last. */
export async function exhaustJob(db: Queryable, claim: Claim): Promise<void> {
  await db.execute(sql`update pgboss.job set retry_limit = retry_count where ${isOurs(claim)}`);
}

/** Drops the jobs of a group, and those whose payload names it as `userId`. */
export async function deleteJobsOf(tx: Transaction, groupId: string): Promise<void> {
  await tx.execute(sql`delete from pgboss.job where group_id = ${groupId} or data ->> 'userId' = ${groupId}`);
}

/** Of these values of a payload's field, those with a job that has not ended. */
export async function listAliveValues(
  db: Queryable,
  { queue, key, values }: { queue: string; key: string; values: readonly string[] },
): Promise<Set<string>> {
  if (values.length === 0) return new Set();
  const { rows } = await db.execute<{ value: string }>(sql`
    select data ->> ${key} as value from pgboss.job
    where name = ${queue} and state in ('created', 'retry', 'active')
      and data ->> ${key} in (select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`);
  return new Set(rows.map(({ value }) => value));
}
