import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { withTransaction } from '#platform/db';
import { greet, type JobScene, openJobScene } from '#test/job-scene';
import { defineJob } from './define-job.ts';
import { takeTurn } from './store/enqueue.ts';

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

test('a job enqueued in a transaction exists exactly when it commits', async () => {
  const greeted: string[] = [];
  const { queue } = await scene.startWorker({ run: ({ name }) => Promise.resolve(void greeted.push(name)) });
  const cancelled = withTransaction(scene.db, async (tx) => {
    await queue.enqueue(tx, greet, { name: 'nobody' });
    throw new Error('changed my mind');
  });
  await expect(cancelled).rejects.toThrow('changed my mind');
  await withTransaction(scene.db, (tx) => queue.enqueue(tx, greet, { name: 'Ada' }));
  await until(() => greeted.length > 0);
  expect(greeted).toEqual(['Ada']);
});

test('a click is answered at once: the job starts without any poll', async () => {
  // Nobody looks for due jobs: intervals stand still.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  let started = 0;
  const { queue } = await scene.startWorker({ run: () => Promise.resolve(void (started += 1)) });
  for (let round = 1; round <= 5; round += 1) {
    await withTransaction(scene.db, (tx) => queue.enqueue(tx, greet, { name: 'Ada' }));
    await until(() => started === round);
  }
});

test('a waiting backlog is worked off back to back', async () => {
  let done = 0;
  const { queue } = await scene.startWorker({ run: () => Promise.resolve(void (done += 1)), concurrency: 3 });
  await withTransaction(scene.db, (tx) =>
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
  let max = 0;
  let done = 0;
  const { queue } = await scene.startWorker({
    concurrency: 3,
    run: async () => {
      running += 1;
      max = Math.max(max, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      done += 1;
    },
  });
  await withTransaction(scene.db, (tx) =>
    queue.enqueueMany(
      tx,
      greet,
      Array.from({ length: 40 }, () => ({ payload: { name: 'x' } })),
    ),
  );
  await until(() => done === 40);
  expect(max).toBe(3);
});

test('while a job with a key waits or runs a second one is not taken', async () => {
  const latch = Promise.withResolvers<null>();
  let started = 0;
  const { queue } = await scene.startWorker({
    run: async () => {
      started += 1;
      await latch.promise;
    },
    concurrency: 5,
  });
  const enqueue = () =>
    withTransaction(scene.db, (tx) => queue.enqueue(tx, greet, { name: 'Ada' }, { singletonKey: 'ada' }));
  await enqueue();
  await until(() => started === 1);
  await enqueue();
  await withTransaction(scene.db, (tx) => queue.enqueue(tx, greet, { name: 'other' }));
  await until(() => started === 2);
  latch.resolve(null);
  expect(started).toBe(2);
});

test('one user’s many jobs leave places for others', async () => {
  const order: string[] = [];
  const latches = new Map<string, () => void>();
  const { queue } = await scene.startWorker({
    concurrency: 4,
    run: async ({ name }) => {
      order.push(name);
      await new Promise<void>((resolve) => latches.set(name, resolve));
    },
  });
  await withTransaction(scene.db, (tx) =>
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
  await withTransaction(scene.db, (tx) =>
    queue.enqueue(tx, greet, { name: 'single' }, { groupId: 'single' }),
  );
  latches.get(order[0] ?? '')?.();
  await until(() => order.length === 5);
  expect(order[4]).toBe('single');
  for (const open of latches.values()) open();
  await until(() => {
    for (const open of latches.values()) open();
    return order.length === 21;
  });
});

test('an urgent job goes before all that were there first, and they keep their order', async () => {
  const greeted: string[] = [];
  const held = Promise.withResolvers<undefined>();
  const { queue } = await scene.startWorker({
    run: async ({ name }) => {
      greeted.push(name);
      await held.promise;
    },
  });
  await withTransaction(scene.db, (tx) => queue.enqueue(tx, greet, { name: 'primo' }));
  await until(() => greeted.length === 1);
  await withTransaction(scene.db, async (tx) => {
    for (const name of ['uno', 'due', 'tre']) await queue.enqueue(tx, greet, { name });
    await queue.enqueue(tx, greet, { name: 'subito' }, { isUrgent: true });
    const later = new Date(Date.now() + 3_600_000);
    await queue.enqueue(tx, greet, { name: 'più tardi' }, { isUrgent: true, startAfter: later });
  });
  held.resolve(undefined);
  await until(() => greeted.length === 5);
  expect(greeted).toEqual(['primo', 'subito', 'uno', 'due', 'tre']);
});

test('a failing job is tried again and in the end put aside where it can be seen', async () => {
  const attempts: [number, boolean][] = [];
  const failing = defineJob({ ...greet, name: 'test.fail', retryDelaySeconds: 1 });
  const { queue } = await scene.startWorker({
    job: failing,
    run: (_payload, { attempt, isLastAttempt }) => {
      attempts.push([attempt, isLastAttempt]);
      return Promise.reject(new Error('always'));
    },
  });
  await withTransaction(scene.db, (tx) => queue.enqueue(tx, failing, { name: 'Ada' }));
  await until(() => scene.log.entries.some(({ message }) => message === 'Job given up'));
  expect(attempts).toEqual([
    [0, false],
    [1, true],
  ]);
  const dead = () =>
    scene.db.$client
      .query<{ payload: unknown }>(`select payload from dead_jobs where kind = 'test.fail'`)
      .then(({ rows }) => rows);
  await expect.poll(dead).toEqual([{ payload: { name: 'Ada' } }]);
});

test('a payload that does not fit is refused where it is made', async () => {
  const { queue } = await scene.startWorker({ run: () => Promise.resolve() });
  const short = { ...greet, schema: z.object({ name: z.string().max(3) }) };
  await expect(
    withTransaction(scene.db, (tx) => queue.enqueue(tx, short, { name: 'Ada Bianchi' })),
  ).rejects.toThrow();
});

test('a recurring job is enqueued once a period over all processes, and a clock that was wrong does not stop it', async () => {
  const turn = (moment: string) =>
    takeTurn(scene.db, { kind: 'test.tick', everySeconds: 60, now: sql`${moment}::timestamptz` });
  expect(await Promise.all(Array.from({ length: 5 }, () => turn('2026-03-02T09:00:00Z')))).toEqual(
    expect.arrayContaining([true, false, false, false, false]),
  );
  expect(await turn('2026-03-02T09:00:30Z')).toBe(false);
  expect(await turn('2026-03-02T09:00:59Z')).toBe(true);
  expect(await turn('2027-03-02T09:00:00Z')).toBe(true);
  expect(await turn('2026-03-02T09:05:00Z')).toBe(true);
});
