import { api, type PaymentTest } from '@citato/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFakeClock } from '#test/fake-clock';
import { buyPlan, CARDS, settleWhile, tellPlan } from '#test/payment-scene';
import { createFaultyProvider } from '#test/stand-ins/faulty-provider';
import { STRIPE_KEYS } from '#test/stand-ins/stripe-server/stripe-keys';
import { startStripeServer } from '#test/stand-ins/stripe-server/start-stripe-server';
import { type SignedInUser, startTestApp, type TestApp } from '#test/start-test-app';

const ADMIN = 'capo@esempio.it';
const env = { ADMIN_EMAILS: ADMIN };
const RUNS = ['runPaymentFlow', 'runIncompleteScenario', 'runWebhookTest'] as const;

let app: TestApp;
let admin: SignedInUser;
beforeAll(async () => {
  app = await startTestApp({ env });
  admin = await app.openAccount({ email: ADMIN });
});
afterAll(() => app.stop());

type Run = (typeof RUNS)[number];

/** Runs a payment test while the jobs it waits for are done. */
async function run(on: TestApp, name: Run, as = admin): Promise<PaymentTest> {
  return (await settleWhile(on, on.call(api[name], { as }))).body;
}
const outcomes = ({ testResult: { steps } }: PaymentTest) => steps.map(({ outcome }) => outcome);
const count = async (on: TestApp, what: string) => {
  const { rows } = await on.ctx.db.execute<{ n: number }>(sql.raw(`select count(*)::int as n from ${what}`));
  return rows[0]?.n;
};

describe('a trial run on the sandbox', () => {
  it.each(RUNS)('%s does every step and leaves nothing in any figure', async (name) => {
    const { success, message, error, testResult } = await run(app, name);
    expect(testResult.steps.filter(({ outcome }) => outcome !== 'passed')).toEqual([]);
    expect({ success, error, provider: testResult.provider }).toEqual({
      success: true,
      error: null,
      provider: 'sandbox',
    });
    expect(message).toMatch(/^Prova riuscita: \d passi su \d\.$/);
    await app.settleJobs();
    expect(await count(app, 'users')).toBe(1);
    expect(await count(app, 'invoices')).toBe(0);
    expect(await count(app, 'emails')).toBe(0);
  });

  it('that fails at a step says which and why, skips the rest and still removes its account', async () => {
    const { provider, sandbox, testMode } = app.app.adapters.payments;
    const faulty = createFaultyProvider(provider);
    faulty.order((_call, name) => (name === 'changePrice' ? 'refused' : 'answered'));
    const other = await startTestApp({
      beside: app,
      env,
      payments: { provider: faulty.provider, sandbox, testMode },
    });
    const answer = await run(other, 'runPaymentFlow');
    await other.stop();
    expect(answer.success).toBe(false);
    expect(answer.error).toMatch(/^Passaggio a Guru: /);
    expect(outcomes(answer)).toEqual([
      'passed',
      'passed',
      'passed',
      'failed',
      'skipped',
      'skipped',
      'skipped',
      'passed',
    ]);
    expect(await count(app, 'users')).toBe(1);
  });
});

it('is found by nobody where debug routes are off, and refused to everybody but administrators', async () => {
  const closed = await startTestApp({ beside: app, env: { ...env, ENABLE_DEBUG_ROUTES: 'false' } });
  const user = await app.openAccount();
  for (const name of RUNS) {
    expect((await closed.callRefused(api[name], { as: admin })).status).toBe(404);
    expect((await app.callRefused(api[name], { as: user })).status).toBe(403);
    expect((await app.callRefused(api[name], {})).status).toBe(401);
  }
  const body = { advanceSeconds: 1 };
  expect((await closed.callRefused(api.moveSandboxClock, { as: admin, body })).status).toBe(404);
  expect((await app.callRefused(api.moveSandboxClock, { as: user, body })).status).toBe(403);
  const config = await closed.call(api.getConfig, {});
  await closed.stop();
  expect(config.body.debugRoutes).toBe(false);
  expect((await app.call(api.getConfig, {})).body.debugRoutes).toBe(true);
});

