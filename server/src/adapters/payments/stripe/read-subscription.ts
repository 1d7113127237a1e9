import type Stripe from 'stripe';
import type { ProviderSubscription } from '../payment-provider.ts';
import { findIntentId, viewPayment } from './views/view-payment.ts';
import { hasEnded, viewSubscription } from './views/view-subscription.ts';

/** The parts of a subscription that are expanded with it. */
export const SUBSCRIPTION_PARTS = ['latest_invoice.payments'] as const;

/** A subscription as the port has it. The payment of its open invoice lies too deep to come along, so it is asked for. */
export async function readSubscription(
  stripe: Stripe,
  subscription: Stripe.Subscription,
): Promise<ProviderSubscription> {
  const invoice = await findInvoice(stripe, subscription);
  if (invoice === null) return viewSubscription(subscription, null);
  const waits = invoice.status === 'open' && !hasEnded(subscription.status);
  const intentId = waits ? findIntentId(invoice) : null;
  const intent = intentId === null ? null : await stripe.paymentIntents.retrieve(intentId);
  return viewSubscription(subscription, viewPayment(invoice, intent));
}

async function findInvoice(
  stripe: Stripe,
  { latest_invoice: latest }: Stripe.Subscription,
): Promise<Stripe.Invoice | null> {
  return typeof latest === 'string' ? stripe.invoices.retrieve(latest, { expand: ['payments'] }) : latest;
}
