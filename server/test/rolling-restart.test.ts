import { tmpdir } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { api, type Endpoint } from '@citato/contract';
import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { type Balancer, startBalancer } from './stand-ins/balancer.ts';
import { createProcesses, PATIENCE } from './start-process.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

const EMAIL = 'ada@esempio.it';
const PASSWORD = 'Prova-Citato-2026';
/** Between two requests of a client: as many as the machine can answer would take the starting process its cores. */
const THINKING_MS = 100;
// Four whole processes start here, two of them under load.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

const processes = createProcesses();
let database: TestDatabase;
let balancer: Balancer | null = null;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  await balancer?.close();
  await processes.stopAll();
  await database.drop();
});

const startWeb = (port?: number) =>
  processes.startReady({
    folder: tmpdir(),
    environment: {
      DATABASE_URL: database.url,
      ROLE: 'web',
      RATE_LIMIT_SCALE: '100000',
      // Time enough for the balancer to look once more, also on a busy machine.
      DRAIN_S: '5',
      JWT_SECRET: 'a secret that only the tests know, long enough',
      ...(port === undefined ? {} : { PORT: String(port) }),
    },
  });

test('two web processes restarted one after the other lose no request', async () => {
  const webs = await Promise.all([startWeb(), startWeb()]);
  const behind = await startBalancer(webs.map(({ port }) => port));
  balancer = behind;
  await expect.poll(() => webs.every(({ port }) => behind.isReady(port)), PATIENCE).toBe(true);

  const statuses = new Map<string, number>();
  let isOver = false;
  const count = (what: string) => statuses.set(what, (statuses.get(what) ?? 0) + 1);
  const countLost = (error: unknown) => {
    count(`no answer: ${String(error instanceof Error ? (error.cause ?? error) : error)}`);
    return null;
  };
  const read = async () => {
    while (!isOver) {
      const answer = await fetch(behind.address + api.getConfig.path).catch(countLost);
      await answer?.arrayBuffer().catch(() => count('cut'));
      if (answer !== null) count(String(answer.status));
      await pause(THINKING_MS);
    }
  };
  const send = async ({ method, path }: Endpoint, body: object, headers: Record<string, string> = {}) => {
    const answer = await fetch(behind.address + path, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    }).catch(countLost);
    const text = await answer?.text().catch(() => {
      count('cut');
      return '';
    });
    if (answer !== null) count(String(answer.status));
    return text ?? '';
  };
  const register = async (email: string) => send(api.registerAccount, { email, password: PASSWORD });
  const registerAll = async () => {
    for (let turn = 0; !isOver; turn += 1) {
      await register(`c${String(turn)}@esempio.it`);
      await pause(THINKING_MS);
    }
  };
  /** Takes no hash of a password: the processes that start have more of the cores. */
  const rename = async (token: string) => {
    for (let turn = 0; !isOver; turn += 1) {
      const names = { firstName: `Ada ${String(turn)}`, lastName: 'Bianchi' };
      await send(api.updateProfile, names, { authorization: `Bearer ${token}` });
      await pause(THINKING_MS);
    }
  };
  await register(EMAIL);
  await verifyEveryEmail(database.url);
  const signedIn = await send(api.signIn, { email: EMAIL, password: PASSWORD });
  const { accessToken } = z.object({ accessToken: z.string() }).parse(JSON.parse(signedIn));
  const clients = [read(), read(), read(), registerAll(), rename(accessToken), rename(accessToken)];
  for (const web of webs) {
    web.child.kill('SIGTERM');
    expect(await web.ended).toBe(0);
    expect(behind.isReady(web.port)).toBe(false);
    await startWeb(web.port);
    await expect.poll(() => behind.isReady(web.port), PATIENCE).toBe(true);
  }
  isOver = true;
  await Promise.all(clients);
  expect([...statuses.keys()].sort()).toEqual(['200', '201']);
});

test('a process that is told to stop says so at /readyz first, and goes on serving through the pause', async () => {
  const web = await startWeb();
  web.child.kill('SIGTERM');
  await expect.poll(async () => (await fetch(`${web.address}/readyz`)).status, PATIENCE).toBe(503);
  const answer = await fetch(web.address + api.getConfig.path);
  expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
  expect(await web.ended).toBe(0);
});

async function verifyEveryEmail(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('update users set email_verified = true');
  await client.end();
}
