import type { ProviderSubscription } from '#adapters/payments';
import { chooseLive } from '../rules/live-subscription.ts';
import { listPlansOfPrices } from '../store/prices.ts';
import type { PaymentsDeps } from '../payments-deps.ts';
import { sendCustomerDataIfPossible } from '../customers/send-customer-data.ts';
import { takeValue } from '../errors.ts';
import { AppError } from '#lib/app-error';
import { expectNotRefused, repairSubscription } from './change-subscription.ts';
import { computeCharge } from './compute-charge.ts';
import { decideCheckoutStep, findKeptPrice, isBought } from './rules/checkout-step.ts';
import type { MadeOperation } from './rules/operation.ts';
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
): Promise<MadeOperation> {
  const { payments } = deps;
  const { priceId } = operation.parameters;
  const paymentMethodId = await findCard(deps, { operation, customerId });
  if (paymentMethodId !== null && operation.resumedAt !== null && priceId === undefined)
    return keepCard(deps, { operation, paymentMethodId, live: chooseLive(subscriptions) });
  if (paymentMethodId === null || priceId === undefined) throw new AppError('billing.card_not_confirmed');

  const live = chooseLive(subscriptions);
  const invoices = live === null ? [] : takeValue(await payments.listInvoices(customerId));
  const planOfPrice = await listPlansOfPrices(deps.db, payments.id);
  const keptPriceId = findKeptPrice({ live, planId: operation.parameters.planId, planOfPrice });
  const step = decideCheckoutStep({ live, invoices, priceId, keptPriceId });
  // What another tab has bought meanwhile is what was asked for: it charges nothing, whatever this one has shown.
  if (!isBought(step)) await confirmCharge(deps, { operation, customerId, subscriptions });
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
  return expectNotRefused(created);
}

/**
 * Refuses to charge what its user was not shown. That it was shown is kept before the first charge: done a second time,
 * after a killed process, part of it may be paid already.
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
): Promise<void> {
  // As it is stored: an earlier try of this very run may have found it so and charged a part.
  const stored = (await findOperation(deps.db, operation.id)) ?? operation;
  const { expectedCents, ...parameters } = stored.parameters;
  const { planId, priceId, proratedAt = null } = parameters;
  if (expectedCents === undefined || planId === undefined || priceId === undefined) return;
  const wanted = { customerId, planId, priceId, subscriptions };
  const shownFor = proratedAt === null ? null : new Date(proratedAt);
  if (shownFor !== null) {
    const { proratedAt: now } = await computeCharge(deps, { ...wanted, proratedAt: null });
    if (now === null || !isFresh({ shownFor, now })) throw new AppError('billing.amount_changed');
  }
  const charge = await computeCharge(deps, { ...wanted, proratedAt: shownFor });
  if (charge.dueCents !== expectedCents) throw new AppError('billing.amount_changed');
  await saveParameters(deps.db, { id: operation.id, parameters });
}

/** Of a purchase that something else overtook only the card stays, which has paid. */
async function keepCard(
  { payments }: PaymentsDeps,
  {
    operation,
    paymentMethodId,
    live,
  }: { operation: OperationRow; paymentMethodId: string; live: ProviderSubscription | null },
): Promise<MadeOperation> {
  if (live === null) throw new AppError('billing.no_subscription');
  const idempotencyKey = `${operation.id}:card`;
  takeValue(await payments.setCard({ subscriptionId: live.id, paymentMethodId, idempotencyKey }));
  return { reference: live.id };
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
