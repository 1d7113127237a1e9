import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { createWebhookPost } from './post-webhook.ts';

let server: FastifyInstance;
afterEach(() => server.close());

const EVENT = { body: '{"id":"evt_1","nome":"Forlì"}', signature: 't=1,v1=ab' };
const never = () => new AbortController().signal;

/** A server with nothing but the endpoint, and what came to it. */
async function serve(host: string) {
  const received: unknown[] = [];
  server = Fastify();
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  server.post('/api/stripe/webhook', ({ body, headers }, reply) => {
    received.push({ body, signature: headers['stripe-signature'] });
    return reply.code(202).send();
  });
  return { received, address: await server.listen({ host, port: 0 }) };
}

it.each(['127.0.0.1', '0.0.0.0'])('reaches this process where it listens on %s', async (host) => {
  const { received } = await serve(host);
  const webhook = createWebhookPost(readConfig({}));
  webhook.connect(server);
  expect(await webhook.post(EVENT, never())).toBe(202);
  expect(received).toEqual([EVENT]);
});

it('reaches the product at its public address from a process that serves no web', async () => {
  const { received, address } = await serve('127.0.0.1');
  const config = readConfig({ ROLE: 'worker', APP_URL: address });
  const webhook = createWebhookPost(config);
  expect(await webhook.post(EVENT, never())).toBe(202);
  expect(received).toEqual([EVENT]);
});

it('says so while nothing listens yet, so that the event is sent again', async () => {
  server = Fastify();
  const webhook = createWebhookPost(readConfig({}));
  webhook.connect(server);
  await expect(webhook.post(EVENT, never())).rejects.toThrow(/does not listen/);
});
