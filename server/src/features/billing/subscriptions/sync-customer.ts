import type { PlanId } from '@citato/contract';
import type { ProviderSubscription } from '#adapters/payments';
import { settlePlan } from '#features/companies';
import { recordInvoices } from '../invoices/record-invoices.ts';
import { getPlanId } from '#features/plans';
import { lockAccount } from '#features/accounts';
import type { AccountId } from '#lib/ids';
import { type Transaction, withTransaction } from '#platform/db';
import { notifyOfChange } from '../notices/notify-of-change.ts';
import type { PaymentsDeps } from '../payments-deps.ts';
import { decidePlan } from '../rules/granted-plan.ts';
import { listLateInvoices } from '../rules/late-invoices.ts';
import { chooseLive } from '../rules/live-subscription.ts';
import { hasEnded } from '../rules/subscription-status.ts';
import { beginSync, finishSync, lockCustomer } from '../store/customers.ts';
import { listPlansOfPrices } from '../store/prices.ts';
import { findLiveSubscription, replaceSubscriptions } from '../store/subscriptions.ts';
import { takeValue } from '../errors.ts';

/**
 * Reads how an account stands at the provider and makes our side the same: subscriptions with the plan, and invoices.
 * Whoever began to read later has the newer state, and an older one is not written over it.
 */
export async function syncCustomer(deps: PaymentsDeps, { userId }: { userId: AccountId }): Promise<void> {
  const { db, payments } = deps;
  const scope = { userId, provider: payments.id };
  const begun = await beginSync(db, scope);
  if (begun === null) return;
  const subscriptions = takeValue(await payments.listSubscriptions(begun.customerId));
  const invoices = takeValue(await payments.listInvoices(begun.customerId));
  const planOfPrice = await listPlansOfPrices(db, payments.id);

  await withTransaction(db, async (tx) => {
    // The account first, as everywhere: who counts against its limits holds it, too.
    await lockAccount(tx, userId);
    const customer = await lockCustomer(tx, scope);
    if (customer === null || customer.syncApplied > begun.number) return;
    const before = { planId: await getPlanId(tx, userId), live: await findLiveSubscription(tx, userId) };
    await writeSubscriptions(tx, { ...scope, subscriptions, planOfPrice });
    const { granted, plan } = decidePlan({
      current: before.planId,
      before: customer.grantedPlanId,
      live: chooseLive(subscriptions),
      planOfPrice,
    });
    await recordInvoices(deps, tx, {
      ...scope,
      invoices,
      lateInvoiceIds: listLateInvoices(subscriptions),
      planOfPrice,
    });
    const settled = await settlePlan(deps, tx, { userId, planId: plan });
    const after = { planId: plan, live: await findLiveSubscription(tx, userId) };
    await notifyOfChange(deps, tx, { userId, before, after, settled });
    await finishSync(tx, { ...scope, syncApplied: begun.number, grantedPlanId: granted });
  });
}

/** Of several live ones only that which counts is stored; the others are for reconciliation to end. */
async function writeSubscriptions(
  tx: Transaction,
  {
    userId,
    provider,
    subscriptions,
    planOfPrice,
  }: {
    userId: AccountId;
    provider: PaymentsDeps['payments']['id'];
    subscriptions: readonly ProviderSubscription[];
    planOfPrice: ReadonlyMap<string, PlanId>;
  },
): Promise<void> {
  const live = chooseLive(subscriptions);
  await replaceSubscriptions(
    tx,
    subscriptions
      .filter(({ id, status }) => hasEnded(status) || id === live?.id)
      .map(({ id, customerId, status, priceId, currentPeriodEnd, cancelAtPeriodEnd, createdAt }) => ({
        userId,
        provider,
        customerId,
        subscriptionId: id,
        status,
        currentPeriodEnd,
        cancelAtPeriodEnd,
        priceId,
        planId: planOfPrice.get(priceId) ?? null,
        createdAt,
      })),
  );
}
