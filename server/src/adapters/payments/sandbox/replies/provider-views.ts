import type {
  ProviderInvoice,
  ProviderPayment,
  ProviderSetup,
  ProviderSubscription,
} from '../../payment-provider.ts';
import type { Invoice, Payment, Setup, Subscription } from '../rules/sandbox-objects.ts';

/** The VAT included in a price, as Italian customers pay it. */
const VAT_PERCENT = 22;

/** A setup as the port has it. */
export function viewSetup({ id, customerId, clientSecret, status, paymentMethodId }: Setup): ProviderSetup {
  return { id, customerId, clientSecret, status, paymentMethodId };
}

/** A subscription with how its newest invoice stands. */
export function viewSubscription(subscription: Subscription, invoice: Invoice | null): ProviderSubscription {
  const { id, customerId, status, price, periodEnd, cancelAtPeriodEnd, createdAt } = subscription;
  const payment = invoice === null ? null : viewPayment(invoice);
  return {
    id,
    customerId,
    status,
    priceId: price.id,
    currentPeriodEnd: periodEnd,
    cancelAtPeriodEnd,
    createdAt,
    payment,
  };
}

const STATES: Readonly<Record<Payment['state'], ProviderPayment['state']>> = {
  due: 'processing',
  paid: 'paid',
  action_required: 'action_required',
  failed: 'failed',
  void: 'void',
};

function viewPayment({ id, payment }: Invoice): ProviderPayment {
  const { state, clientSecret, declineCode } = payment;
  return {
    invoiceId: id,
    state: STATES[state],
    clientSecret: state === 'action_required' ? clientSecret : null,
    declineCode,
  };
}

/** An invoice as the port has it; the sandbox has no pages of its own to show one. */
export function viewInvoice(invoice: Invoice): ProviderInvoice {
  const { id, customerId, subscriptionId, status, currency, amountCents, dueCents } = invoice;
  const { issuedAt, paidAt, periodStart, periodEnd, priceId } = invoice;
  return {
    id,
    number: `${customerId.slice(-8).toUpperCase()}-${String(invoice.sequence).padStart(4, '0')}`,
    customerId,
    subscriptionId,
    status,
    currency,
    amountCents,
    dueCents,
    paidCents: status === 'paid' ? dueCents : 0,
    taxCents: Math.round((amountCents * VAT_PERCENT) / (100 + VAT_PERCENT)),
    issuedAt,
    paidAt,
    attempts: invoice.payment.state === 'due' ? 0 : invoice.retries + 1,
    periodStart,
    periodEnd,
    priceId,
    hostedUrl: null,
    pdfUrl: null,
    refunds: invoice.refunds.toReversed().map(({ amountCents: cents, ...refund }) => ({
      ...refund,
      kind: 'refund',
      number: null,
      amountCents: cents,
      refundedCents: cents,
      status: 'succeeded',
    })),
    disputes: invoice.disputes.toReversed().map(({ dueBy, ...dispute }) => ({
      ...dispute,
      reason: 'fraudulent',
      dueBy: dispute.status === 'needs_response' ? dueBy : null,
    })),
  };
}
