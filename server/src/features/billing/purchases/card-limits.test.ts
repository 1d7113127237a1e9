import { randomUUID } from 'node:crypto';
import { api } from '@citato/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buyPlan, CARDS, openCheckout, tellPlan } from '#test/payment-scene';
import { type SignedInUser, startTestApp, type TestApp } from '#test/start-test-app';

/** Two processes on one database, with the limits as customers have them. */
const env = { RATE_LIMIT_SCALE: '1', SUPPORT_EMAIL: 'aiuto@citato.example' };
let app: TestApp;
let second: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env });
  second = await startTestApp({ beside: app, env });
});
afterAll(async () => {
  await second.stop();
  await app.stop();
});

const begin = (at: TestApp, as: SignedInUser, requestId: string = randomUUID()) =>
  at.server.inject({
    method: 'POST',
    url: api.startCheckout.path,
    payload: { planId: 'pro', requestId },
    headers: { authorization: `Bearer ${as.accessToken}` },
  });

const PAUSED =
  'Oggi la banca ha rifiutato troppe carte: per sicurezza il pagamento riapre domani. Se ti serve prima, scrivi a aiuto@citato.example.';

async function refuseOneCard(at: TestApp, as: SignedInUser) {
  const body = await openCheckout(at, as, { planId: 'pro', number: CARDS.withoutFunds });
  return at.callRefused(api.createSubscription, { as, body });
}

describe('the checkouts of one account', () => {
  it('are twenty an hour over all processes; the same request again counts nothing', async () => {
    const ada = await app.openAccount();
    const same = randomUUID();
    for (let count = 0; count < 5; count += 1) expect((await begin(app, ada, same)).statusCode).toBe(200);
    const others = await Promise.all(
      Array.from({ length: 25 }, async (_, index) => begin(index % 2 === 0 ? app : second, ada)),
    );
    const answers = others.map(({ statusCode }) => statusCode);
    expect(answers.filter((status) => status === 429).length).toBeGreaterThanOrEqual(6);
    const late = await begin(second, ada);
    expect([late.statusCode, late.json()]).toMatchObject([429, { code: 'request.rate_limited' }]);
    expect((await begin(second, ada, same)).statusCode).toBe(200);
    expect((await begin(app, await app.openAccount())).statusCode).toBe(200);
  });

  it('charge ten times an hour, and what was bought is told again whenever it is asked for', async () => {
    const ada = await app.openAccount();
    const body = await openCheckout(app, ada, { planId: 'pro' });
    await app.call(api.createSubscription, { as: ada, body });
    for (const planId of ['guru', 'business'] as const) {
      await app.call(api.changePlan, { as: ada, body: { planId } });
    }
    for (let count = 3; count < 10; count += 1) {
      await app.call(api.previewDowngrade, { as: ada, params: { planId: 'guru' } });
      await app.call(api.changePlan, { as: ada, body: { planId: 'guru' } });
      await app.call(api.changePlan, { as: ada, body: { planId: 'business' } });
    }
    await app.call(api.previewDowngrade, { as: ada, params: { planId: 'guru' } });
    await app.call(api.changePlan, { as: ada, body: { planId: 'guru' } });
    const eleventh = await second.callRefused(api.changePlan, {
      as: ada,
      body: { planId: 'business' },
    });
    expect(eleventh.body.code).toBe('request.rate_limited');
    expect((await tellPlan(app, ada)).planId).toBe('guru');
    expect((await second.call(api.createSubscription, { as: ada, body })).body.status).toBe('active');
  });
});

describe('five cards refused in a day', () => {
  it('close the checkout until the next, over all processes and starts, and say who helps', async () => {
    const ada = await app.openAccount();
    for (let count = 0; count < 5; count += 1) {
      expect((await refuseOneCard(count % 2 === 0 ? app : second, ada)).body.code).toBe('billing.declined');
    }
    const third = await startTestApp({ beside: app, env });
    for (const at of [app, second, third]) {
      const refused = await at.callRefused(api.startCheckout, {
        as: ada,
        body: { planId: 'pro', requestId: randomUUID() },
      });
      expect([refused.status, refused.body.code, refused.body.message]).toEqual([
        429,
        'billing.checkout_rests',
        PAUSED,
      ]);
    }
    await third.stop();
    const eva = await app.openAccount();
    expect((await buyPlan(app, eva, { planId: 'pro' })).status).toBe('active');
    app.clock.advance({ hours: 25 });
    const nextDay = await app.renew(ada);
    expect((await buyPlan(app, nextDay, { planId: 'pro' })).status).toBe('active');
  });

  it('are counted where the form of a checkout has them refused, too, and end one that is open', async () => {
    const ada = await app.openAccount();
    const open = await openCheckout(app, ada, { planId: 'pro' });
    for (let count = 0; count < 5; count += 1)
      await openCheckout(app, ada, { planId: 'pro', number: CARDS.declined });
    await app.settleJobs();
    const refused = await app.callRefused(api.createSubscription, { as: ada, body: open });
    expect(refused.body.code).toBe('billing.checkout_rests');
  });
});
