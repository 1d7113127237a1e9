import { connect as dial, createServer, type Server, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/test-database';
import { withConnection } from './connection.ts';

const TIMEOUT_MS = 4_000;

let database: TestDatabase;
const sockets: Socket[] = [];
let server: Server;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  vi.useRealTimers();
  for (const socket of sockets.splice(0)) socket.destroy();
  await new Promise((resolve) => server.close(resolve));
});
afterAll(() => database.drop());

/** A way to the database that hears nothing of its first connections. @returns its address, and how many came */
async function openDeafLine(deaf: number): Promise<{ url: string; count: () => number }> {
  let count = 0;
  const address = new URL(database.url);
  const target = { host: address.hostname, port: Number(address.port) };
  server = createServer((near) => {
    count += 1;
    sockets.push(near.on('error', () => undefined));
    if (count <= deaf) return;
    const far = dial(target);
    sockets.push(far.on('error', () => undefined));
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const place = server.address();
  address.hostname = '127.0.0.1';
  address.port = typeof place === 'object' && place ? String(place.port) : '';
  return { url: address.href, count: () => count };
}

/** Lets the time of every deaf connection pass as soon as it is there. */
async function letPass({ count, deaf }: { count: () => number; deaf: number }): Promise<void> {
  for (let passed = 1; passed <= deaf; passed += 1) {
    while (count() < passed) await vi.advanceTimersByTimeAsync(1);
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS);
  }
}

it('is tried again where it was not there in time', async () => {
  const line = await openDeafLine(2);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const asked = withConnection({ url: line.url, applicationName: 'test' }, async (client) => {
    const { rows } = await client.query<{ one: number }>('select 1 as one');
    return rows;
  });
  await letPass({ count: line.count, deaf: 2 });
  while (line.count() < 3) await vi.advanceTimersByTimeAsync(1);
  expect(await asked).toEqual([{ one: 1 }]);
});

it('is given up where a server never answers', async () => {
  const line = await openDeafLine(Infinity);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const refused = expect(
    withConnection({ url: line.url, applicationName: 'test' }, () => Promise.resolve()),
  ).rejects.toThrow('timeout expired');
  await letPass({ count: line.count, deaf: 4 });
  await refused;
  expect(line.count()).toBe(4);
});

it('is refused at once where it is refused', async () => {
  const line = await openDeafLine(0);
  const wrong = new URL(line.url);
  wrong.password = 'wrong';
  await expect(
    withConnection({ url: wrong.href, applicationName: 'test' }, () => Promise.resolve()),
  ).rejects.toThrow(/password/);
  expect(line.count()).toBe(1);
});