it('gives money of the sandbox back, in parts, and never more than a card paid', async () => {
  const ada = await app.openAccount();
  await buyPlan(app, ada, { planId: 'pro', number: CARDS.works });
  const [invoice] = (await app.call(api.listInvoices, { as: ada })).body.invoices;
  const params = { invoiceId: invoice?.id ?? '' };
  const giveBack = (amountCents: number | null) =>
    app.call(api.refundSandboxInvoice, { as: admin, params, body: { amountCents } });
  expect((await giveBack(900)).status).toBe(204);
  const refused = await app.callRefused(api.refundSandboxInvoice, {
    as: admin,
    params,
    body: { amountCents: 5001 },
  });
  expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, ['amountCents']]);
  await giveBack(null);
  await app.settleJobs();
  const [after] = (await app.call(api.listInvoices, { as: ada })).body.invoices;
  expect(after?.refunds?.map(({ refundedCents }) => refundedCents)).toEqual(
    expect.arrayContaining([5000, 900]),
  );
  expect(await count(app, `audit_log where kind = 'sandbox_refund_given'`)).toBe(2);
  const unknown = { as: admin, params: { invoiceId: 'in_00' }, body: { amountCents: null } };
  expect((await app.callRefused(api.refundSandboxInvoice, unknown)).status).toBe(404);
});

describe('the clock of the sandbox', () => {
  it('moves on and renews what has become due', async () => {
    const ada = await app.openAccount();
    await buyPlan(app, ada, { planId: 'pro', number: CARDS.works });
    const before = (await tellPlan(app, ada)).currentPeriodEnd ?? '';
    const body = { advanceSeconds: 32 * 86_400 };
    const { now } = (await app.call(api.moveSandboxClock, { as: admin, body })).body;
    expect(now > before).toBe(true);
    await app.settleJobs();
    expect((await tellPlan(app, ada)).currentPeriodEnd?.slice(0, 10)).not.toBe(before.slice(0, 10));
  });

  it.each([0, -5, 1.5, 366 * 86_400 + 1])('does not move by %s seconds', async (advanceSeconds) => {
    const refused = await app.callRefused(api.moveSandboxClock, { as: admin, body: { advanceSeconds } });
    expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, ['advanceSeconds']]);
  });
});

describe('with an account at Stripe', () => {
  it('runs in its test mode, and never on a live key', async () => {
    const clock = createFakeClock();
    const stripe = await startStripeServer({ now: () => clock.now(), send: () => undefined });
    for (const [planId, amount] of Object.entries({ pro: 5900, guru: 9900, business: 19_900 }))
      stripe.addPrice({ lookupKey: `citato_${planId}_monthly`, amount });
    const keys = {
      ...env,
      STRIPE_SECRET_KEY: STRIPE_KEYS.secretKey,
      STRIPE_PUBLISHABLE_KEY: STRIPE_KEYS.publishableKey,
      STRIPE_WEBHOOK_SECRET: STRIPE_KEYS.webhookSecret,
      STRIPE_API_BASE: stripe.url,
    };
    const charging = await startTestApp({ clock, env: keys });
    const boss = await charging.openAccount({ email: ADMIN });
    for (const name of RUNS) {
      const { error, testResult } = await run(charging, name, boss);
      expect([name, error, testResult.provider]).toEqual([name, null, 'stripe']);
    }
    const clockBody = { as: boss, body: { advanceSeconds: 1 } };
    expect((await charging.callRefused(api.moveSandboxClock, clockBody)).status).toBe(404);
    const live = await startTestApp({
      beside: charging,
      env: {
        ...keys,
        STRIPE_SECRET_KEY: 'sk_live_a',
        STRIPE_PUBLISHABLE_KEY: 'pk_live_a',
        // No engine is asked here: where cards are charged the demo engine may be used only if configured.
        ALLOW_EMBEDDED: 'true',
      },
    });
    const refused = await live.callRefused(api.runPaymentFlow, { as: boss });
    await live.stop();
    await charging.stop();
    await stripe.stop();
    expect([refused.status, refused.body.code]).toEqual([409, 'payment_tests.live_account']);
  });
});
