import type { PlanId } from '@citato/contract';
import type { ProviderSubscription } from '#adapters/payments';
import { findPlan } from '#features/plans';
import { takeValue } from '../errors.ts';
import type { PaymentsDeps } from '../payments-deps.ts';
import { chooseLive } from '../rules/live-subscription.ts';
import { listPlansOfPrices } from '../store/prices.ts';
import { decideCheckoutStep, findKeptPrice } from './rules/checkout-step.ts';
import { chooseProration } from './rules/proration.ts';

export interface CheckoutCharge {
  readonly dueCents: number;
  /** Of months that could not be charged. */
  readonly openCents: number;
  /** To a dearer plan, for the rest of the period. */
  readonly differenceCents: number;
  /** By the provider's clock; null where no amount depends on the second. */
  readonly proratedAt: Date | null;
}

/** What buying a plan would charge at once a customer whose subscriptions have been read. */
export async function computeCharge(
  { db, payments }: Pick<PaymentsDeps, 'db' | 'payments'>,
  wanted: {
    customerId: string;
    planId: PlanId;
    priceId: string;
    subscriptions: readonly ProviderSubscription[];
    proratedAt: Date | null;
  },
): Promise<CheckoutCharge> {
  const { customerId, planId, priceId, subscriptions, proratedAt } = wanted;
  const live = chooseLive(subscriptions);
  const invoices = live === null ? [] : takeValue(await payments.listInvoices(customerId));
  const planOfPrice = await listPlansOfPrices(db, payments.id);
  const keptPriceId = findKeptPrice({ live, planId, planOfPrice });
  const step = decideCheckoutStep({ live, invoices, priceId, keptPriceId });
  if (step.kind !== 'repair' || live === null) {
    const first = { customerId, priceId, subscriptionId: null, proratedAt: null };
    const { dueCents } = takeValue(await payments.previewCharge(first));
    return { dueCents, openCents: 0, differenceCents: 0, proratedAt: null };
  }
  const openCents = invoices
    .filter(({ id }) => step.invoicesToPay.includes(id))
    .reduce((sum, { dueCents, paidCents }) => sum + dueCents - paidCents, 0);
  const current = planOfPrice.get(live.priceId);
  const [from, target] = [current && (await findPlan(db, current)), await findPlan(db, planId)];
  const isDearer =
    !from || target === null || chooseProration({ current: from, target }) === 'charge_difference';
  if (!step.changesPrice || !isDearer)
    return { dueCents: openCents, openCents, differenceCents: 0, proratedAt: null };
  const change = { customerId, priceId, subscriptionId: step.subscriptionId, proratedAt };
  const preview = takeValue(await payments.previewCharge(change));
  const { dueCents: differenceCents } = preview;
  return {
    dueCents: openCents + differenceCents,
    openCents,
    differenceCents,
    proratedAt: preview.proratedAt,
  };
}
