import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withTransaction } from '#platform/db';
import { greet, type JobScene, openJobScene } from '#test/job-scene';
import { defineJob } from './define-job.ts';
import { DEATHS_PER_TRY } from './rules/retry-policy.ts';
import { renewLeases } from './store/claims.ts';
import { releaseExpiredLeases } from './store/expired-leases.ts';

let scene: JobScene;
beforeEach(async () => {
  scene = await openJobScene();
});
afterEach(async () => {
  vi.useRealTimers();
  await scene.close();
});

const until = (condition: () => boolean) =>
  expect.poll(condition, { timeout: 10_000, interval: 5 }).toBe(true);

const once = defineJob({ ...greet, name: 'test.once', retryLimit: 0 });
const listStates = async () => {
  const { rows } = await scene.db.$client.query<{ state: string }>(
    `select state from jobs where kind = 'test.once' union all select 'dead' from dead_jobs where kind = 'test.once'`,
  );
  return rows.map(({ state }) => state);
};

test('shutting down tells a running job to stop and gives it back, without a try used up', async () => {
  const attempts: boolean[] = [];
  for (let deployment = 1; deployment <= 3; deployment += 1) {
    const worker = await scene.startWorker({
      job: once,
      run: (_payload, { signal, isLastAttempt }) =>
        new Promise((_resolve, reject) => {
          attempts.push(isLastAttempt);
          signal.addEventListener('abort', () => reject(new Error('stopping')));
        }),
    });
    if (deployment === 1)
      await withTransaction(scene.db, (tx) => worker.queue.enqueue(tx, once, { name: 'Ada' }));
    await until(() => attempts.length === deployment);
    await scene.stopWorker(worker, { graceMs: 0 });
    expect(await listStates()).toEqual(['waiting']);
  }
});

test.each(['completes', 'fails', 'puts itself off'] as const)(
  'a job another worker has taken over is told to stop, and that it %s here changes nothing',
  async (end) => {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    const lost = Promise.withResolvers<null>();
    const worker = await scene.startWorker({
      job: once,
      run: async (_payload, { signal, putOff }) => {
        signal.addEventListener('abort', () => lost.resolve(null));
        await lost.promise;
        if (end === 'fails') throw new Error('too late');
        if (end === 'puts itself off') putOff(new Date('2100-01-01T00:00:00Z'));
      },
    });
    await withTransaction(scene.db, (tx) => worker.queue.enqueue(tx, once, { name: 'Ada' }));
    await expect.poll(listStates).toEqual(['running']);
    const readJob = () => scene.db.$client.query(`select * from jobs where kind = 'test.once'`);
    await scene.db.$client.query(`update jobs set attempt = attempt + 1 where kind = 'test.once'`);
    const { rows: claimed } = await readJob();
    await vi.advanceTimersByTimeAsync(10_000 / 3 + 1);
    await lost.promise;
    await scene.stopWorker(worker);
    expect((await readJob()).rows).toEqual(claimed);
  },
);

test('a job that puts itself off waits for its moment, as the one job it is and with all its tries', async () => {
  const lastTries: boolean[] = [];
  const worker = await scene.startWorker({
    job: once,
    run: (_payload, { isLastAttempt, putOff }) => {
      lastTries.push(isLastAttempt);
      if (lastTries.length === 1) putOff(new Date('2100-01-01T00:00:00Z'));
      return Promise.resolve();
    },
  });
  await withTransaction(scene.db, (tx) => worker.queue.enqueue(tx, once, { name: 'Ada' }));
  await until(() => lastTries.length === 1);
  await expect.poll(listStates).toEqual(['waiting']);
  const { rows } = await scene.db.$client.query<{ waits: boolean }>(
    `select run_at = '2100-01-01Z' as waits from jobs where kind = 'test.once'`,
  );
  expect(rows).toEqual([{ waits: true }]);
  await scene.db.$client.query(`update jobs set run_at = now() where kind = 'test.once'`);
  await expect.poll(listStates, { timeout: 10_000 }).toEqual([]);
  expect(lastTries).toEqual([true, true]);
});

test('a worker that dies on a job’s only try leaves it to the next', async () => {
  const dead = await scene.startWorker({ job: once, run: () => new Promise(() => undefined) });
  await withTransaction(scene.db, (tx) => dead.queue.enqueue(tx, once, { name: 'Ada' }));
  await expect.poll(listStates).toEqual(['running']);
  await scene.stopWorker(dead, { graceMs: 0 });
  await scene.db.$client.query(`update jobs set lease_until = lease_until - interval '1 minute'`);
  const greeted: string[] = [];
  const run = ({ name }: { name: string }) => Promise.resolve(void greeted.push(name));
  await scene.startWorker({ job: once, run, supervise: true });
  await expect.poll(() => greeted, { timeout: 5_000, interval: 50 }).toEqual(['Ada']);
  await expect.poll(listStates).toEqual([]);
});

test('a job over which every worker dies ends among the dead, and no fault is claimed', async () => {
  const worker = await scene.startWorker({ job: once, run: () => new Promise(() => undefined) });
  await withTransaction(scene.db, (tx) => worker.queue.enqueue(tx, once, { name: 'Ada' }));
  await expect.poll(listStates).toEqual(['running']);
  await scene.stopWorker(worker, { graceMs: 0 });
  const die = async () => {
    await scene.db.$client.query(
      `update jobs set state = 'running', attempt = attempt + 1, lease_until = now() - interval '1 second'`,
    );
    await releaseExpiredLeases(scene.db, { deathsPerTry: DEATHS_PER_TRY, now: sql`now()` });
  };
  for (let death = 1; death < DEATHS_PER_TRY; death += 1) {
    await die();
    expect(await listStates()).toEqual(['waiting']);
  }
  await die();
  expect(await listStates()).toEqual(['dead']);
  expect(await worker.queue.dead.list(scene.db, { kind: null, limit: 5 })).toMatchObject([
    { cause: { kind: 'worker_lost' }, payload: { name: 'Ada' } },
  ]);
});

test('an attempt that never ends loses its lease after an hour, however often it is renewed', async () => {
  const worker = await scene.startWorker({ job: once, run: () => new Promise(() => undefined) });
  await withTransaction(scene.db, (tx) => worker.queue.enqueue(tx, once, { name: 'Ada' }));
  await expect.poll(listStates).toEqual(['running']);
  const { rows } = await scene.db.$client.query<{ id: string; attempt: number }>(
    `select id, attempt from jobs`,
  );
  const renew = () => renewLeases(scene.db, { tokens: rows, leaseSeconds: 10, now: sql`now()` });
  expect([...(await renew())]).toEqual(rows.map(({ id }) => id));
  await scene.db.$client.query(`update jobs set started_at = now() - interval '61 minutes'`);
  expect([...(await renew())]).toEqual([]);
  await scene.stopWorker(worker, { graceMs: 0 });
});
