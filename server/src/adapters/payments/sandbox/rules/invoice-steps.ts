import { chargeCard } from './charge-card.ts';
import type { Account, Customer, Invoice, MintId, Step } from './sandbox-objects.ts';

/** Writes an invoice of a subscription and sets the customer's credit off against it. */
export function issueInvoice({
  account: { customer, subscription, card },
  amountCents,
  periodStart,
  at,
  mintId,
}: {
  account: Account;
  amountCents: number;
  periodStart: Date;
  at: Date;
  mintId: MintId;
}): Step {
  const id = mintId('in');
  const paymentId = paymentOf(id);
  const { dueCents, creditCents } = setOff({ amountCents, customer });
  const invoice: Invoice = {
    id,
    sequence: customer.invoiceCount + 1,
    customerId: customer.id,
    subscriptionId: subscription.id,
    status: 'open',
    currency: subscription.price.currency,
    amountCents,
    dueCents,
    issuedAt: at,
    paidAt: null,
    periodStart,
    periodEnd: subscription.periodEnd,
    priceId: subscription.price.id,
    payment: {
      id: paymentId,
      clientSecret: `${paymentId}_${mintId('secret')}`,
      state: 'due',
      declineCode: null,
    },
    retries: 0,
    nextRetryAt: null,
    refunds: [],
    disputes: [],
  };
  return {
    account: {
      customer: { ...customer, creditCents, invoiceCount: invoice.sequence },
      subscription: { ...subscription, latestInvoiceId: invoice.id, pendingCents: 0 },
      invoice,
      card,
    },
    happenings: [{ type: 'invoice.finalized', objectId: invoice.id }],
  };
}

/** The one payment of an invoice has its number as id, so that each is found by the other. */
const paymentOf = (invoiceId: string): string => invoiceId.replace(/^in_/, 'pi_');

/** The invoice a payment belongs to. */
export const invoiceOf = (paymentId: string): string => paymentId.replace(/^pi_/, 'in_');

function setOff({ amountCents, customer }: { amountCents: number; customer: Customer }) {
  if (amountCents <= 0) return { dueCents: 0, creditCents: customer.creditCents - amountCents };
  const credit = Math.min(customer.creditCents, amountCents);
  return { dueCents: amountCents - credit, creditCents: customer.creditCents - credit };
}

/** Charges an open invoice to the subscription's card. */
export function collect(account: Account, at: Date): Step {
  const { invoice, card } = account;
  if (invoice?.status !== 'open') return { account, happenings: [] };
  const result =
    invoice.dueCents === 0 ? { state: 'paid' as const, declineCode: null } : chargeCard(card, at);
  if (result.state === 'paid') return settle(account, at);
  const type = result.state === 'failed' ? 'invoice.payment_failed' : 'invoice.payment_action_required';
  return {
    account: { ...account, invoice: { ...invoice, payment: { ...invoice.payment, ...result } } },
    happenings: [{ type, objectId: invoice.id }],
  };
}

/** The newest invoice is paid: the subscription becomes active. */
export function settle(account: Account, at: Date): Step {
  const { invoice, subscription } = account;
  if (invoice === null) return { account, happenings: [] };
  const payment = { ...invoice.payment, state: 'paid' as const, declineCode: null };
  const wasWaiting = subscription.status === 'incomplete' || subscription.status === 'past_due';
  return {
    account: {
      ...account,
      invoice: { ...invoice, status: 'paid', paidAt: at, payment, nextRetryAt: null },
      subscription: wasWaiting ? { ...subscription, status: 'active' } : subscription,
    },
    happenings: [
      { type: 'invoice.paid', objectId: invoice.id },
      ...(wasWaiting ? [{ type: 'customer.subscription.updated' as const, objectId: subscription.id }] : []),
    ],
  };
}

/** Voids an open invoice. */
export function writeOff(invoice: Invoice | null, as: 'void' | 'uncollectible'): Invoice | null {
  if (invoice?.status !== 'open') return invoice;
  return { ...invoice, status: as, payment: { ...invoice.payment, state: 'void' }, nextRetryAt: null };
}
