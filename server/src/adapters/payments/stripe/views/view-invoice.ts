import type Stripe from 'stripe';
import type { ProviderInvoice } from '../../payment-provider.ts';
import { idOf, readMoment } from './reference.ts';

/** An invoice as the port has it; null for a draft. */
export function viewInvoice(
  invoice: Stripe.Invoice,
  corrections: Pick<ProviderInvoice, 'refunds' | 'disputes'>,
): ProviderInvoice | null {
  const status = STATUSES.find((known) => known === invoice.status);
  if (status === undefined) return null;
  const { finalized_at: finalizedAt, paid_at: paidAt } = invoice.status_transitions;
  const subscription = invoice.parent?.subscription_details?.subscription;
  const taxes = invoice.total_taxes ?? [];
  return {
    id: invoice.id,
    number: invoice.number,
    customerId: invoice.customer === null ? '' : idOf(invoice.customer),
    subscriptionId: subscription === undefined ? null : idOf(subscription),
    status,
    currency: invoice.currency,
    amountCents: invoice.total,
    dueCents: invoice.amount_due,
    paidCents: invoice.amount_paid,
    taxCents: taxes.length === 0 ? null : taxes.reduce((sum, { amount }) => sum + amount, 0),
    issuedAt: readMoment(finalizedAt ?? invoice.created),
    attempts: invoice.attempt_count,
    paidAt: paidAt === null ? null : readMoment(paidAt),
    ...viewLines(invoice.lines.data),
    hostedUrl: invoice.hosted_invoice_url ?? null,
    pdfUrl: invoice.invoice_pdf ?? null,
    ...corrections,
  };
}

const STATUSES = ['open', 'paid', 'void', 'uncollectible'] as const;

/** The period it was issued for: its month, or that of a change of price. */
function viewLines(
  lines: readonly Stripe.InvoiceLineItem[],
): Pick<ProviderInvoice, 'periodStart' | 'periodEnd' | 'priceId'> {
  const months = lines.filter(({ parent }) => parent?.subscription_item_details?.proration === false);
  const named = months.length > 0 ? months : lines.filter(({ amount }) => amount > 0);
  const [first] = named;
  if (first === undefined) return { periodStart: null, periodEnd: null, priceId: null };
  const prices = new Set(named.map(({ pricing }) => pricing?.price_details?.price ?? null));
  const [price = null] = prices;
  return {
    periodStart: readMoment(Math.min(...named.map(({ period }) => period.start))),
    periodEnd: readMoment(Math.max(...named.map(({ period }) => period.end))),
    priceId: prices.size > 1 || price === null ? null : idOf(price),
  };
}
