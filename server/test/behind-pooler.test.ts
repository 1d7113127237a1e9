import { randomUUID } from 'node:crypto';
import { api } from '@citato/contract';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type AccountId, toId } from '#lib/ids';
import { withTransaction } from '#platform/db';
import { createCompany } from './monitoring-scene.ts';
import { type SignedInUser, startTestApp, type TestApp } from './start-test-app.ts';
import { type Pooler, startPooler } from './stand-ins/pooler/start-pooler.ts';

vi.setConfig({ testTimeout: 60_000 });

const READERS = 12;
const PATIENCE = { timeout: 15_000 };

let pooler: Pooler;
/** Two processes; the events of one reach the browsers of the other. */
let one: TestApp;
let other: TestApp;
const streams: AbortController[] = [];
beforeEach(async () => {
  pooler = await startPooler();
  one = await startTestApp({ pooler });
  other = await startTestApp({ pooler, beside: one });
});
afterEach(async () => {
  for (const stream of streams.splice(0)) stream.abort();
  await other.stop();
  await one.stop();
  await pooler.close();
});

interface Browser {
  readonly received: () => string;
  /** Whether the process has ended the stream: a browser comes back then, and says which event it received last. */
  readonly isSentAway: () => boolean;
}

async function openBrowser(address: string, user: SignedInUser, lastReceived?: string): Promise<Browser> {
  const abort = new AbortController();
  streams.push(abort);
  const { body } = await fetch(address + api.streamEvents.path, {
    headers: {
      authorization: `Bearer ${user.accessToken}`,
      ...(lastReceived === undefined ? {} : { 'last-event-id': lastReceived }),
    },
    signal: abort.signal,
  });
  let received = '';
  let isSentAway = false;
  const read = async () => {
    for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) received += chunk;
  };
  read()
    .catch(() => undefined)
    .finally(() => (isSentAway = true));
  await expect.poll(() => received).toContain(': aperto');
  return { received: () => received, isSentAway: () => isSentAway };
}

const listen = (app: TestApp) => app.server.listen({ port: 0, host: '127.0.0.1' });

const announce = (user: SignedInUser, promptId: string) =>
  withTransaction(one.ctx.db, (tx) =>
    one.ctx.live.publish(tx, {
      userId: toId<AccountId>(user.user.id),
      event: {
        type: 'monitoring.updated',
        companyId: randomUUID(),
        promptId,
        lastUpdate: one.clock.now().toISOString(),
      },
    }),
  );

test('a customer registers, adds a company and is told of its numbers by the other process', async () => {
  const ada = await one.register();
  const { received } = await openBrowser(await listen(other), ada);
  const { prompt } = await createCompany(one, ada);
  await one.settleJobs();
  await expect.poll(received, PATIENCE).toContain('event: monitoring.updated');
  const { companies } = (await other.call(api.listCompanies, { as: ada })).body;
  const seen = companies.flatMap(({ prompts }) => prompts).find(({ id }) => id === prompt.id);
  expect(seen?.lastProcessed).not.toBeNull();
  expect(seen?.monitoringData).toHaveLength(1);
  expect(pooler.refused).toEqual([]);
});

test('what is announced while the listening connection is cut is heard once it is back', async () => {
  const ada = await one.openAccount();
  const address = await listen(other);
  const browser = await openBrowser(address, ada);
  const [first, missed, later] = [randomUUID(), randomUUID(), randomUUID()];
  await announce(ada, first);
  await expect.poll(browser.received, PATIENCE).toContain(first);
  const [, lastReceived] = /^id: (\d+)$/m.exec(browser.received()) ?? [];
  // The pooler's own connections carry no name; those with one go around it. Only the process with a stream listens.
  const { rows } = await one.ctx.db.execute(
    sql`select pg_terminate_backend(pid) as cut from pg_stat_activity
      where datname = current_database() and application_name like 'citato-%'`,
  );
  expect(rows).toEqual([{ cut: true }]);
  await announce(ada, missed);
  await expect.poll(browser.isSentAway, PATIENCE).toBe(true);
  const back = await openBrowser(address, ada, lastReceived);
  await expect.poll(back.received, PATIENCE).toContain(missed);
  await announce(ada, later);
  await expect.poll(back.received, PATIENCE).toContain(later);
});

test('a pooler that dies under load costs answers 503 and no other, and nothing once it is back', async () => {
  const ada = await one.openAccount();
  await createCompany(one, ada);
  const statuses = new Set<number>();
  let isOver = false;
  const ask = async () => {
    const { statusCode } = await one.server.inject({
      method: 'GET',
      url: api.listCompanies.path,
      headers: { authorization: `Bearer ${ada.accessToken}` },
    });
    statuses.add(statusCode);
    return statusCode;
  };
  const readers = Array.from({ length: READERS }, async () => {
    while (!isOver) await ask();
  });
  await expect.poll(() => [...statuses]).toEqual([200]);
  await pooler.kill();
  await expect.poll(() => statuses.has(503), PATIENCE).toBe(true);
  await pooler.restart();
  await expect.poll(ask, PATIENCE).toBe(200);
  isOver = true;
  await Promise.all(readers);
  expect([...statuses].toSorted()).toEqual([200, 503]);
  await one.settleJobs();
  const { companies } = (await one.call(api.listCompanies, { as: ada })).body;
  expect(companies[0]?.prompts[0]?.lastProcessed).not.toBeNull();
});
