import { api } from '@citato/contract';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { listAtProvider, listInvoicesAtProvider, tellPlan } from '../payment-scene.ts';
import type { SignedInUser, TestApp } from '../start-test-app.ts';
import type { BillingScene } from './billing-scene.ts';

/** How an account stands with us and at the provider. */
interface PlanStatus {
  readonly planId: string;
  readonly subscriptionStatus: string;
  /** Charged so far. */
  readonly charges: number;
}

export interface Scenario {
  /** Said where a step of it goes wrong. */
  readonly name: string;
  readonly as: SignedInUser;
  readonly checkout: Awaited<ReturnType<BillingScene['openCheckout']>>;
}

export interface ScenarioStep {
  readonly name: string;
  /** The kind of what is stored of it. */
  readonly operation: string;
  /** Kept before the operation is: a new charge is counted. */
  readonly writesBefore: number;
  readonly ask: (on: TestApp, scenario: Scenario) => Promise<unknown>;
  readonly after: PlanStatus;
}

export const AT_FIRST: PlanStatus = { planId: 'free', subscriptionStatus: 'inactive', charges: 0 };

/** What a customer asks for, one after the other, and how the account stands after each. */
export const SCENARIO_STEPS: readonly ScenarioStep[] = [
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

export async function beginScenario(scene: BillingScene, name: string): Promise<Scenario> {
  const as = await scene.app.openAccount();
  return { name, as, checkout: await scene.openCheckout(as) };
}

/** The account's plan and status as its user sees them, beside what the provider has. */
async function describeScenario({ app, planOfPrice }: BillingScene, { as }: Scenario) {
  const { planId, subscriptionStatus } = await tellPlan(app, as);
  const { rows } = await app.ctx.db.execute<{ kind: string }>(
    sql`select kind from payment_operations where user_id = ${as.user.id} and state = 'open'`,
  );
  const atProvider = (await listAtProvider(app, as)).map(({ status, priceId, cancelAtPeriodEnd }) => ({
    planId: planOfPrice.get(priceId),
    status: cancelAtPeriodEnd ? 'canceled' : status,
  }));
  const invoices = (await listInvoicesAtProvider(app, as)).map(({ status }) => status);
  return {
    reported: { planId, subscriptionStatus },
    open: rows.map(({ kind }) => kind),
    atProvider,
    invoices,
  };
}

/** Whole: nothing under way but what is said, and the provider’s side is ours. */
export async function expectPlanStatus(
  scene: BillingScene,
  scenario: Scenario,
  {
    where,
    planId,
    subscriptionStatus,
    charges,
    open = [],
  }: PlanStatus & { where: string; open?: readonly string[] },
): Promise<void> {
  const isFree = planId === 'free';
  expect(await describeScenario(scene, scenario), `${where} of ${scenario.name}`).toEqual({
    reported: { planId, subscriptionStatus },
    open,
    atProvider: isFree ? [] : [{ planId, status: subscriptionStatus }],
    invoices: Array.from({ length: charges }, () => 'paid'),
  });
}
