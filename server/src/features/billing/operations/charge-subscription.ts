import type { ProviderSubscription } from '#adapters/payments';
import { chooseLive } from '../rules/live-subscription.ts';
import { listPlansOfPrices } from '../store/prices.ts';
import type { PaymentsDeps } from '../payments-deps.ts';
import { sendCustomerDataIfPossible } from '../customers/send-customer-data.ts';
import { takeValue } from '../errors.ts';
import { repairSubscription } from './change-subscription.ts';
import { reckonCharge } from './get-checkout-charge.ts';
import { decideCheckoutStep, findKeptPrice, isBought } from './rules/checkout-step.ts';
import type { OperationResult } from './rules/operation.ts';
import { describePayment } from './rules/payment-result.ts';
import { isFresh } from './rules/shown-charge.ts';
import { findOperation, findOperationOfRequest, saveParameters } from './store/operations.ts';
import type { OperationRow } from './tables.ts';

/** Pays for a plan with the card of the checkout it belongs to. What runs already is repaired or changed instead. */
export async function chargeSubscription(
  deps: PaymentsDeps,
  {
    operation,
    customerId,
    subscriptions,
  }: {
    operation: OperationRow;
    customerId: string;
    subscriptions: readonly ProviderSubscription[];
  },
): Promise<OperationResult> {
  const { payments } = deps;
  const { priceId } = operation.parameters;
  const paymentMethodId = await findCard(deps, { operation, customerId });
  if (paymentMethodId !== null && operation.resumedAt !== null && priceId === undefined)
    return keepCard(deps, { operation, paymentMethodId, live: chooseLive(subscriptions) });
  if (paymentMethodId === null || priceId === undefined)
    return { ok: false, code: 'billing.card_not_confirmed' };

  const live = chooseLive(subscriptions);
  const invoices = live === null ? [] : takeValue(await payments.listInvoices(customerId));
  const planOfPrice = await listPlansOfPrices(deps.db, payments.id);
  const keptPriceId = findKeptPrice({ live, planId: operation.parameters.planId, planOfPrice });
  const step = decideCheckoutStep({ live, invoices, priceId, keptPriceId });
  // What another tab has bought meanwhile is what was asked for: it charges nothing, whatever this one has shown.
  if (!isBought(step) && !(await confirmCharge(deps, { operation, customerId, subscriptions })))
    return { ok: false, code: 'billing.amount_changed' };
  // The first document is made out with the first charge.
  await sendCustomerDataIfPossible(deps, { userId: operation.userId });
  if (step.kind === 'repair') return repairSubscription(deps, { operation, step, paymentMethodId });
  if (step.kind === 'replace') {
    const idempotencyKey = `${operation.id}:end`;
    takeValue(await payments.endSubscription({ subscriptionId: step.subscriptionId, idempotencyKey }));
  }
  const created = takeValue(
    await payments.createSubscription({
      customerId,
      priceId,
      paymentMethodId,
      idempotencyKey: `${operation.id}:create`,
    }),
  );
  return describePayment(created);
}

/**
 * Whether what is about to be charged is what its user was shown. That it is so is kept before the first charge: done a
 * second time, after a killed process, part of it may be paid already.
 */
async function confirmCharge(
  deps: PaymentsDeps,
  {
    operation,
    customerId,
    subscriptions,
  }: {
    operation: OperationRow;
    customerId: string;
    subscriptions: readonly ProviderSubscription[];
  },
): Promise<boolean> {
  // As it is stored: an earlier try of this very run may have found it so and charged a part.
  const stored = (await findOperation(deps.db, operation.id)) ?? operation;
  const { expectedCents, ...parameters } = stored.parameters;
  const { planId, priceId, proratedAt = null } = parameters;
  if (expectedCents === undefined || planId === undefined || priceId === undefined) return true;
  const wanted = { customerId, planId, priceId, subscriptions };
  const shownFor = proratedAt === null ? null : new Date(proratedAt);
  if (shownFor !== null) {
    const { proratedAt: now } = await reckonCharge(deps, { ...wanted, proratedAt: null });
    if (now === null || !isFresh({ shownFor, now })) return false;
  }
  const charge = await reckonCharge(deps, { ...wanted, proratedAt: shownFor });
  if (charge.dueCents !== expectedCents) return false;
  await saveParameters(deps.db, { id: operation.id, parameters });
  return true;
}

/** Of a purchase that something else overtook only the card stays, which has paid. */
async function keepCard(
  { payments }: PaymentsDeps,
  {
    operation,
    paymentMethodId,
    live,
  }: { operation: OperationRow; paymentMethodId: string; live: ProviderSubscription | null },
): Promise<OperationResult> {
  if (live === null) return { ok: false, code: 'billing.no_subscription' };
  const idempotencyKey = `${operation.id}:card`;
  takeValue(await payments.setCard({ subscriptionId: live.id, paymentMethodId, idempotencyKey }));
  return { ok: true, reference: live.id };
}

/** The card that was set up in the checkout of the same request; null until it is confirmed. */
async function findCard(
  { db, payments }: PaymentsDeps,
  { operation, customerId }: { operation: OperationRow; customerId: string },
): Promise<string | null> {
  const { userId, requestId } = operation;
  const begun =
    requestId === null ? null : await findOperationOfRequest(db, { userId, kind: 'setup', requestId });
  if (begun?.result?.ok !== true) return null;
  const setup = takeValue(await payments.getSetup(begun.result.reference));
  return setup.status === 'succeeded' && setup.customerId === customerId ? setup.paymentMethodId : null;
}
