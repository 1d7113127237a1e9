import { randomUUID } from 'node:crypto';
import { api, type LiveEvent } from '@citato/contract';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { systemClock } from '#lib/clock';
import { type AccountId, toId, type SessionId, type UserId } from '#lib/ids';
import type { LiveHub } from '#platform/events';
import { endpointRoute } from './endpoint-route.ts';
import { streamEvents } from './stream-events.ts';

const HOUR_MS = 3_600_000;
const site = { origin: 'http://localhost:3000', basePath: '', isConfigured: false };
const event: LiveEvent = {
  type: 'monitoring.updated',
  companyId: randomUUID(),
  promptId: randomUUID(),
  lastUpdate: '2026-11-20T05:12:00.000Z',
};

let server: FastifyInstance;
afterEach(() => server.close());

/** A server with the stream alone, whose browsers join as the test says. */
async function startServer(join: LiveHub['join']): Promise<string> {
  const hub: LiveHub = { join, closeAll: () => undefined, countStreams: () => 0 };
  const accountId = toId<AccountId>(randomUUID());
  const authenticate = () =>
    Promise.resolve({
      userId: toId<UserId>(randomUUID()),
      accountId,
      role: 'owner' as const,
      viewer: { accountId, companyIds: null },
      sessionId: toId<SessionId>(randomUUID()),
      isAdmin: false,
      tokenExpiresAt: new Date(Date.now() + HOUR_MS),
      personId: null,
    });
  server = Fastify();
  server.route(
    endpointRoute(streamEvents({ hub, clock: systemClock, authenticate }), { authenticate, site }),
  );
  return (await server.listen({ port: 0, host: '127.0.0.1' })) + api.streamEvents.path;
}

test('a stream is open only once it is listened for, so that nothing after it is missed', async () => {
  const listening = Promise.withResolvers<null>();
  const joined = Promise.withResolvers<null>();
  const address = await startServer(async () => {
    joined.resolve(null);
    await listening.promise;
    return () => undefined;
  });
  let isOpen = false;
  const abort = new AbortController();
  const stream = fetch(address, { signal: abort.signal }).then((response) => {
    isOpen = true;
    return response;
  });
  await joined.promise;
  // As long as another answer takes: headers that were sent would have arrived.
  expect((await fetch(`${address}/nothing`)).status).toBe(404);
  expect(isOpen).toBe(false);
  listening.resolve(null);
  const { status, body } = await stream;
  expect(status).toBe(200);
  const first = await body?.pipeThrough(new TextDecoderStream()).getReader().read();
  expect(first?.value).toBe(': aperto\n\n');
  abort.abort();
});

test('what was missed comes with the first words of the stream', async () => {
  const address = await startServer((receiver) => {
    receiver.send({ id: 7, userId: receiver.userId, event });
    receiver.close();
    return Promise.resolve(() => undefined);
  });
  const response = await fetch(address);
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(await response.text()).toBe(`id: 7\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
});

test('a stream that cannot be joined is refused, and one that had begun is ended', async () => {
  let sendsFirst = false;
  const address = await startServer((receiver) => {
    if (sendsFirst) receiver.send({ id: 7, userId: receiver.userId, event });
    return Promise.reject(new Error('No database'));
  });
  expect((await fetch(address)).status).toBe(500);
  sendsFirst = true;
  expect(await (await fetch(address)).text()).toContain(event.type);
});
