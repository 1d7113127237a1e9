import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Pooler, startPooler } from '#test/stand-ins/pooler/start-pooler';
import { createTestDatabase, type TestDatabase } from '#test/test-database';
import { createDatabase, type Database } from './database.ts';
import { executeOften } from './execute-often.ts';
import { readConsistently } from './read-consistently.ts';
import { withTransaction } from './with-transaction.ts';

let database: TestDatabase;
let pooler: Pooler;
let db: Database;
beforeEach(async () => {
  database = await createTestDatabase();
  pooler = await startPooler({ size: 2 });
  db = createDatabase({
    url: pooler.through(database.url),
    poolSize: 4,
    isPooled: true,
    timeouts: { queryMs: 900 },
  });
});
afterEach(async () => {
  await db.$client.end();
  await pooler.close();
  await database.drop();
});

const atOnce = <Result>(work: (turn: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: 12 }, (_, turn) => work(turn)));

test('a connection begins with nothing that a pooler refuses', async () => {
  await db.execute(sql`select 1`);
  expect(pooler.refused).toEqual([]);
});

test('a statement that runs often runs on whichever connection the pooler lends', async () => {
  const read = (turn: number) => executeOften<{ turn: number }>(db, sql`select ${turn}::int as turn`);
  for (let round = 0; round < 5; round += 1) {
    const answers = await atOnce(read);
    expect(answers.map(({ rows }) => rows[0]?.turn)).toEqual(Array.from({ length: 12 }, (_, turn) => turn));
  }
});

test('a prepared statement of the query builder does as well', async () => {
  const statement = db
    .select({ n: sql<number>`${sql.placeholder('n')}::int` })
    .from(sql`generate_series(1, 1)`)
    .prepare('said_once');
  for (let round = 0; round < 5; round += 1) await atOnce((turn) => statement.execute({ n: turn }));
  expect(await statement.execute({ n: 7 })).toEqual([{ n: 7 }]);
});

test('a transaction keeps its connection and its limits, and leaves them to nobody', async () => {
  const limits = sql`select current_setting('statement_timeout') as statement, current_setting('idle_in_transaction_session_timeout') as idle`;
  const inside = await withTransaction(db, async (tx) => {
    const first = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    const second = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    expect(second.rows).toEqual(first.rows);
    return (await tx.execute(limits)).rows;
  });
  expect(inside).toEqual([{ statement: '900ms', idle: '30s' }]);
  expect((await db.execute(limits)).rows).toEqual([{ statement: '0', idle: '0' }]);
  const seen = await readConsistently(db, async (tx) => (await tx.execute(limits)).rows);
  expect(seen).toEqual(inside);
});

test('a statement without an answer is given up, and the next one is answered', async () => {
  await expect(db.execute(sql`select pg_sleep(3)`)).rejects.toThrow();
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
});

test('a pooler that dies and comes back costs the statements under way, nothing after', async () => {
  const open = withTransaction(db, async (tx) => {
    await tx.execute(sql`create table shelves (id int)`);
    await pooler.kill();
    await tx.execute(sql`insert into shelves values (1)`);
  });
  await expect(open).rejects.toThrow();
  await pooler.restart();
  expect((await db.execute(sql`select to_regclass('shelves') as shelves`)).rows).toEqual([{ shelves: null }]);
});
