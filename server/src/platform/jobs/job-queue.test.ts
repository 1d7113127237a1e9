import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { createDatabase, createListener, type Database, type Listener, withTransaction } from '#platform/db';
import { createRecordingLog } from '#test/recording-log';
import { createTestDatabase, type TestDatabase } from '#test/test-database';
import { defineJob, handleJob, type JobExecution } from './define-job.ts';
import { createJobSystem, type JobSystem } from './job-queue.ts';
import { DEATHS_PER_TRY } from './rules/retry-policy.ts';
import { renewLeases } from './store/claims.ts';
import { takeTurn } from './store/enqueue.ts';
import { releaseExpiredLeases } from './store/expired-leases.ts';

const greet = defineJob({ name: 'test.greet', schema: z.object({ name: z.string() }), retryLimit: 1 });

let database: TestDatabase;
let db: Database;
let listener: Listener;
let log: ReturnType<typeof createRecordingLog>;
const systems: JobSystem[] = [];

beforeEach(async () => {
  database = await createTestDatabase();
  db = createDatabase({ url: database.url, poolSize: 8 });
  log = createRecordingLog();
  listener = createListener({ url: database.url, applicationName: 'test', log: log.logger });
});
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(systems.splice(0).map((system) => system.stop()));
  await listener.close();
  await db.$client.end();
  await database.drop();
});

/** A worker that runs jobs as they come, as a process of its own would. */
async function startWorker({
  run,
  concurrency = 1,
  job = greet,
}: {
  run: (payload: { name: string }, execution: JobExecution) => Promise<void>;
  concurrency?: number;
  job?: typeof greet;
}): Promise<JobSystem> {
  const system = createJobSystem({ db, listener, supervise: false, leaseSeconds: 10, log: log.logger });
  systems.push(system);
  await system.start({ registrations: [handleJob(job, { run, concurrency })], work: true });
  return system;
}

const until = (condition: () => boolean) =>
  expect.poll(condition, { timeout: 10_000, interval: 5 }).toBe(true);

test('a job enqueued in a transaction exists exactly when it commits', async () => {
  const greeted: string[] = [];
  const { queue } = await startWorker({ run: ({ name }) => Promise.resolve(void greeted.push(name)) });
  const cancelled = withTransaction(db, async (tx) => {
    await queue.enqueue(tx, greet, { name: 'nobody' });
    throw new Error('changed my mind');
  });
  await expect(cancelled).rejects.toThrow('changed my mind');
  await withTransaction(db, (tx) => queue.enqueue(tx, greet, { name: 'Ada' }));
  await until(() => greeted.length > 0);
  expect(greeted).toEqual(['Ada']);
});

test('a click is answered at once: the job starts without waiting for a poll', async () => {
  const starts: number[] = [];
  const { queue } = await startWorker({ run: () => Promise.resolve(void starts.push(performance.now())) });
  const delays: number[] = [];
  for (let round = 1; round <= 5; round += 1) {
    const committedAt = performance.now();
    await withTransaction(db, (tx) => queue.enqueue(tx, greet, { name: 'Ada' }));
    await until(() => starts.length === round);
    delays.push((starts.at(-1) ?? 0) - committedAt);
  }
  // Polling alone would take a second on average; half a second leaves room for a busy machine.
  expect(delays.toSorted((a, b) => a - b)[2]).toBeLessThan(500);
});

test('a waiting backlog is worked off back to back', async () => {
  let done = 0;
  const { queue } = await startWorker({ run: () => Promise.resolve(void (done += 1)), concurrency: 3 });
  await withTransaction(db, (tx) =>
    queue.enqueueMany(
      tx,
      greet,
      Array.from({ length: 100 }, (_value, index) => ({ payload: { name: `n${String(index)}` } })),
    ),
  );
  await until(() => done === 100);
});

test('no more jobs run at a time than the consumer has places', async () => {
  let running = 0;
  let most = 0;
  let done = 0;
  const { queue } = await startWorker({
    concurrency: 3,
    run: async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      done += 1;
    },
  });
  await withTransaction(db, (tx) =>
    queue.enqueueMany(
      tx,
      greet,
      Array.from({ length: 40 }, () => ({ payload: { name: 'x' } })),
    ),
  );
  await until(() => done === 40);
  expect(most).toBe(3);
});

test('while a job with a key waits or runs a second one is not taken', async () => {
  const gate = Promise.withResolvers<null>();
  let started = 0;
  const { queue } = await startWorker({
    run: async () => {
      started += 1;
      await gate.promise;
    },
    concurrency: 5,
  });
  const enqueue = () =>
    withTransaction(db, (tx) => queue.enqueue(tx, greet, { name: 'Ada' }, { singletonKey: 'ada' }));
  await enqueue();
  await until(() => started === 1);
  await enqueue();
  await withTransaction(db, (tx) => queue.enqueue(tx, greet, { name: 'other' }));
  await until(() => started === 2);
  gate.resolve(null);
  expect(started).toBe(2);
});

