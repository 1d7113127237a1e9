import { tracingChannel } from 'node:diagnostics_channel';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withTransaction } from '#platform/db';
import { greet, type JobScene, openJobScene } from '#test/job-scene';
import { defineJob } from './define-job.ts';

let scene: JobScene;
const received: { at: string; work: object }[] = [];
const note = (at: string) => (work: object) => {
  received.push({ at, work: structuredClone({ ...work, error: undefined, result: undefined }) });
};
const subscribers = {
  start: note('start'),
  end: () => undefined,
  asyncStart: () => undefined,
  asyncEnd: note('end'),
  error: note('error'),
};
const channel = tracingChannel<object, object>('citato.work');

beforeEach(async () => {
  received.length = 0;
  channel.subscribe(subscribers);
  scene = await openJobScene();
});
afterEach(async () => {
  channel.unsubscribe(subscribers);
  await scene.close();
});

test('a tracer outside hears of a job from its start to its end, and of what it failed by, never of its words', async () => {
  const job = defineJob({ ...greet, name: 'test.traced', retryLimit: 0 });
  const { queue } = await scene.startWorker({ job, run: () => Promise.reject(new Error('told to')) });
  await withTransaction(scene.db, (tx) => queue.enqueue(tx, job, { name: 'Ada' }));
  await expect
    .poll(() => received.map(({ at }) => at), { timeout: 10_000 })
    .toEqual(['start', 'error', 'end']);
  for (const { work } of received)
    expect(work).toMatchObject({ name: 'test.traced', fields: { attempt: 0 } });
  expect(JSON.stringify(received)).not.toContain('Ada');
});
