import { api } from '@citato/contract';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { listAtProvider, listInvoicesAtProvider, tellPlan } from '../payment-scene.ts';
import type { SignedInUser, TestApp } from '../start-test-app.ts';
import type { BillingScene } from './billing-scene.ts';

/** How an account stands with us and at the provider. */
interface Standing {
  readonly planId: string;
  readonly subscriptionStatus: string;
  /** Charged so far. */
  readonly charges: number;
}

export interface Life {
  /** Said where a step of it goes wrong. */
  readonly name: string;
  readonly as: SignedInUser;
  readonly checkout: Awaited<ReturnType<BillingScene['openCheckout']>>;
}

export interface LifeStep {
  readonly name: string;
  /** The kind of what is stored of it. */
  readonly operation: string;
  /** Kept before the operation is: a new charge is counted. */
  readonly writesBefore: number;
  readonly ask: (on: TestApp, life: Life) => Promise<unknown>;
  readonly after: Standing;
}

export const AT_FIRST: Standing = { planId: 'free', subscriptionStatus: 'inactive', charges: 0 };

/** What a customer asks for, one after the other, and how the account stands after each. */
export const LIFE_STEPS: readonly LifeStep[] = [
  {
    name: 'create',
    operation: 'create',
    writesBefore: 1,
    ask: (on, { as, checkout: body }) => on.call(api.createSubscription, { as, body }),
    after: { planId: 'pro', subscriptionStatus: 'active', charges: 1 },
  },
  {
    name: 'upgrade',
    operation: 'update',
    writesBefore: 1,
    ask: (on, { as }) => on.call(api.changePlan, { as, body: { planId: 'guru' } }),
    after: { planId: 'guru', subscriptionStatus: 'active', charges: 2 },
  },
  {
    name: 'downgrade',
    operation: 'update',
    writesBefore: 0,
    ask: (on, { as }) => on.call(api.changePlan, { as, body: { planId: 'pro' } }),
    after: { planId: 'pro', subscriptionStatus: 'active', charges: 2 },
  },
  {
    name: 'cancel',
    operation: 'cancel',
    writesBefore: 0,
    ask: (on, { as }) => on.call(api.cancelSubscription, { as }),
    after: { planId: 'pro', subscriptionStatus: 'canceled', charges: 2 },
  },
  {
    name: 'reactivate',
    operation: 'reactivate',
    writesBefore: 0,
    ask: (on, { as }) => on.call(api.reactivateSubscription, { as }),
    after: { planId: 'pro', subscriptionStatus: 'active', charges: 2 },
  },
];

export async function beginLife(scene: BillingScene, name: string): Promise<Life> {
  const as = await scene.app.openAccount();
  return { name, as, checkout: await scene.openCheckout(as) };
}

/** What the account is told, beside what the provider has of it. */
async function describeLife({ app, planOfPrice }: BillingScene, { as }: Life) {
  const { planId, subscriptionStatus } = await tellPlan(app, as);
  const { rows } = await app.ctx.db.execute<{ kind: string }>(
    sql`select kind from payment_operations where user_id = ${as.user.id} and state = 'open'`,
  );
  const atProvider = (await listAtProvider(app, as)).map(({ status, priceId, cancelAtPeriodEnd }) => ({
    planId: planOfPrice.get(priceId),
    status: cancelAtPeriodEnd ? 'canceled' : status,
  }));
  const invoices = (await listInvoicesAtProvider(app, as)).map(({ status }) => status);
  return { told: { planId, subscriptionStatus }, open: rows.map(({ kind }) => kind), atProvider, invoices };
}

/** Whole: nothing under way but what is said, and the provider’s side is ours. */
export async function expectStanding(
  scene: BillingScene,
  life: Life,
  {
    where,
    planId,
    subscriptionStatus,
    charges,
    open = [],
  }: Standing & { where: string; open?: readonly string[] },
): Promise<void> {
  const isFree = planId === 'free';
  expect(await describeLife(scene, life), `${where} of ${life.name}`).toEqual({
    told: { planId, subscriptionStatus },
    open,
    atProvider: isFree ? [] : [{ planId, status: subscriptionStatus }],
    invoices: Array.from({ length: charges }, () => 'paid'),
  });
}