test('one user’s many jobs leave places for others', async () => {
  const order: string[] = [];
  const gates = new Map<string, () => void>();
  const { queue } = await startWorker({
    concurrency: 4,
    run: async ({ name }) => {
      order.push(name);
      await new Promise<void>((resolve) => gates.set(name, resolve));
    },
  });
  await withTransaction(db, (tx) =>
    queue.enqueueMany(
      tx,
      greet,
      Array.from({ length: 20 }, (_value, index) => ({
        payload: { name: `many-${String(index)}` },
        options: { groupId: 'many' },
      })),
    ),
  );
  await until(() => order.length === 4);
  await withTransaction(db, (tx) => queue.enqueue(tx, greet, { name: 'single' }, { groupId: 'single' }));
  gates.get(order[0] ?? '')?.();
  await until(() => order.length === 5);
  expect(order[4]).toBe('single');
  for (const open of gates.values()) open();
  await until(() => {
    for (const open of gates.values()) open();
    return order.length === 21;
  });
});

test('a failing job is tried again and in the end put aside where it can be seen', async () => {
  const attempts: [number, boolean][] = [];
  const failing = defineJob({ ...greet, name: 'test.fail', retryDelaySeconds: 1 });
  const { queue } = await startWorker({
    job: failing,
    run: (_payload, { attempt, isLastAttempt }) => {
      attempts.push([attempt, isLastAttempt]);
      return Promise.reject(new Error('always'));
    },
  });
  await withTransaction(db, (tx) => queue.enqueue(tx, failing, { name: 'Ada' }));
  await until(() => log.entries.some(({ message }) => message === 'Job given up'));
  expect(attempts).toEqual([
    [0, false],
    [1, true],
  ]);
  const dead = () =>
    db.$client
      .query<{ payload: unknown }>(`select payload from dead_jobs where kind = 'test.fail'`)
      .then(({ rows }) => rows);
  await expect.poll(dead).toEqual([{ payload: { name: 'Ada' } }]);
});

test('a payload that does not fit is refused where it is made', async () => {
  const { queue } = await startWorker({ run: () => Promise.resolve() });
  const short = { ...greet, schema: z.object({ name: z.string().max(3) }) };
  await expect(
    withTransaction(db, (tx) => queue.enqueue(tx, short, { name: 'Ada Bianchi' })),
  ).rejects.toThrow();
});

const once = defineJob({ ...greet, name: 'test.once', retryLimit: 0 });
const listStates = async () => {
  const { rows } = await db.$client.query<{ state: string }>(
    `select state from jobs where kind = 'test.once' union all select 'dead' from dead_jobs where kind = 'test.once'`,
  );
  return rows.map(({ state }) => state);
};

test('shutting down tells a running job to stop and gives it back, without a try used up', async () => {
  const attempts: boolean[] = [];
  for (let deployment = 1; deployment <= 3; deployment += 1) {
    const worker = await startWorker({
      job: once,
      run: (_payload, { signal, isLastAttempt }) =>
        new Promise((_resolve, reject) => {
          attempts.push(isLastAttempt);
          signal.addEventListener('abort', () => reject(new Error('stopping')));
        }),
    });
    if (deployment === 1) await withTransaction(db, (tx) => worker.queue.enqueue(tx, once, { name: 'Ada' }));
    await until(() => attempts.length === deployment);
    await worker.stop({ graceMs: 0 });
    systems.splice(systems.indexOf(worker), 1);
    expect(await listStates()).toEqual(['waiting']);
  }
});

test.each(['completes', 'fails', 'puts itself off'] as const)(
  'a job another worker has taken over is told to stop, and that it %s here changes nothing',
  async (end) => {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    const lost = Promise.withResolvers<null>();
    const worker = await startWorker({
      job: once,
      run: async (_payload, { signal, putOff }) => {
        signal.addEventListener('abort', () => lost.resolve(null));
        await lost.promise;
        if (end === 'fails') throw new Error('too late');
        if (end === 'puts itself off') putOff(new Date('2100-01-01T00:00:00Z'));
      },
    });
    await withTransaction(db, (tx) => worker.queue.enqueue(tx, once, { name: 'Ada' }));
    await expect.poll(listStates).toEqual(['running']);
    const readJob = () => db.$client.query(`select * from jobs where kind = 'test.once'`);
    await db.$client.query(`update jobs set attempt = attempt + 1 where kind = 'test.once'`);
    const { rows: claimed } = await readJob();
    await vi.advanceTimersByTimeAsync(10_000 / 3 + 1);
    await lost.promise;
    await worker.stop();
    systems.splice(systems.indexOf(worker), 1);
    expect((await readJob()).rows).toEqual(claimed);
  },
);

