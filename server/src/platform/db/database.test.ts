import { connect, createServer } from 'node:net';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createRecordingLog } from '#test/recording-log';
import { createTestDatabase, type TestDatabase } from '#test/test-database';
import { withUsableServer } from './address/check-server.ts';
import { createDatabase, type Database, type Transaction } from './database.ts';
import { isDatabaseUnavailable } from './database-errors.ts';
import { createListener } from './listener.ts';
import { withTransaction } from './with-transaction.ts';

let database: TestDatabase;
let db: Database;
beforeEach(async () => {
  database = await createTestDatabase();
  db = createDatabase({ url: database.url, poolSize: 4 });
  await db.execute(sql`create table shelves (id int constraint pk_shelves primary key, books int)`);
  await db.execute(sql`insert into shelves values (1, 0), (2, 0)`);
});
afterEach(async () => {
  await db.$client.end();
  await database.drop();
});

const add = (tx: Transaction, id: number) =>
  tx.execute(sql`update shelves set books = books + 1 where id = ${id}`);

test('of two transactions that lock each other out both succeed in the end', async () => {
  const bothHold = Promise.withResolvers<null>();
  let holding = 0;
  const move = (first: number, second: number) =>
    withTransaction(db, async (tx) => {
      await add(tx, first);
      holding += 1;
      if (holding === 2) bothHold.resolve(null);
      await bothHold.promise;
      await add(tx, second);
    });
  await Promise.all([move(1, 2), move(2, 1)]);
  const { rows } = await db.execute(sql`select books from shelves order by id`);
  expect(rows).toEqual([{ books: 2 }, { books: 2 }]);
});

test('a fault of the statement is not tried again', async () => {
  let attempts = 0;
  const work = withTransaction(db, async (tx) => {
    attempts += 1;
    await tx.execute(sql`insert into shelves values (1, 0)`);
  });
  await expect(work).rejects.toMatchObject({ cause: { code: '23505', constraint: 'pk_shelves' } });
  expect(attempts).toBe(1);
});

test('a login that is refused, as between a new password and the restart, is no fault of the statement', async () => {
  const role = `refused_${String(process.pid)}`;
  await db.execute(sql.raw(`create role ${role} nologin`));
  const url = new URL(database.url);
  url.username = role;
  const refused = createDatabase({ url: url.href, poolSize: 1 });
  await expect(refused.execute(sql`select 1`)).rejects.toSatisfy(isDatabaseUnavailable);
  await refused.$client.end();
  await db.execute(sql.raw(`drop role ${role}`));
});

test('a lost database is told apart from a faulty statement', async () => {
  const gone = createDatabase({ url: 'postgres://citato@127.0.0.1:1/none', poolSize: 1 });
  await expect(gone.execute(sql`select 1`)).rejects.toSatisfy(isDatabaseUnavailable);
  await gone.$client.end();
  await expect(db.execute(sql`select nothing`)).rejects.not.toSatisfy(isDatabaseUnavailable);
  await expect(db.execute(sql`select pg_terminate_backend(pg_backend_pid())`)).rejects.toSatisfy(
    isDatabaseUnavailable,
  );
});

test.each([
  [
    'an unknown database',
    (url: URL) => (url.pathname = '/nowhere'),
    /database 127\.0\.0\.1:\d+\/nowhere does not exist; make it with CREATE DATABASE "nowhere" OWNER "citato" .*TEMPLATE template0\.$/,
  ],
  [
    'a wrong password',
    (url: URL) => (url.password = 'wrong'),
    /refuses the password of citato \(in a password # .* %23 .*\)\.$/,
  ],
  [
    'a port where nothing listens',
    (url: URL) => (url.port = '1'),
    /does not answer: nothing listens there\.$/,
  ],
])('%s is named in one line without the password', async (_kind, change, expected) => {
  const url = new URL(database.url);
  const { password } = url;
  change(url);
  const error: unknown = await withUsableServer({ url: url.href }, () => Promise.resolve()).catch(
    (cause: unknown) => cause,
  );
  const message = error instanceof Error ? error.message : '';
  expect(message).toMatch(expected);
  expect(message).not.toContain(password);
});

test('what is done on a usable server may take longer than finding that out', async () => {
  const limit = await withUsableServer({ url: database.url }, async (client) => {
    const { rows } = await client.query<{ statement_timeout: string }>('show statement_timeout');
    return rows[0]?.statement_timeout;
  });
  expect(limit).toBe('0');
});

test('listening that was refused at first begins once the server is there', async () => {
  const { hostname, port } = new URL(database.url);
  const door = createServer((socket) => {
    const through = connect(Number(port), hostname);
    socket.pipe(through).pipe(socket);
    for (const end of [socket, through]) end.on('error', () => end.destroy());
  });
  const openDoor = (at: number) => new Promise<void>((resolve) => door.listen(at, '127.0.0.1', resolve));
  await openDoor(0);
  const address = door.address();
  const at = typeof address === 'object' ? (address?.port ?? 0) : 0;
  await new Promise((resolve) => door.close(resolve));
  const url = new URL(database.url);
  url.port = String(at);
  const { logger: log } = createRecordingLog();
  const listener = createListener({ url: url.href, applicationName: 'test-refused', log });
  let begins = 0;
  const handler = { onNotification: () => undefined, onReconnect: () => (begins += 1) };
  await expect(listener.listen('test_channel', handler)).rejects.toThrow();
  await openDoor(at);
  await expect.poll(() => begins, { timeout: 10_000 }).toBe(1);
  await listener.close();
  await new Promise((resolve) => door.close(resolve));
});

test('listening goes on after its connection was cut, and says that something may be missed', async () => {
  const log = createRecordingLog();
  const listener = createListener({ url: database.url, applicationName: 'test-listener', log: log.logger });
  const received: string[] = [];
  let reconnects = 0;
  await listener.listen('test_channel', {
    onNotification: (payload) => received.push(payload),
    onReconnect: () => (reconnects += 1),
  });
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'test-listener'`,
  );
  await expect.poll(() => reconnects, { timeout: 10_000 }).toBe(2);
  await client.query(`select pg_notify('test_channel', 'hello')`);
  await expect.poll(() => received).toEqual(['hello']);
  await client.end();
  await listener.close();
});
