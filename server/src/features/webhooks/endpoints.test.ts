import { api } from '@citato/contract';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { registerWithPlan } from '#test/monitoring-scene';
import { ALL_EVENTS, startWebhookScene, verifyArrival } from '#test/webhooks/webhook-scene';
import { purgeDeliveries } from './deliveries/purge-deliveries.ts';

let scene: Awaited<ReturnType<typeof startWebhookScene>>;
beforeEach(async () => {
  scene = await startWebhookScene();
});
afterEach(() => scene.stop());

describe('a trial', () => {
  it('tells what came of it, and is logged', async () => {
    const { params, secret } = await scene.register();
    const { body } = await scene.app.call(api.testWebhookEndpoint, { as: scene.ada(), params });
    expect(body).toMatchObject({
      event: 'webhook.test',
      status: 'delivered',
      responseStatus: 200,
      attempts: 1,
    });
    const [arrival] = scene.received;
    if (arrival === undefined) throw new Error('Nothing arrived');
    expect(verifyArrival(arrival, secret)).toMatchObject({ type: 'webhook.test' });
    expect(await scene.log(params)).toMatchObject([{ id: body.id }]);
  });

  it('that fails is not tried again and switches nothing off', async () => {
    const { params } = await scene.register();
    scene.answer.status = 500;
    const { body } = await scene.app.call(api.testWebhookEndpoint, { as: scene.ada(), params });
    expect(body).toMatchObject({ status: 'failed', responseStatus: 500, nextAttemptAt: null });
    await scene.pass(2);
    expect(scene.received).toHaveLength(1);
    expect(await scene.list()).toMatchObject([{ status: 'active', failingSince: null }]);
  });
});

it('a test delivery answered 410 switches the endpoint off at once, as any message does, and its owner gets a mail', async () => {
  const { params } = await scene.register();
  scene.answer.status = 410;
  const { body } = await scene.app.call(api.testWebhookEndpoint, { as: scene.ada(), params });
  expect(body).toMatchObject({ status: 'failed', responseStatus: 410 });
  expect(await scene.list()).toMatchObject([{ status: 'disabled', disabledBecause: 'gone' }]);
  // A second one, of an endpoint that is off, changes nothing.
  await scene.app.call(api.testWebhookEndpoint, { as: scene.ada(), params });
  await scene.app.settleJobs();
  const { rows } = await scene.app.ctx.db.execute(
    sql`select kind from emails where kind = 'webhook-disabled'`,
  );
  expect(rows).toHaveLength(1);
});

it('a trial of an endpoint its owner has switched off leaves it so, whatever it answers', async () => {
  const { params } = await scene.register();
  await scene.app.call(api.updateWebhookEndpoint, { as: scene.ada(), params, body: { isEnabled: false } });
  scene.answer.status = 410;
  await scene.app.call(api.testWebhookEndpoint, { as: scene.ada(), params });
  expect(await scene.list()).toMatchObject([{ disabledBecause: 'owner' }]);
});

it.each([
  ['https://n8n.example/web\nhook', 'https://n8n.example/webhook'],
  [' https://n8n.example/web\r\n\thook ', 'https://n8n.example/webhook'],
])('an address pasted over several lines is stored as it is called: %j', async (url, stored) => {
  const body = { url, events: ALL_EVENTS };
  await scene.app.call(api.createWebhookEndpoint, { as: scene.ada(), body });
  expect((await scene.list()).at(-1)?.url).toBe(stored);
});

describe('a trial whose endpoint goes while it is under way', () => {
  const rows = async () => (await scene.app.ctx.db.execute(sql`select id from webhook_deliveries`)).rows;

  it.each([
    ['with its account', () => scene.app.call(api.deleteAccount, asOwner())],
    [
      'alone',
      async () => scene.app.call(api.deleteWebhookEndpoint, { as: scene.ada(), params: await own() }),
    ],
  ])('leaves nothing behind: %s', async (_how, remove) => {
    const { params } = await scene.register();
    scene.answer.before = async () => {
      await remove();
      await scene.app.settleJobs();
    };
    const refused = await scene.app.callRefused(api.testWebhookEndpoint, { as: scene.ada(), params });
    expect(refused).toMatchObject({ status: 404, body: { code: 'webhooks.not_found' } });
    expect(await rows()).toEqual([]);
  });

  const asOwner = () => ({ as: scene.ada(), body: { password: scene.ada().password } });
  const own = async () => ({ webhookId: (await scene.list())[0]?.id ?? '' });
});

