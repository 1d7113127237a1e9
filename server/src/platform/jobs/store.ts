import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { type Queryable, type Transaction, jsonParameter } from '#platform/db';

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

/** Lets a claimed job wait for a moment, without a try used up; it is kept for as long after it as it would have been. */
export async function putOffJob(db: Queryable, { until, ...claim }: Claim & { until: Date }): Promise<void> {
  const moment = sql`${until.toISOString()}::timestamptz`;
  await db.execute(sql`
    update pgboss.job
    set state = 'retry', retry_limit = retry_limit + 1, heartbeat_on = null,
      start_after = ${moment}, keep_until = ${moment} + (keep_until - start_after)
    where ${isOurs(claim)}`);
}

/** Lets a claimed job be tried again after a pause. */
export async function postponeJob(
  db: Queryable,
  {
    retryLimit,
    delaySeconds,
    output,
    ...claim
  }: Claim & { retryLimit: number; delaySeconds: number; output: object },
): Promise<void> {
  await db.execute(sql`
    update pgboss.job
    set state = 'retry', retry_limit = ${retryLimit}, heartbeat_on = null, output = ${jsonParameter(output)},
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
      and data ->> ${key} in (select jsonb_array_elements_text(${jsonParameter(values)}))`);
  return new Set(rows.map(({ value }) => value));
}

/** A given-up job as its row says. */
export interface DeadRow {
  readonly id: string;
  readonly kind: string;
  readonly payload: unknown;
  readonly groupId: string | null;
  readonly enqueuedAt: Date;
  readonly diedAt: Date;
  readonly tries: number;
  readonly output: unknown;
}

/** Copies of given-up jobs wait in queues nobody works on; one that nobody can place is none of ours. */
const isDead = sql`name in (select name from pgboss.queue where name like '%.dead')
  and state = 'created' and source_name is not null`;

const deadColumns = sql`id, source_name as "kind", data as "payload", group_id as "groupId",
  coalesce(source_created_on, created_on) as "enqueuedAt", created_on as "diedAt",
  coalesce(source_retry_count, 0) + 1 as "tries", source_output as "output"`;

const deadRow = z.object({
  id: z.string(),
  kind: z.string(),
  payload: z.unknown(),
  groupId: z.string().nullable(),
  enqueuedAt: z.coerce.date(),
  diedAt: z.coerce.date(),
  tries: z.int(),
  output: z.unknown(),
});

/** Newest first; of one kind, or of all. */
export async function listDeadRows(
  db: Queryable,
  { kind, limit }: { kind: string | null; limit: number },
): Promise<DeadRow[]> {
  const ofKind = kind === null ? sql`` : sql`and source_name = ${kind}`;
  const { rows } = await db.execute(sql`
    select ${deadColumns} from pgboss.job where ${isDead} ${ofKind}
    order by created_on desc, id desc limit ${limit}`);
  return rows.map((row) => deadRow.parse(row));
}

export async function countDeadRows(db: Queryable): Promise<{ kind: string; count: number }[]> {
  const { rows } = await db.execute<{ kind: string; count: number }>(sql`
    select source_name as "kind", count(*)::int as "count" from pgboss.job where ${isDead}
    group by source_name order by count(*) desc, source_name`);
  return rows;
}

/** Oldest first. */
export async function listDeadIds(
  db: Queryable,
  { kind, limit }: { kind: string; limit: number },
): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from pgboss.job where ${isDead} and source_name = ${kind}
    order by created_on, id limit ${limit}`);
  return rows.map(({ id }) => id);
}

/** Null when it is no longer there; until the transaction ends nobody else takes it. */
export async function lockDeadRow(tx: Transaction, id: string): Promise<DeadRow | null> {
  const { rows } = await tx.execute(sql`
    select ${deadColumns} from pgboss.job where ${isDead} and id = ${id}::uuid for update`);
  return rows[0] === undefined ? null : deadRow.parse(rows[0]);
}

/** Leaves nothing where the queue has moved the job already. */
export async function deleteDeadRow(tx: Transaction, id: string): Promise<void> {
  await tx.execute(sql`delete from pgboss.job where id = ${id}::uuid and name like '%.dead'`);
}
