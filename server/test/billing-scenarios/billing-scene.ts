import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { openCheckout } from '../payment-scene.ts';
import { valueOf } from '../stand-ins/payment-provider/payment-scene.ts';
import { createFaultyProvider } from '../stand-ins/faulty-provider.ts';
import { sandboxOf } from '../stand-ins/payment-provider/start-sandbox.ts';
import { startTcpProxy, type TcpProxy } from '../stand-ins/tcp-proxy.ts';
import { startStripeApp } from './start-stripe-app.ts';
import { type SignedInUser, startTestApp, type TestApp } from '../start-test-app.ts';

type Checkout = Awaited<ReturnType<typeof openCheckout>>;

/** Two processes of one product; the first may die at any call of the provider and at any write to the database. */
export interface BillingScene {
  readonly app: TestApp;
  readonly dying: TestApp;
  readonly faults: ReturnType<typeof createFaultyProvider>;
  /** The line of the dying process to the database. */
  readonly line: TcpProxy;
  readonly planOfPrice: ReadonlyMap<string, string>;
  /** A checkout of the plan Pro as far as its card, which works. */
  openCheckout(as: SignedInUser): Promise<Checkout>;
  /** Gives back at the provider some of what an invoice charged; the product is sent the event. */
  refund(invoiceId: string, amountCents: number): Promise<void>;
  /** The leases of the dead have run out: the other process does what is left of the wanted jobs. */
  takeOver(isWanted: (kind: string) => boolean): Promise<void>;
  stop(): Promise<void>;
}

export async function startBillingScene(provider: 'sandbox' | 'stripe'): Promise<BillingScene> {
  const { app, env, checkOut, refund, stop } = await (provider === 'stripe'
    ? startOnStripe()
    : startOnSandbox());
  const { hostname, port } = new URL(app.databaseUrl);
  const line = await startTcpProxy({ host: hostname, port: Number(port) });
  const { payments } = app.app.adapters;
  const faults = createFaultyProvider(payments.provider);
  const dying = await startTestApp({
    beside: app,
    env: { ...env, DATABASE_URL: `${line.through(app.databaseUrl)}?application_name=dying` },
    payments: { ...payments, provider: faults.provider },
  });
  const plans = ['pro', 'guru', 'business'];
  const prices = valueOf(await payments.provider.findPrices(plans.map((plan) => `citato_${plan}_monthly`)));
  const planOf = (lookupKey: string) => plans.find((plan) => lookupKey.includes(plan)) ?? 'none';
  /** The last statement of a process that died is still carried out; what only listens carries nothing out. */
  const countDead = async () =>
    (
      await app.ctx.db.execute(sql`
        select from pg_stat_activity
        where application_name = 'dying' and query !~ '^(listen|select 1$)'`)
    ).rows.length;
  return {
    app,
    dying,
    faults,
    line,
    planOfPrice: new Map(prices.map(({ id, lookupKey }) => [id, planOf(lookupKey)])),
    openCheckout: checkOut,
    refund,
    takeOver: async (isWanted) => {
      if (line.isCut()) await expect.poll(countDead).toBe(0);
      line.heal();
      await app.ctx.db.execute(sql`delete from leases where key like 'payment-operation:%'`);
      await app.ctx.db.execute(
        sql`update jobs set state = 'waiting', lease_until = null where state = 'running'`,
      );
      app.clock.advance({ minutes: 2 });
      await app.app.jobs.runDue(isWanted);
    },
    stop: async () => {
      await dying.stop();
      await line.close();
      await stop();
    },
  };
}

async function startOnStripe() {
  const stripe = await startStripeApp();
  return {
    app: stripe.app,
    env: stripe.env,
    checkOut: (as: SignedInUser) => stripe.openCheckout(as),
    refund: async (invoiceId: string, amountCents: number) => {
      stripe.stripe.refund(invoiceId, amountCents);
      await stripe.stripe.flush();
    },
    stop: () => stripe.stop(),
  };
}

async function startOnSandbox() {
  const app = await startTestApp();
  const checkOut = (as: SignedInUser) => openCheckout(app, as, { planId: 'pro' });
  return { app, env: {}, checkOut, refund: sandboxOf(app).refund, stop: () => app.stop() };
}
