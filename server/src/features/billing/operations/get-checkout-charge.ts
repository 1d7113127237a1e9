import type { PlanId } from '@citato/contract';
import type { ProviderSubscription } from '#adapters/payments';
import { chooseLive } from '../rules/live-subscription.ts';
import { findCustomer } from '../store/customers.ts';
import { findOffer } from '../prices/find-offer.ts';
import { listPlansOfPrices } from '../store/prices.ts';
import type { PaymentsDeps } from '../payments-deps.ts';
import { findLiveSubscription } from '../store/subscriptions.ts';
import { PaymentStopped, takeValue } from '../errors.ts';
import { findPlan } from '#features/plans';
import { AppError } from '#lib/app-error';
import type { UserId } from '#lib/ids';
import { askOften } from './end-wait.ts';
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

const CHARGES = { name: 'checkout-charge', uses: 120, windowSeconds: 60 * 60 };

/** What a checkout of this plan would charge at once, as things stand at the provider. */
export async function getCheckoutCharge(
  deps: PaymentsDeps,
  { userId, planId }: { userId: UserId; planId: PlanId },
): Promise<CheckoutCharge> {
  await deps.limits.take(CHARGES, userId);
  const { priceId } = await findOffer(deps, { planId });
  const customer = await findCustomer(deps.db, { userId, provider: deps.payments.id });
  const customerId = customer?.customerId ?? null;
  const subscriptions = customerId === null ? null : await findSubscriptions(deps, { userId, customerId });
  if (customerId === null || subscriptions === null) {
    const dueCents = (await findPlan(deps.db, planId))?.priceCents ?? 0;
    return { dueCents, openCents: 0, differenceCents: 0, proratedAt: null };
  }
  return reckonCharge(deps, { customerId, planId, priceId, subscriptions, proratedAt: null });
}

/** Null of a customer the provider has lost, for whom a checkout makes a new one; not while a subscription runs. */
async function findSubscriptions(
  { db, payments }: PaymentsDeps,
  { userId, customerId }: { userId: UserId; customerId: string },
): Promise<readonly ProviderSubscription[] | null> {
  try {
    return await askOften(() => payments.listSubscriptions(customerId));
  } catch (error) {
    if (!(error instanceof PaymentStopped) || error.fault.kind !== 'not_found') throw error;
    if ((await findLiveSubscription(db, userId)) === null) return null;
    throw new AppError('billing.not_purchasable', { cause: error });
  }
}

/** The same of a customer whose subscriptions have been read. */
export async function reckonCharge(
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
