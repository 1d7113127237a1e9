import { api } from '@citato/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  buyPlan,
  listInvoicesAtProvider,
  moveSandboxClock,
  openCheckout,
  tellPlan,
} from '#test/payment-scene';
import { startTestApp, type TestApp } from '#test/start-test-app';
import type { PaymentsDeps } from '../payments-deps.ts';
import { endPromotion, syncPrices } from './sync-prices.ts';

let app: TestApp;
let deps: PaymentsDeps;
beforeAll(async () => {
  app = await startTestApp();
  const promoEndsAt = new Date(app.clock.now().getTime() + 60_000).toISOString();
  const settings = { appUrl: 'https://citato.example', supportEmail: null, promoEndsAt };
  deps = { ...app.ctx, payments: app.app.adapters.payments.provider, settings };
  await app.ctx.db.execute(sql`update plans set normal_price_cents = 14900 where id = 'guru'`);
  await syncPrices(deps);
});
afterAll(() => app.stop());

const priceOf = async (planId: string) =>
  (await app.call(api.listPlans, {})).body.find(({ id }) => id === planId);

it('a promotion raises the price at its end, for new buyers alone, down to the invoice', async () => {
  const early = await app.openAccount();
  await buyPlan(app, early, { planId: 'guru' });
  await endPromotion(deps);
  expect(await priceOf('guru')).toMatchObject({ price: 9900, normalPriceCents: 14_900 });

  app.clock.advance({ seconds: 60 });
  await endPromotion(deps);
  const guru = await priceOf('guru');
  expect(guru).toMatchObject({ price: 14_900, normalPriceCents: 14_900 });
  expect(guru?.stripePriceId).not.toBeNull();
  expect(await priceOf('pro')).toMatchObject({ price: 5900 });
  const late = await app.openAccount();
  expect(
    (await app.call(api.getCheckoutCharge, { as: late, params: { planId: 'guru' } })).body.dueCents,
  ).toBe(14_900);
  await buyPlan(app, late, { planId: 'guru' });
  expect((await listInvoicesAtProvider(app, late))[0]?.amountCents).toBe(14_900);

  // Who bought before keeps the price: at every renewal, and where the cancellation is taken back.
  await app.call(api.cancelSubscription, { as: early });
  const checkout = await openCheckout(app, early, { planId: 'guru' });
  await app.call(api.createSubscription, { as: early, body: checkout });
  await moveSandboxClock(app, { days: 32 });
  await app.settleJobs();
  expect((await listInvoicesAtProvider(app, early)).map(({ amountCents }) => amountCents)).toEqual([
    9900, 9900,
  ]);
  expect(await tellPlan(app, early)).toMatchObject({ planId: 'guru', subscriptionStatus: 'active' });
  const reported = async (as: typeof early) =>
    (await app.call(api.getOwnProfile, { as })).body.subscribedPriceCents;
  expect([await reported(early), await reported(late)]).toEqual([9900, 14_900]);
});
