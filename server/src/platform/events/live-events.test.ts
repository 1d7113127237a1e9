import { randomUUID } from 'node:crypto';
import { api } from '@citato/contract';
import type { LiveEvent } from '@citato/contract';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { toId, type AccountId } from '#lib/ids';
import { withTransaction } from '#platform/db';
import { pruneLiveEvents } from './live-events.ts';
import { type SignedInUser, startTestApp, type TestApp } from '#test/start-test-app';

let app: TestApp;
let address: string;
let ada: SignedInUser;
let bob: SignedInUser;
const streams: AbortController[] = [];

beforeAll(async () => {
  app = await startTestApp();
  address = await app.server.listen({ port: 0, host: '127.0.0.1' });
  ada = await app.openAccount();
  bob = await app.openAccount();
});
afterEach(() => {
  for (const stream of streams.splice(0)) stream.abort();
});
afterAll(() => app.stop());

interface OpenStream {
  readonly text: () => string;
  readonly ids: () => number[];
  readonly isOver: () => boolean;
}

/** Reads the stream as a browser does, with fetch and the bearer header. */
async function openStream(user: SignedInUser, headers: Record<string, string> = {}): Promise<OpenStream> {
  const abort = new AbortController();
  streams.push(abort);
  const response = await fetch(`${address}${api.streamEvents.path}`, {
    headers: { authorization: `Bearer ${user.accessToken}`, ...headers },
    signal: abort.signal,
  });
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-store');
  let received = '';
  let isOver = false;
  const read = async () => {
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) received += chunk;
  };
  read()
    .catch(() => undefined)
    .finally(() => {
      isOver = true;
    });
  await expect.poll(() => received).toContain(': aperto');
  return {
    text: () => received,
    ids: () => [...received.matchAll(/^id: (\d+)$/gm)].map((match) => Number(match[1])),
    isOver: () => isOver,
  };
}

function anEvent(): LiveEvent {
  return {
    type: 'monitoring.updated',
    companyId: randomUUID(),
    promptId: randomUUID(),
    lastUpdate: app.clock.now().toISOString(),
  };
}

function publish(user: SignedInUser, event: LiveEvent = anEvent()): Promise<void> {
  const userId = toId<AccountId>(user.user.id);
  return withTransaction(app.ctx.db, (tx) => app.ctx.live.publish(tx, { userId, event }));
}

test('an event reaches its user’s open browsers and nobody else', async () => {
  const [first, second, others] = [await openStream(ada), await openStream(ada), await openStream(bob)];
  const event = anEvent();
  await publish(ada, event);
  await expect.poll(first.text).toContain(JSON.stringify(event));
  await expect.poll(second.text).toContain('event: monitoring.updated');
  await publish(bob);
  await expect.poll(others.ids).toHaveLength(1);
  expect(others.text()).not.toContain(JSON.stringify(event));
});

test('nothing is told of a transaction that is rolled back', async () => {
  const stream = await openStream(ada);
  const undone = withTransaction(app.ctx.db, async (tx) => {
    await app.ctx.live.publish(tx, { userId: toId<AccountId>(ada.user.id), event: anEvent() });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  const event = anEvent();
  await publish(ada, event);
  await expect.poll(stream.text).toContain(JSON.stringify(event));
  expect(stream.ids()).toHaveLength(1);
});

test('events that are part of another statement reach their browsers where it keeps what they are about', async () => {
  const stream = await openStream(ada);
  const userId = toId<AccountId>(ada.user.id);
  const [kept, lost] = [anEvent(), anEvent()];
  const [wanted, gone] = [randomUUID(), randomUUID()];
  const parts = app.ctx.live.partsThatPublish({
    messages: [
      { userId, event: lost, subject: gone },
      { userId, event: kept, subject: wanted },
    ],
    subjects: sql`select id from ours`,
  });
  await app.ctx.db.execute(
    sql`with ours as (select ${wanted}::uuid as id), ${parts} select id, (select count(done) from notified) from ours`,
  );
  await expect.poll(stream.text).toContain(JSON.stringify(kept));
  expect(stream.text()).not.toContain(JSON.stringify(lost));
});

test('a stream that broke off goes on where it was', async () => {
  const before = await openStream(ada);
  await publish(ada);
  await expect.poll(before.ids).toHaveLength(1);
  streams.splice(0).forEach((stream) => {
    stream.abort();
  });
  await publish(ada);
  await publish(ada);
  const after = await openStream(ada, { 'last-event-id': String(before.ids()[0]) });
  await expect.poll(after.ids).toHaveLength(2);
  await publish(ada);
  await expect.poll(after.ids).toHaveLength(3);
  expect(after.ids()).toEqual(after.ids().toSorted((a, b) => a - b));
});

test('a last id that is none is ignored', async () => {
  const stream = await openStream(ada, { 'last-event-id': "1' or 1=1" });
  await publish(ada);
  await expect.poll(stream.ids).toHaveLength(1);
});

test('a user’s ninth stream replaces the oldest', async () => {
  const open: OpenStream[] = [];
  for (let count = 0; count < 9; count += 1) open.push(await openStream(ada));
  await expect.poll(() => open[0]?.isOver()).toBe(true);
  expect(open.slice(1).every((stream) => !stream.isOver())).toBe(true);
});

test('events are forgotten after an hour', async () => {
  const prune = async () => {
    await withTransaction(app.ctx.db, (tx) => app.ctx.queue.enqueue(tx, pruneLiveEvents, {}));
    await app.settleJobs();
  };
  // A purge removes nothing before its clock has held for a day.
  await prune();
  app.clock.advance({ days: 1 });
  await prune();
  await publish(ada);
  app.clock.advance({ minutes: 61 });
  await prune();
  const { rows } = await app.ctx.db.$client.query('select count(*)::int as kept from live_events');
  expect(rows).toEqual([{ kept: 0 }]);
});
