import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable, Transaction } from '#platform/db';
import { deadJobs, jobs } from '../tables.ts';
import { JOBS_CHANNEL } from './enqueue.ts';

const deadRow = z.object({
  id: z.string(),
  kind: z.string(),
  payload: z.unknown(),
  groupId: z.string().nullable(),
  enqueuedAt: z.coerce.date(),
  diedAt: z.coerce.date(),
  tries: z.int(),
  fault: z.unknown(),
});

/** A given-up job as its row says. */
export type DeadRow = z.infer<typeof deadRow>;

const columns = sql`id, kind, payload, group_id as "groupId", enqueued_at as "enqueuedAt", died_at as "diedAt",
  attempts as "tries", fault`;

/** Newest first; of one kind, or of all. */
export async function listDeadRows(
  db: Queryable,
  { kind, limit }: { kind: string | null; limit: number },
): Promise<DeadRow[]> {
  const ofKind = kind === null ? sql`` : sql`where kind = ${kind}`;
  const { rows } = await db.execute(sql`
    select ${columns} from ${deadJobs} ${ofKind} order by died_at desc, id desc limit ${limit}`);
  return rows.map((row) => deadRow.parse(row));
}

export async function countDeadRows(db: Queryable): Promise<{ kind: string; count: number }[]> {
  const { rows } = await db.execute(sql`
    select kind, count(*)::int as count from ${deadJobs} group by kind order by count(*) desc, kind`);
  return rows.map((row) => z.object({ kind: z.string(), count: z.int() }).parse(row));
}

export async function countAllDeadRows(db: Queryable): Promise<{ count: number; newestAt: Date | null }> {
  const { rows } = await db.execute(
    sql`select count(*)::int as count, max(died_at) as "newestAt" from ${deadJobs}`,
  );
  return z.object({ count: z.int(), newestAt: z.coerce.date().nullable() }).parse(rows[0]);
}

/** Oldest first. */
export async function listDeadIds(
  db: Queryable,
  { kind, limit }: { kind: string; limit: number },
): Promise<string[]> {
  const { rows } = await db.execute(sql`
    select id from ${deadJobs} where kind = ${kind} order by died_at, id limit ${limit}`);
  return rows.map((row) => z.object({ id: z.string() }).parse(row).id);
}

/** Null when it is no longer there; until the transaction ends nobody else takes it. */
export async function lockDeadRow(tx: Transaction, id: string): Promise<DeadRow | null> {
  const { rows } = await tx.execute(
    sql`select ${columns} from ${deadJobs} where id = ${id}::uuid for update`,
  );
  return rows[0] === undefined ? null : deadRow.parse(rows[0]);
}

/** @returns false when a job with its key waits or runs already */
export async function requeueDeadRow(
  tx: Transaction,
  { id, now }: { id: string; now: SQL },
): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    with requeued as (
      insert into ${jobs} (id, kind, payload, singleton_key, group_id, retry_limit, is_urgent, run_at, created_at)
      select id, kind, payload, singleton_key, group_id, retry_limit, is_urgent, ${now}, enqueued_at from ${deadJobs}
      where id = ${id}::uuid
      on conflict do nothing returning kind)
    select pg_notify(${JOBS_CHANNEL}, kind) from requeued`);
  return rows.length > 0;
}

export async function deleteDeadRow(tx: Transaction, id: string): Promise<void> {
  await tx.execute(sql`delete from ${deadJobs} where id = ${id}::uuid`);
}
