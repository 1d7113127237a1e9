import { api } from '@citato/contract';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type TestApp, startTestApp } from './start-test-app.ts';

const ROUNDS = Number(process.env['TEST_ROUNDS'] ?? 3);
const CLIENTS = 12;
vi.setConfig({ testTimeout: 30_000 + ROUNDS * 30_000 });

let app: TestApp;
let server: pg.Client;
beforeAll(async () => {
  app = await startTestApp({ env: { DB_POOL: '6' } });
  server = new pg.Client({ connectionString: app.databaseUrl });
  await server.connect();
});
afterAll(async () => {
  await server.end();
  await app.stop();
});

const OTHERS = `datname = current_database() and pid <> pg_backend_pid() and application_name like 'citato-%'`;

/** Waits for a transaction that is open between two statements, then cuts every connection of the product. */
async function cutAllInsideATransaction(): Promise<void> {
  const countOpen = async () =>
    (await server.query(`select 1 from pg_stat_activity where ${OTHERS} and state = 'idle in transaction'`))
      .rowCount;
  await expect.poll(countOpen, { timeout: 30_000, interval: 1 }).toBeGreaterThan(0);
  await server.query(`select pg_terminate_backend(pid) from pg_stat_activity where ${OTHERS}`);
}

test('twelve writing clients get a success or "try again" while all connections are cut, and no success is lost', async () => {
  const stored: string[] = [];
  const refused: (readonly [status: number, retryAfter: unknown])[] = [];
  let isOver = false;
  const write = async (client: number): Promise<void> => {
    for (let count = 0; !isOver; count += 1) {
      const email = `cliente-${String(client)}-${String(count)}@esempio.it`;
      const answer = await app.server.inject({
        method: 'POST',
        url: api.registerAccount.path,
        payload: { email, password: 'Prova-Citato-2026' },
      });
      if (answer.statusCode === 201) stored.push(email);
      else refused.push([answer.statusCode, answer.headers['retry-after']]);
    }
  };
  const clients = Array.from({ length: CLIENTS }, (_, client) => write(client));
  for (let round = 0; round < ROUNDS; round += 1) {
    await cutAllInsideATransaction();
    const before = stored.length;
    await expect.poll(() => stored.length, { timeout: 15_000 }).toBeGreaterThan(before + CLIENTS);
  }
  isOver = true;
  await Promise.all(clients);
  expect(refused.filter(([status, retryAfter]) => status !== 503 || retryAfter !== '5')).toEqual([]);
  const { rows } = await server.query<{ email: string }>('select email from users');
  const known = new Set(rows.map(({ email }) => email));
  expect(stored.filter((email) => !known.has(email))).toEqual([]);
  const pool = app.ctx.db.$client;
  await expect.poll(() => [pool.totalCount - pool.idleCount, pool.waitingCount]).toEqual([0, 0]);
});
