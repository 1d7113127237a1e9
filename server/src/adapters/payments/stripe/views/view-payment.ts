import type Stripe from 'stripe';
import type { ProviderPayment } from '../../payment-provider.ts';
import { idOf } from './reference.ts';

/** The payment an open invoice waits for; null when it has none of Stripe’s own. */
export function findIntentId({ payments }: Pick<Stripe.Invoice, 'payments'>): string | null {
  const waiting = payments?.data.filter(({ status }) => status !== 'canceled') ?? [];
  const payment = waiting.find(({ is_default: isDefault }) => isDefault) ?? waiting[0];
  const intent = payment?.payment.payment_intent;
  return intent === undefined ? null : idOf(intent);
}

type Intent = Pick<Stripe.PaymentIntent, 'status' | 'client_secret' | 'last_payment_error'>;

/** How an invoice stands; `intent` is its payment while it is open, null when nobody asked for it. */
export function viewPayment(
  { id: invoiceId, status, attempted }: Pick<Stripe.Invoice, 'id' | 'status' | 'attempted'>,
  intent: Intent | null,
): ProviderPayment {
  const settled = { invoiceId, clientSecret: null, declineCode: null };
  if (status === 'paid') return { ...settled, state: 'paid' };
  if (status === 'void' || status === 'uncollectible') return { ...settled, state: 'void' };
  if (status !== 'open') return { ...settled, state: 'processing' };
  if (intent === null) return { ...settled, state: attempted ? 'failed' : 'processing' };
  return { ...settled, ...viewIntent(intent) };
}

function viewIntent({
  status,
  client_secret: clientSecret,
  last_payment_error: error,
}: Intent): Pick<ProviderPayment, 'state'> & Partial<ProviderPayment> {
  switch (status) {
    case 'requires_action':
      return { state: 'action_required', clientSecret };
    case 'requires_payment_method':
    case 'requires_confirmation':
      return { state: 'failed', declineCode: error?.decline_code ?? error?.code ?? null };
    case 'canceled':
      return { state: 'void' };
    default:
      // A payment that has succeeded is on its way to its invoice.
      return { state: 'processing' };
  }
}
