import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { createDatabase, type Database, withTransaction } from '#platform/db';
import { createRecordingLog } from '#test/recording-log';
import { createTestDatabase, type TestDatabase } from '#test/test-database';
import { defineJob, handleJob } from './define-job.ts';
import { createJobSystem, type JobSystem } from './job-queue.ts';

const MANY = 100_000;
const ENQUEUED = 50;
const greet = defineJob({ name: 'test.greet', schema: z.object({ n: z.number() }), retryLimit: 1 });

let database: TestDatabase;
/** One connection, so that it knows what its own statements touched. */
let db: Database;
let system: JobSystem;
const greeted: number[] = [];
beforeEach(async () => {
  database = await createTestDatabase();
  db = createDatabase({ url: database.url, poolSize: 1 });
  const { logger: log } = createRecordingLog();
  system = createJobSystem({ db, listener: null, supervise: false, leaseSeconds: 10, log, metrics: null });
  const run = ({ n }: { n: number }) => Promise.resolve(void greeted.push(n));
  await system.start({ registrations: [handleJob(greet, { run, concurrency: 50 })], work: false });
});
afterEach(async () => {
  await system.stop();
  await db.$client.end();
  await database.drop();
});

const run = async <Row extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  (await db.execute<Row>(query)).rows;
const countJobs = async () => (await run<{ n: number }>(sql`select count(*)::int as n from jobs`))[0]?.n;

/** Pages of each table, with its indexes, that were looked at so far. */
async function readPages(): Promise<Map<string, number>> {
  await run(sql`select pg_stat_force_next_flush()`);
  const rows = await run<{ name: string; pages: number }>(sql`
    select relname as name, (heap_blks_read + heap_blks_hit + coalesce(idx_blks_read + idx_blks_hit, 0))::int as pages
    from pg_statio_user_tables`);
  return new Map(rows.map(({ name, pages }) => [name, pages]));
}

/** The pages some jobs cost from being enqueued to being done, by table. */
async function countPagesOfJobs(): Promise<Map<string, number>> {
  const before = await readPages();
  for (let n = 0; n < ENQUEUED; n += 1)
    await withTransaction(db, (tx) => system.queue.enqueue(tx, greet, { n }));
  await system.runDue();
  const after = await readPages();
  return new Map(
    [...after].flatMap(([name, pages]) => {
      const touched = pages - (before.get(name) ?? 0);
      return touched === 0 ? [] : [[name, touched] as const];
    }),
  );
}

test('a job costs as little beside a hundred thousand others, and nothing of what other tables hold', async () => {
  await countPagesOfJobs();
  const alone = await countPagesOfJobs();
  await run(sql`
    insert into jobs (id, kind, payload, retry_limit, run_at, created_at, group_id)
    select gen_random_uuid(), 'test.' || (n % 7), '{}', 1, now() + interval '1 day', now(), n % 500
    from generate_series(1, ${MANY}::int) n`);
  await run(sql`
    insert into dead_jobs (id, kind, payload, retry_limit, attempts, enqueued_at, died_at)
    select gen_random_uuid(), 'test.greet', '{}', 1, 2, now(), now() from generate_series(1, ${MANY}::int)`);
  await run(sql`analyze jobs`);
  await countPagesOfJobs();
  const among = await countPagesOfJobs();
  // However many answers are stored: no statement of the queue looks at them.
  expect([...among.keys()]).toEqual(['jobs']);
  expect(among.get('jobs')).toBeLessThan(2 * (alone.get('jobs') ?? 0));
});

test('finished jobs leave nothing behind, so that there is nothing to keep or to purge', async () => {
  greeted.length = 0;
  for (let round = 0; round < 4; round += 1) {
    const items = Array.from({ length: 500 }, (_, index) => ({ payload: { n: round * 500 + index } }));
    await withTransaction(db, (tx) => system.queue.enqueueMany(tx, greet, items));
    expect(await countJobs()).toBe(500);
    await system.runDue();
    expect(await countJobs()).toBe(0);
  }
  expect(new Set(greeted).size).toBe(2_000);
  expect(await run(sql`select id from dead_jobs`)).toEqual([]);
});
