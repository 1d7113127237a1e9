import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRecordingLog } from '#test/recording-log';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { createListener } from '../db/listener.ts';
import { leaseKey } from './run-exclusively.ts';
import { createTurns } from './turns.ts';

let app: TestApp;
let other: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  other = await startTestApp({ beside: app });
});
afterAll(async () => {
  await other.stop();
  await app.stop();
});

const LONG_MS = 60_000;
const exclusive = { name: 'a-turn', leaseSeconds: 600 };
const begin = (on: TestApp, key: string, waitMs = LONG_MS) => {
  const [begun, goOn] = [Promise.withResolvers<null>(), Promise.withResolvers<null>()];
  const done = on.ctx.turns.run({ exclusive, key, waitMs }, async () => {
    begun.resolve(null);
    await goOn.promise;
    return { key };
  });
  return { begun: begun.promise, done, end: () => goOn.resolve(null) };
};
const listHolders = async () =>
  (await app.ctx.db.execute<{ key: string }>(sql`select key from leases where key like 'a-turn:%'`)).rows;

it('comes as soon as the one before is over, in the same process and in another', async () => {
  for (const on of [app, other]) {
    const key = randomUUID();
    const first = begin(app, key);
    await first.begun;
    const second = begin(on, key);
    first.end();
    // The lease would last ten minutes: only its release lets the second begin.
    await second.begun;
    second.end();
    expect([await first.done, await second.done]).toEqual([{ key }, { key }]);
  }
  expect(await listHolders()).toEqual([]);
});

it('is given up after its time, and not run', async () => {
  const key = randomUUID();
  const first = begin(app, key);
  await first.begun;
  expect(await begin(other, key, 20).done).toBeNull();
  expect(await begin(other, key, 0).done).toBeNull();
  first.end();
  await first.done;
});

it('lets many pass one by one', async () => {
  const key = randomUUID();
  const under = { way: 0, max: 0 };
  const run = async (_: unknown, index: number) =>
    (index % 2 === 0 ? app : other).ctx.turns.run({ exclusive, key, waitMs: LONG_MS }, async () => {
      under.way += 1;
      under.max = Math.max(under.max, under.way);
      await app.ctx.db.execute(sql`select 1`);
      under.way -= 1;
      return { index };
    });
  const done = await Promise.all(Array.from({ length: 12 }, run));
  expect(done.filter((one) => one !== null)).toHaveLength(12);
  expect(under.max).toBe(1);
});

it('comes when the lease of one that died ends by itself', async () => {
  const key = randomUUID();
  await app.ctx.db.execute(sql`
    insert into leases (key, holder, expires_at)
    values (${leaseKey({ exclusive, key })}, ${randomUUID()}, now() + interval '300 ms')`);
  const next = begin(other, key);
  await next.begun;
  next.end();
  expect(await next.done).toEqual({ key });
});

it('misses no release while its listening connection was lost', async () => {
  const key = randomUUID();
  const { logger: log } = createRecordingLog();
  const listener = createListener({ url: app.databaseUrl, applicationName: 'test-turns', log });
  const turns = createTurns({ db: other.ctx.db, listener, log });
  const first = begin(app, key);
  await first.begun;
  const waiting = turns.run({ exclusive, key, waitMs: LONG_MS }, () => Promise.resolve({ key }));
  const listening = async () =>
    (
      await app.ctx.db.execute<{ pid: number }>(
        sql`select pid from pg_stat_activity where application_name = 'test-turns' and query like 'listen%'`,
      )
    ).rows;
  await expect.poll(listening).toHaveLength(1);
  await app.ctx.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'test-turns'`,
  );
  first.end();
  expect(await waiting).toEqual({ key });
  await listener.close();
});