test('a job that puts itself off waits for its moment, as the one job it is and with all its tries', async () => {
  const lastTries: boolean[] = [];
  const worker = await startWorker({
    job: once,
    run: (_payload, { isLastAttempt, putOff }) => {
      lastTries.push(isLastAttempt);
      if (lastTries.length === 1) putOff(new Date('2100-01-01T00:00:00Z'));
      return Promise.resolve();
    },
  });
  await withTransaction(db, (tx) => worker.queue.enqueue(tx, once, { name: 'Ada' }));
  await until(() => lastTries.length === 1);
  await expect.poll(listStates).toEqual(['waiting']);
  const { rows } = await db.$client.query<{ waits: boolean }>(
    `select run_at = '2100-01-01Z' as waits from jobs where kind = 'test.once'`,
  );
  expect(rows).toEqual([{ waits: true }]);
  await db.$client.query(`update jobs set run_at = now() where kind = 'test.once'`);
  await expect.poll(listStates, { timeout: 10_000 }).toEqual([]);
  expect(lastTries).toEqual([true, true]);
});

test('a worker that dies on a job’s only try leaves it to the next', async () => {
  const dead = await startWorker({ job: once, run: () => new Promise(() => undefined) });
  await withTransaction(db, (tx) => dead.queue.enqueue(tx, once, { name: 'Ada' }));
  await expect.poll(listStates).toEqual(['running']);
  await dead.stop({ graceMs: 0 });
  systems.splice(systems.indexOf(dead), 1);
  await db.$client.query(`update jobs set lease_until = lease_until - interval '1 minute'`);
  const greeted: string[] = [];
  const system = createJobSystem({ db, listener, supervise: true, leaseSeconds: 10, log: log.logger });
  systems.push(system);
  const run = ({ name }: { name: string }) => Promise.resolve(void greeted.push(name));
  await system.start({ registrations: [handleJob(once, { run })], work: true });
  await expect.poll(() => greeted, { timeout: 5_000, interval: 50 }).toEqual(['Ada']);
  await expect.poll(listStates).toEqual([]);
});

test('a job over which every worker dies ends among the dead, and no fault is claimed', async () => {
  const worker = await startWorker({ job: once, run: () => new Promise(() => undefined) });
  await withTransaction(db, (tx) => worker.queue.enqueue(tx, once, { name: 'Ada' }));
  await expect.poll(listStates).toEqual(['running']);
  await worker.stop({ graceMs: 0 });
  systems.splice(systems.indexOf(worker), 1);
  const die = async () => {
    await db.$client.query(
      `update jobs set state = 'running', attempt = attempt + 1, lease_until = now() - interval '1 second'`,
    );
    await releaseExpiredLeases(db, { deathsPerTry: DEATHS_PER_TRY, now: sql`now()` });
  };
  for (let death = 1; death < DEATHS_PER_TRY; death += 1) {
    await die();
    expect(await listStates()).toEqual(['waiting']);
  }
  await die();
  expect(await listStates()).toEqual(['dead']);
  expect(await worker.queue.dead.list(db, { kind: null, limit: 5 })).toMatchObject([
    { cause: { kind: 'worker_lost' }, payload: { name: 'Ada' } },
  ]);
});

test('an attempt that never ends loses its lease after an hour, however often it is renewed', async () => {
  const worker = await startWorker({ job: once, run: () => new Promise(() => undefined) });
  await withTransaction(db, (tx) => worker.queue.enqueue(tx, once, { name: 'Ada' }));
  await expect.poll(listStates).toEqual(['running']);
  const { rows } = await db.$client.query<{ id: string; attempt: number }>(`select id, attempt from jobs`);
  const renew = () => renewLeases(db, { tokens: rows, leaseSeconds: 10, now: sql`now()` });
  expect([...(await renew())]).toEqual(rows.map(({ id }) => id));
  await db.$client.query(`update jobs set started_at = now() - interval '61 minutes'`);
  expect([...(await renew())]).toEqual([]);
  await worker.stop({ graceMs: 0 });
  systems.splice(systems.indexOf(worker), 1);
});

test('a recurring job is enqueued once a period over all processes, and a clock that was wrong does not stop it', async () => {
  const turn = (moment: string) =>
    takeTurn(db, { kind: 'test.tick', everySeconds: 60, now: sql`${moment}::timestamptz` });
  expect(await Promise.all(Array.from({ length: 5 }, () => turn('2026-03-02T09:00:00Z')))).toEqual(
    expect.arrayContaining([true, false, false, false, false]),
  );
  expect(await turn('2026-03-02T09:00:30Z')).toBe(false);
  expect(await turn('2026-03-02T09:00:59Z')).toBe(true);
  expect(await turn('2027-03-02T09:00:00Z')).toBe(true);
  expect(await turn('2026-03-02T09:05:00Z')).toBe(true);
});
