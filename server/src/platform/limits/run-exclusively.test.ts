import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { runExclusively } from './run-exclusively.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const exclusive = { name: 'a-test', leaseSeconds: 1 };
const listEnds = async () => {
  const { rows } = await app.ctx.db.execute<{ ends: string }>(
    sql`select expires_at::text as ends from leases where key like 'a-test:%'`,
  );
  return rows.map(({ ends }) => ends);
};

it('keeps everybody else out for as long as the work takes, and nobody after it', async () => {
  const key = randomUUID();
  const run = (work: () => Promise<object>) => runExclusively(app.ctx.db, { exclusive, key }, work);
  const work = run(async () => {
    const [first = ''] = await listEnds();
    // The lease it was given is over by now: it has been renewed.
    const isOver = async () =>
      (await app.ctx.db.execute<{ over: boolean }>(sql`select ${first}::timestamptz < now() as over`)).rows;
    await expect.poll(isOver, { timeout: 10_000 }).toEqual([{ over: true }]);
    expect(await run(() => Promise.resolve({ by: 'another' }))).toBeNull();
    return { by: 'the first' };
  });
  expect(await work).toEqual({ by: 'the first' });
  expect(await listEnds()).toEqual([]);
  expect(await run(() => Promise.resolve({ by: 'another' }))).toEqual({ by: 'another' });
});
