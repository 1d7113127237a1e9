import { createServer, type IncomingMessage } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { api, type WebhookEvent } from '@citato/contract';
import { WEBHOOK_PAYLOADS } from '@citato/contract/webhook-payloads';
import { Webhook } from 'standardwebhooks';
import { expect } from 'vitest';
import * as z from 'zod';
import { createWebhookSender } from '../../src/adapters/webhooks/index.ts';
import { createFakeClock } from '../fake-clock.ts';
import { registerWithPlan } from '../monitoring-scene.ts';
import { type SignedInUser, startTestApp } from '../start-test-app.ts';

/** What arrived at a customer's endpoint. */
export interface Arrival {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

const message = z.object({ type: z.string(), timestamp: z.string(), data: z.looseObject({}) });
const typed = z.object({ type: z.enum(Object.keys(WEBHOOK_PAYLOADS).filter(isEvent)) });

function isEvent(word: string): word is keyof typeof WEBHOOK_PAYLOADS {
  return word in WEBHOOK_PAYLOADS;
}

/** Whether a message is what the reference says of its event: nothing is missing, nothing is left unsaid. */
export function expectDescribed(body: string): void {
  const sent: unknown = JSON.parse(body);
  expect(WEBHOOK_PAYLOADS[typed.parse(sent).type].parse(sent)).toEqual(sent);
}

export const ALL_EVENTS: WebhookEvent[] = ['analysis.completed', 'mention.gained', 'mention.lost'];

/** The `webhook-id` of what arrived. */
export const idOf = (arrival: Arrival | undefined) => String(arrival?.headers['webhook-id']);
export const readArrival = (arrival: Arrival | undefined) => {
  expectDescribed(arrival?.body ?? '');
  return message.parse(JSON.parse(arrival?.body ?? 'null'));
};

/** Checks it as a receiver does: with the library of the specification. */
export function verifyArrival(arrival: Arrival | undefined, secret: string): unknown {
  const header = (name: string) => String(arrival?.headers[name]);
  expectDescribed(arrival?.body ?? '');
  return new Webhook(secret).verify(arrival?.body ?? '', {
    'webhook-id': header('webhook-id'),
    'webhook-timestamp': header('webhook-timestamp'),
    'webhook-signature': header('webhook-signature'),
  });
}

/** An app whose customers' endpoints are all one receiver on this machine, and an account of the plan 'guru'. */
export async function startWebhookScene() {
  const received: Arrival[] = [];
  /** What the receiver answers with, and what happens before it does. */
  const answer = { status: 200, before: () => Promise.resolve() };
  const receiver = createServer((request, response) => {
    void readText(request).then(async (body) => {
      received.push({ path: request.url ?? '', headers: request.headers, body });
      await answer.before();
      response.writeHead(answer.status).end('{"ok":true}');
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const address = receiver.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  // Receivers refuse what was signed at another time than theirs.
  const clock = createFakeClock(new Date());
  const webhookSender = createWebhookSender({
    clock,
    allowsHttp: true,
    access: {
      resolveHost: () => Promise.resolve(['127.0.0.1']),
      isAllowedAddress: (host) => host === '127.0.0.1',
      ports: { 'http:': port, 'https:': port },
      localSites: new Map(),
      userAgent: 'Citato/1.0',
      timeoutMs: 2_000,
    },
  });
  const app = await startTestApp({ clock, webhookSender, env: { ANSWERS_PER_ANALYSIS: '2' } });
  let ada: SignedInUser = await registerWithPlan(app, 'guru');

  const register = async (events = ALL_EVENTS, path = 'hook') => {
    const body = { url: `http://n8n.example/${path}`, events };
    const { body: created } = await app.call(api.createWebhookEndpoint, { as: ada, body });
    return { ...created, params: { webhookId: created.webhook.id } };
  };
  return {
    app,
    received,
    answer,
    register,
    ada: () => ada,
    list: async () => (await app.call(api.listWebhookEndpoints, { as: ada })).body.webhooks,
    log: async (params: { webhookId: string }) =>
      (await app.call(api.listWebhookDeliveries, { as: ada, params })).body.deliveries,
    /** Days go by; the session of before is over. */
    pass: async (days: number) => {
      app.clock.advance({ days });
      await app.settleJobs();
      ada = await app.renew(ada);
    },
    stop: async () => {
      await app.stop();
      receiver.closeAllConnections();
      await new Promise((resolve) => receiver.close(resolve));
    },
  };
}
