import { tmpdir } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { api } from '@citato/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Balancer, startBalancer } from './stand-ins/balancer.ts';
import { createProcesses, PATIENCE } from './start-process.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

const CLIENTS = 6;
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
  const write = async (client: number) => {
    for (let turn = 0; !isOver; turn += 1) {
      const answer = await fetch(behind.address + api.registerAccount.path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          email: `c${String(client)}-${String(turn)}@esempio.it`,
          password: 'Prova-Citato-2026',
        }),
      }).catch(countLost);
      await answer?.arrayBuffer().catch(() => count('cut'));
      if (answer !== null) count(String(answer.status));
      await pause(THINKING_MS);
    }
  };
  const clients = Array.from({ length: CLIENTS }, (_, client) => (client % 2 === 0 ? read() : write(client)));
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
