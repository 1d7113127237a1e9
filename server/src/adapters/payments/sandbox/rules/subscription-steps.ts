import { nextPeriodEnd, prorate } from './billing-cycle.ts';
import { collect, issueInvoice, writeOff } from './invoice-steps.ts';
import type { Account, Customer, MintId, PaymentMethod, Price, Step } from './sandbox-objects.ts';

/** Opens a subscription and charges its first month; it is incomplete while that is not paid. */
export function openSubscription({
  customer,
  paymentMethod,
  price,
  at,
  mintId,
}: {
  customer: Customer;
  paymentMethod: PaymentMethod;
  price: Price;
  at: Date;
  mintId: MintId;
}): Step {
  const id = mintId('sub');
  const opened: Account = {
    customer,
    card: paymentMethod.card,
    invoice: null,
    subscription: {
      id,
      customerId: customer.id,
      status: 'incomplete',
      price,
      paymentMethodId: paymentMethod.id,
      anchor: at,
      periodStart: at,
      periodEnd: nextPeriodEnd({ anchor: at, after: at }),
      cancelAtPeriodEnd: false,
      latestInvoiceId: null,
      pendingCents: 0,
      createdAt: at,
    },
  };
  const billed = issueInvoice({
    account: opened,
    amountCents: price.amountCents,
    periodStart: at,
    at,
    mintId,
  });
  const collected = collect(billed.account, at);
  return {
    account: collected.account,
    happenings: [
      { type: 'customer.subscription.created', objectId: id },
      ...billed.happenings,
      ...collected.happenings,
    ],
  };
}

/** Another price from now on, for what the rest of the period costs more or less. Whether a charge went through is read from the invoice. */
export function changePrice({
  account,
  price,
  chargesNow,
  at,
  proratedAt = at,
  mintId,
}: {
  account: Account;
  price: Price;
  /** Whether the difference is billed at once; otherwise it is put on the next invoice. */
  chargesNow: boolean;
  at: Date;
  /** The moment a preview reckoned the difference for. */
  proratedAt?: Date;
  mintId: MintId;
}): Step {
  const { subscription } = account;
  const { periodStart, periodEnd } = subscription;
  const difference = prorate({
    fromCents: subscription.price.amountCents,
    toCents: price.amountCents,
    periodStart,
    periodEnd,
    at: proratedAt,
  });
  const pendingCents = subscription.pendingCents + difference;
  const changed: Account = { ...account, subscription: { ...subscription, price, pendingCents } };
  const updated = { type: 'customer.subscription.updated' as const, objectId: subscription.id };
  if (!chargesNow) return { account: changed, happenings: [updated] };
  const billed = issueInvoice({ account: changed, amountCents: pendingCents, periodStart: at, at, mintId });
  const collected = collect(billed.account, at);
  return {
    account: collected.account,
    happenings: [updated, ...billed.happenings, ...collected.happenings],
  };
}

/** The card later invoices are charged to. */
export function replaceCard(account: Account, { id, card }: PaymentMethod): Step {
  const subscription = { ...account.subscription, paymentMethodId: id };
  return {
    account: { ...account, subscription, card },
    happenings: [{ type: 'customer.subscription.updated', objectId: subscription.id }],
  };
}

/** Lets it end with its period, or takes that back. */
export function setCancelAtPeriodEnd(account: Account, cancelAtPeriodEnd: boolean): Step {
  const { subscription } = account;
  if (subscription.cancelAtPeriodEnd === cancelAtPeriodEnd) return { account, happenings: [] };
  return {
    account: { ...account, subscription: { ...subscription, cancelAtPeriodEnd } },
    happenings: [{ type: 'customer.subscription.updated', objectId: subscription.id }],
  };
}

/** Ends a subscription for good; one whose first month was never paid becomes incomplete_expired. */
export function endSubscription(account: Account): Step {
  const { subscription, invoice } = account;
  const hasBegun = subscription.status !== 'incomplete';
  const isWrittenOff = invoice?.status === 'open';
  return {
    account: {
      ...account,
      subscription: { ...subscription, status: hasBegun ? 'canceled' : 'incomplete_expired' },
      invoice: writeOff(invoice, hasBegun ? 'uncollectible' : 'void'),
    },
    happenings: [
      {
        type: hasBegun ? 'customer.subscription.deleted' : 'customer.subscription.updated',
        objectId: subscription.id,
      },
      ...(isWrittenOff
        ? [
            {
              type: hasBegun ? ('invoice.marked_uncollectible' as const) : ('invoice.voided' as const),
              objectId: invoice.id,
            },
          ]
        : []),
    ],
  };
}
