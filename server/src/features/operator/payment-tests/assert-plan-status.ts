import { type PlanId, type SubscriptionStatus } from '@citato/contract';
import { chooseLive, findCustomer, getPlanStatus, listPlansOfPrices, takeValue } from '#features/billing';
import { UnexpectedState } from './rules/unexpected-state.ts';
import type { TestScene } from './run-test.ts';

export interface PlanStatus {
  readonly planId: PlanId;
  readonly subscriptionStatus: SubscriptionStatus;
}

/** Checks both sides: the account has the expected status, and the provider has one subscription, for that plan. */
export async function assertPlanStatus(
  { deps: { db, payments }, userId }: TestScene,
  { planId, subscriptionStatus, atProvider = planId }: PlanStatus & { readonly atProvider?: PlanId },
): Promise<string> {
  const found = await getPlanStatus(db, userId);
  if (found.planId !== planId || found.subscriptionStatus !== subscriptionStatus)
    throw new UnexpectedState(
      `atteso il piano ${planId} (${subscriptionStatus}), trovato ${found.planId} (${found.subscriptionStatus})`,
    );
  const customer = await findCustomer(db, { userId, provider: payments.id });
  const subscriptions = takeValue(await payments.listSubscriptions(customer?.customerId ?? ''));
  const live = chooseLive(subscriptions);
  const paidFor = live && (await listPlansOfPrices(db, payments.id)).get(live.priceId);
  if (subscriptions.length !== 1 || paidFor !== atProvider)
    throw new UnexpectedState(
      `atteso un abbonamento ${atProvider} presso il provider, trovati ${String(subscriptions.length)} (${paidFor ?? 'nessuno attivo'})`,
    );
  return `piano ${planId}, stato ${subscriptionStatus}, lo stesso presso il provider`;
}
