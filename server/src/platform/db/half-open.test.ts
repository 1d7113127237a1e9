import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRecordingLog } from '#test/recording-log';
import { startTcpProxy, type TcpProxy } from '#test/stand-ins/tcp-proxy';
import { createTestDatabase, type TestDatabase } from '#test/test-database';
import { createDatabase, type Database } from './database.ts';
import { isDatabaseUnavailable } from './database-errors.ts';
import { createListener } from './listener.ts';
import { withTransaction } from './with-transaction.ts';

const POOL = 4;
const CLIENTS = 12;
/** Far below the product's, so that the test is quick; the same code runs. */
const TIMEOUTS = { connectMs: 150, queryMs: 300 };

let database: TestDatabase;
let proxy: TcpProxy;
let db: Database;
beforeEach(async () => {
  database = await createTestDatabase();
  const { hostname, port } = new URL(database.url);
  proxy = await startTcpProxy({ host: hostname, port: Number(port) });
  db = createDatabase({ url: proxy.through(database.url), poolSize: POOL, timeouts: TIMEOUTS });
  // A first connection may take a busy machine longer than the timeouts: then once more.
  await vi.waitFor(
    () => db.execute(sql`create table if not exists shelves (id serial constraint pk_shelves primary key)`),
    { timeout: 15_000 },
  );
});
afterEach(async () => {
  await db.$client.end();
  await proxy.close();
  await database.drop();
});

const put = () =>
  withTransaction(db, async (tx) => {
    await tx.execute(sql`insert into shelves default values`);
    await tx.execute(sql`insert into shelves default values`);
  });
/** A transaction in every place of the pool, all at once; tried again where a busy machine is slower than the timeouts. */
const putEverywhere = () =>
  vi.waitFor(() => Promise.all(Array.from({ length: POOL }, put)), { timeout: 15_000 });
const pool = () => ({ used: db.$client.totalCount - db.$client.idleCount, waiting: db.$client.waitingCount });

test('a network that swallows everything under load leaves the pool whole once it is back', async () => {
  const failures: unknown[] = [];
  const [failedBy, servedSince] = [new Set<number>(), new Set<number>()];
  let [isHealed, isOver] = [false, false];
  const work = async (client: number) => {
    while (!isOver) {
      try {
        await (client % 2 === 0 ? put() : db.execute(sql`select count(*) from shelves`));
        if (isHealed) servedSince.add(client);
      } catch (error) {
        failures.push(error);
        failedBy.add(client);
      }
    }
  };
  const clients = Array.from({ length: CLIENTS }, (_, client) => work(client));
  proxy.swallow();
  // Each fails more than once: the second time it met a pool whose connections were all given up.
  await expect
    .poll(() => failedBy.size === CLIENTS && failures.length > 3 * CLIENTS, { timeout: 15_000 })
    .toBe(true);
  isHealed = true;
  proxy.heal();
  await expect.poll(() => servedSince.size, { timeout: 15_000 }).toBe(CLIENTS);
  isOver = true;
  await Promise.all(clients);
  expect(failures.filter((error) => !isDatabaseUnavailable(error))).toEqual([]);
  await expect.poll(pool).toEqual({ used: 0, waiting: 0 });
  await putEverywhere();
});

test('a transaction whose begin is never answered gives its connection back', async () => {
  await putEverywhere();
  proxy.swallow();
  const all = await Promise.allSettled(Array.from({ length: POOL }, put));
  expect(all.map(({ status }) => status)).toEqual(Array.from({ length: POOL }, () => 'rejected'));
  proxy.heal();
  await putEverywhere();
  expect(pool()).toEqual({ used: 0, waiting: 0 });
});

test('a transaction that goes silent in its middle hands no dead connection on', async () => {
  const work = withTransaction(db, async (tx) => {
    await tx.execute(sql`insert into shelves default values`);
    proxy.swallow();
    await tx.execute(sql`insert into shelves default values`);
  });
  await expect(work).rejects.toSatisfy(isDatabaseUnavailable);
  expect(pool()).toEqual({ used: 0, waiting: 0 });
  proxy.heal();
  // The very next statement gets a sound connection, and nothing of the transaction.
  expect((await db.execute(sql`select id from shelves`)).rows).toEqual([]);
});

test('listening goes on after its network was silent', async () => {
  const log = createRecordingLog();
  const listener = createListener({
    url: proxy.through(database.url),
    applicationName: 'test-listener',
    log: log.logger,
    timings: { heartbeatMs: 50, heartbeatTimeoutMs: 100 },
  });
  const received: string[] = [];
  let connections = 0;
  await listener.listen('test_channel', {
    onNotification: (payload) => received.push(payload),
    onReconnect: () => (connections += 1),
  });
  proxy.swallow();
  await expect.poll(() => log.entries.length, { timeout: 10_000 }).toBeGreaterThan(0);
  proxy.heal();
  await expect.poll(() => connections, { timeout: 15_000 }).toBe(2);
  await db.execute(sql`select pg_notify('test_channel', 'hello')`);
  await expect.poll(() => received).toEqual(['hello']);
  await listener.close();
});
