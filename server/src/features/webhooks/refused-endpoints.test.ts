import { api, type WebhookEvent } from '@citato/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ALL_EVENTS, startWebhookScene } from '#test/webhooks/webhook-scene';

const TWICE: WebhookEvent[] = ['analysis.completed', 'analysis.completed'];

// What is refused leaves nothing behind: one product for all.
let scene: Awaited<ReturnType<typeof startWebhookScene>>;
beforeAll(async () => {
  scene = await startWebhookScene();
});
afterAll(async () => {
  expect(await scene.list()).toEqual([]);
  await scene.stop();
});

it.each([
  [{ url: 'https://10.0.0.1/' }, 'webhooks.not_public'],
  [{ url: 'https://localhost/x' }, 'webhooks.not_public'],
  [{ url: 'ftp://n8n.example/' }, 'request.invalid'],
  [{ url: 'https://n8n.example/un hook' }, 'request.invalid'],
  [{ url: 'https://n8n.example/\u0007' }, 'request.invalid'],
  [{ url: 'https://n8n.example/\u200bhook' }, 'request.invalid'],
  [{ url: 'https://a:b@n8n.example/' }, 'request.invalid'],
  [{ events: [] }, 'request.invalid'],
  [{ events: TWICE }, 'request.invalid'],
])('an endpoint is refused: %j', async (over, code) => {
  const body = { url: 'https://n8n.example/hook', events: ALL_EVENTS, ...over };
  expect(await scene.app.callRefused(api.createWebhookEndpoint, { as: scene.ada(), body })).toMatchObject({
    status: 400,
    body: { code },
  });
});

it.each(['https://n8n.example:5678/', 'https://n8n.example:8443/'])(
  'an address on another port is told which one is taken: %s',
  async (url) => {
    const refused = await scene.app.callRefused(api.createWebhookEndpoint, {
      as: scene.ada(),
      body: { url, events: ALL_EVENTS },
    });
    expect(refused).toMatchObject({ status: 400, body: { code: 'webhooks.not_public' } });
    expect(refused.body.message).toMatch(/solo alla porta 443 di https: togli la porta/);
  },
);
