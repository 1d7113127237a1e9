import { api } from '@citato/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listAtProvider, listInvoicesAtProvider, openCheckout, tellPlan } from '#test/payment-scene';
import { startTcpProxy, type TcpProxy } from '#test/stand-ins/tcp-proxy';
import { type SignedInUser, startTestApp, type TestApp } from '#test/start-test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const expectOnePurchase = async (as: SignedInUser) => {
  expect(await tellPlan(app, as)).toMatchObject({ planId: 'pro', subscriptionStatus: 'active' });
  expect(await listAtProvider(app, as)).toHaveLength(1);
  expect(await listInvoicesAtProvider(app, as)).toHaveLength(1);
};

it('ten purchases at once through two connections are one, and who found both taken finds it made', async () => {
  const narrow = await startTestApp({ beside: app, env: { DB_POOL: '2' } });
  try {
    const ada = await app.openAccount();
    const payload = await openCheckout(app, ada, { planId: 'pro' });
    const buy = () =>
      narrow.server.inject({
        method: 'POST',
        url: api.createSubscription.path,
        headers: { authorization: `Bearer ${ada.accessToken}` },
        payload,
      });
    const answers = await Promise.all(Array.from({ length: 10 }, buy));
    for (const { statusCode, headers } of answers)
      if (statusCode !== 200) expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
    expect((await buy()).json()).toMatchObject({ status: 'active', clientSecret: null });
    await expectOnePurchase(ada);
  } finally {
    await narrow.stop();
  }
});

it('a purchase answered with 503 after the card has paid says when to ask again, and is found made', async () => {
  const { hostname, port } = new URL(app.databaseUrl);
  const line: TcpProxy = await startTcpProxy({ host: hostname, port: Number(port) });
  const { payments } = app.app.adapters;
  let cuts = 0;
  const provider = new Proxy(payments.provider, {
    get: (target, name, receiver) => {
      const member: unknown = Reflect.get(target, name, receiver);
      if (name !== 'createSubscription') return member;
      return async (request: Parameters<typeof target.createSubscription>[0]) => {
        const reply = await target.createSubscription(request);
        // The database goes the moment the provider has charged the card.
        if (cuts === 0) line.cut();
        cuts += 1;
        return reply;
      };
    },
  });
  const cutOff = await startTestApp({
    beside: app,
    env: { DATABASE_URL: line.through(app.databaseUrl) },
    payments: { ...payments, provider },
  });
  try {
    const ada = await app.openAccount();
    const body = await openCheckout(app, ada, { planId: 'pro' });
    const lost = await cutOff.server.inject({
      method: 'POST',
      url: api.createSubscription.path,
      headers: { authorization: `Bearer ${ada.accessToken}` },
      payload: body,
    });
    expect([lost.statusCode, lost.json()]).toMatchObject([503, { code: 'server.unavailable' }]);
    expect(Number(lost.headers['retry-after'])).toBeGreaterThan(0);
    expect(await listInvoicesAtProvider(app, ada)).toHaveLength(1);
    line.heal();
    const again = await cutOff.call(api.createSubscription, { as: ada, body });
    expect(again.body).toMatchObject({ status: 'active', clientSecret: null });
    await expectOnePurchase(ada);
  } finally {
    await cutOff.stop();
    await line.close();
  }
});