describe('a secret', () => {
  it('is told once and stands nowhere in the clear', async () => {
    const { secret } = await scene.register();
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
    expect(JSON.stringify(await scene.list())).not.toContain('whsec_');
    const { rows } = await scene.app.ctx.db.execute(sql`select * from webhook_endpoints`);
    expect(JSON.stringify(rows)).not.toContain(secret.slice(6, 30));
    expect(JSON.stringify(scene.app.logged)).not.toContain(secret.slice(6, 30));
  });

  it('that is renewed signs beside the new one for a day, then no more', async () => {
    const { params, secret: old } = await scene.register();
    const { body } = await scene.app.call(api.rotateWebhookSecret, {
      as: scene.ada(),
      params,
      body: undefined,
    });
    expect(body.webhook.previousSecretUntil).toBe(
      new Date(scene.app.clock.now().getTime() + 86_400_000).toISOString(),
    );
    const testDelivery = async () => {
      await scene.app.call(api.testWebhookEndpoint, { as: scene.ada(), params });
      const arrival = scene.received.at(-1);
      if (arrival === undefined) throw new Error('Nothing arrived');
      return String(arrival.headers['webhook-signature']).split(' ').length;
    };
    expect(await testDelivery()).toBe(2);
    for (const secret of [old, body.secret])
      for (const arrival of scene.received) verifyArrival(arrival, secret);
    await scene.pass(1);
    expect(await testDelivery()).toBe(1);
    expect((await scene.list())[0]?.previousSecretUntil).toBeNull();
  });
});

describe('asked for again after its answer was lost', () => {
  it('a webhook is the first one with the same secret, and a secret is changed once', async () => {
    const ada = await registerWithPlan(scene.app, 'pro');
    const body = { url: 'https://n8n.example/hook', events: ALL_EVENTS, requestId: 'un-webhook-nuovo' };
    const first = await scene.app.call(api.createWebhookEndpoint, { as: ada, body });
    const again = await scene.app.call(api.createWebhookEndpoint, { as: ada, body });
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect((await scene.app.call(api.listWebhookEndpoints, { as: ada })).body.webhooks).toHaveLength(1);
    const change = {
      as: ada,
      params: { webhookId: first.body.webhook.id },
      body: { requestId: 'un-segreto-nuovo' },
    };
    const changed = await scene.app.call(api.rotateWebhookSecret, change);
    expect(changed.body.secret).not.toBe(first.body.secret);
    expect((await scene.app.call(api.rotateWebhookSecret, change)).body).toEqual(changed.body);
    const { rows } = await scene.app.ctx.db.execute(sql`select answer::text as kept from idempotency_keys`);
    expect(JSON.stringify(rows)).not.toContain('whsec_');
  });
});

it('a secret sealed under a key that is gone signs nothing, and a new one mends it', async () => {
  const { params } = await scene.register();
  await scene.app.ctx.db.execute(sql`update webhook_endpoints set sealed_secret = 'di un’altra chiave'`);
  const call = { as: scene.ada(), params };
  expect(await scene.app.callRefused(api.testWebhookEndpoint, call)).toMatchObject({
    status: 409,
    body: { code: 'webhooks.secret_lost' },
  });
  expect(scene.received).toEqual([]);
  const { body } = await scene.app.call(api.rotateWebhookSecret, { ...call, body: undefined });
  await scene.app.call(api.testWebhookEndpoint, call);
  verifyArrival(scene.received[0], body.secret);
});

describe('how many', () => {
  it('endpoints an account may have is its plan’s to say, also for two calls at once', async () => {
    const free = await scene.app.openAccount();
    const body = { url: 'https://n8n.example/hook', events: ALL_EVENTS };
    expect((await scene.app.callRefused(api.createWebhookEndpoint, { as: free, body })).body).toMatchObject({
      code: 'webhooks.limit_reached',
      message: 'Limite raggiunto: i webhook sono inclusi nei piani a pagamento.',
    });
    const pro = await registerWithPlan(scene.app, 'pro');
    const answers = await Promise.all(
      Array.from({ length: 4 }, () =>
        scene.app.server.inject({
          method: 'POST',
          url: api.createWebhookEndpoint.path,
          headers: { authorization: `Bearer ${pro.accessToken}` },
          payload: body,
        }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 201, 403, 403]);
  });
});

it('what was sent is forgotten after thirty days, and with the account', async () => {
  const { params } = await scene.register();
  await scene.app.call(api.testWebhookEndpoint, { as: scene.ada(), params });
  const purge = () => purgeDeliveries(scene.app.ctx);
  await scene.pass(29);
  await purge();
  expect(await scene.log(params)).toHaveLength(1);
  await scene.pass(2);
  await purge();
  expect(await scene.log(params)).toEqual([]);
  await scene.app.call(api.testWebhookEndpoint, { as: scene.ada(), params });
  await scene.app.call(api.deleteAccount, { as: scene.ada(), body: { password: scene.ada().password } });
  await scene.app.settleJobs();
  const { rows } = await scene.app.ctx.db.execute(
    sql`select id from webhook_endpoints union all select id from webhook_deliveries`,
  );
  expect(rows).toEqual([]);
});
