import type { ProviderSubscription } from '#adapters/payments';
import { chooseLive, type PaymentsDeps, takeValue } from '#features/payments';
import { changePrice } from './change-price.ts';
import { decideCheckoutStep, type CheckoutStep } from './rules/checkout-step.ts';
import type { OperationResult } from './rules/operation.ts';
import { findOperationOfRequest } from './store/operations.ts';
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
  if (paymentMethodId === null || priceId === undefined)
    return { ok: false, code: 'billing.card_not_confirmed' };

  const live = chooseLive(subscriptions);
  const invoices = live === null ? [] : takeValue(await payments.listInvoices(customerId));
  const step = decideCheckoutStep({ live, invoices, priceId });
  if (step.kind === 'repair') return repair(deps, { operation, step, paymentMethodId });
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

async function repair(
  deps: PaymentsDeps,
  {
    operation,
    step,
    paymentMethodId,
  }: {
    operation: OperationRow;
    step: Extract<CheckoutStep, { kind: 'repair' }>;
    paymentMethodId: string;
  },
): Promise<OperationResult> {
  const { payments } = deps;
  const { subscriptionId } = step;
  const key = (name: string) => ({ idempotencyKey: `${operation.id}:${name}` });
  // A card that is to pay for a change is set with the change, so that one the bank declines leaves the old one there.
  if (step.invoicesToPay.length > 0 || !step.changesPrice)
    takeValue(await payments.setCard({ subscriptionId, paymentMethodId, ...key('card') }));
  for (const invoiceId of step.invoicesToPay) {
    const paid = await payments.payInvoice({ invoiceId, ...key(`pay:${invoiceId}`) });
    // What the bank asks about the newest goes to the browser with the subscription; its events bring the rest.
    if (!paid.ok && paid.fault.kind === 'authentication_required' && invoiceId === step.invoicesToPay.at(-1))
      return describePayment(takeValue(await payments.getSubscription(subscriptionId)));
    takeValue(paid);
  }
  const live = takeValue(await payments.getSubscription(subscriptionId));
  const result = step.changesPrice
    ? await changePrice(deps, { operation, live, paymentMethodId })
    : describePayment(live);
  if (result.ok && step.reactivates)
    takeValue(
      await payments.setCancelAtPeriodEnd({ subscriptionId, cancelAtPeriodEnd: false, ...key('reactivate') }),
    );
  return result;
}

/** A first month the bank refused leaves the subscription waiting for another card. */
function describePayment({ id, status, payment }: ProviderSubscription): OperationResult {
  if (status === 'incomplete' && payment?.state === 'failed') return { ok: false, code: 'billing.declined' };
  return { ok: true, reference: id };
}
