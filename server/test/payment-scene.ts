import { randomUUID } from 'node:crypto';
import { api, type PURCHASABLE_PLAN_IDS } from '@citato/contract';
import { sql } from 'drizzle-orm';
import type { SignedInUser, TestApp } from './start-test-app.ts';

export type PaidPlan = (typeof PURCHASABLE_PLAN_IDS)[number];

/** Test cards of the sandbox by what becomes of them. */
export const CARDS = {
  works: '4242 4242 4242 4242',
  asks: '4000 0025 0000 3155',
  declined: '4000 0000 0000 0002',
  withoutFunds: '4000 0000 0000 9995',
  asksAlways: '4000 0027 6000 3184',
} as const;

/** A checkout as far as the card: its request, with the card set up. */
export async function openCheckout(
  app: TestApp,
  as: SignedInUser,
  {
    planId,
    number = CARDS.works,
    expiry = '12/40',
    requestId = randomUUID(),
    isApproved = true,
  }: {
    planId: PaidPlan;
    number?: string;
    expiry?: string;
    requestId?: string;
    /** What the holder answers a bank that asks about the card; null: the window is closed. */
    isApproved?: boolean | null;
  },
): Promise<{ planId: PaidPlan; requestId: string }> {
  const { clientSecret, setupIntentId } = (
    await app.call(api.startCheckout, { as, body: { planId, requestId } })
  ).body;
  const params = { setupId: setupIntentId };
  const { status } = (
    await app.call(api.confirmSandboxSetup, {
      as,
      params,
      body: { clientSecret, number, expiry, cvc: '123' },
    })
  ).body;
  if (status === 'requires_action' && isApproved !== null)
    await app.call(api.authenticateSandboxSetup, { as, params, body: { clientSecret, approve: isApproved } });
  return { planId, requestId };
}

/** Buys a plan, from the card to the answer. */
export async function buyPlan(app: TestApp, as: SignedInUser, wanted: Parameters<typeof openCheckout>[2]) {
  const body = await openCheckout(app, as, wanted);
  return (await app.call(api.createSubscription, { as, body })).body;
}

/** Plan, status and end of the period as the account is shown them. */
export async function tellPlan(app: TestApp, as: SignedInUser) {
  const { planId, subscriptionStatus, currentPeriodEnd } = (await app.call(api.getOwnProfile, { as })).body;
  return { planId, subscriptionStatus, currentPeriodEnd };
}

/** The subscriptions the provider knows of an account. */
export async function listAtProvider(app: TestApp, { user }: SignedInUser) {
  const customerId = await findCustomerId(app, user.id);
  if (customerId === null) return [];
  const reply = await app.app.adapters.payments.provider.listSubscriptions(customerId);
  if (!reply.ok) throw new Error(reply.fault.detail);
  return reply.value;
}

/** What the provider has billed an account for. */
export async function listInvoicesAtProvider(app: TestApp, { user }: SignedInUser) {
  const customerId = await findCustomerId(app, user.id);
  if (customerId === null) return [];
  const reply = await app.app.adapters.payments.provider.listInvoices(customerId);
  if (!reply.ok) throw new Error(reply.fault.detail);
  return reply.value;
}

async function findCustomerId(app: TestApp, userId: string): Promise<string | null> {
  const { rows } = await app.ctx.db.execute<{ customer_id: string | null }>(
    sql`select customer_id from payment_customers where user_id = ${userId}`,
  );
  return rows[0]?.customer_id ?? null;
}

/** Lets time pass at the sandbox alone, with all that becomes due there. */
export async function moveSandboxClock(app: TestApp, { days }: { days: number }): Promise<void> {
  await app.app.adapters.payments.sandbox?.advanceClock(days * 86_400);
}

/** Waits for what itself waits for background jobs, and lets those be done meanwhile. */
export async function settleWhile<Value>(
  app: Pick<TestApp, 'settleJobs'>,
  work: Promise<Value>,
): Promise<Value> {
  const under = { way: true };
  const ended = work.finally(() => {
    under.way = false;
  });
  while (under.way) {
    await app.settleJobs();
    await new Promise((resolve) => setImmediate(resolve));
  }
  return ended;
}
