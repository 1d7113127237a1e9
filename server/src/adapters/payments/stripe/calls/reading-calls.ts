import type Stripe from 'stripe';
import type { PaymentProvider } from '../../payment-provider.ts';
import { ask } from '../ask-stripe.ts';
import { readSubscription, SUBSCRIPTION_PARTS } from '../read-subscription.ts';
import { idOf } from '../views/reference.ts';
import { viewDisputes } from '../views/view-disputes.ts';
import { viewInvoice } from '../views/view-invoice.ts';
import { viewRefunds } from '../views/view-refunds.ts';

type ReadingCalls = Pick<
  PaymentProvider,
  'getSubscription' | 'listSubscriptions' | 'findPayer' | 'listInvoices'
>;

const PAGE = 100;
/** More than any customer has; Stripe’s library wants a bound. */
const ALL = { limit: 10_000 };

/** The reads of the product. */
export function readingCalls(stripe: Stripe): ReadingCalls {
  return {
    getSubscription: (subscriptionId) =>
      ask(async () => {
        const expand = [...SUBSCRIPTION_PARTS];
        return readSubscription(stripe, await stripe.subscriptions.retrieve(subscriptionId, { expand }));
      }),
    listSubscriptions: (customerId) =>
      ask(async () => {
        const expand = SUBSCRIPTION_PARTS.map((part) => `data.${part}`);
        const subscriptions = await stripe.subscriptions
          .list({ customer: customerId, status: 'all', limit: PAGE, expand })
          .autoPagingToArray(ALL);
        return Promise.all(subscriptions.map((subscription) => readSubscription(stripe, subscription)));
      }),
    findPayer: (paymentId) =>
      ask(async () => {
        const { customer } = await stripe.charges.retrieve(paymentId);
        return customer === null ? null : idOf(customer);
      }),
    listInvoices: (customerId) =>
      ask(async () => {
        const page = { customer: customerId, limit: PAGE };
        const [invoices, charges, creditNotes] = await Promise.all([
          stripe.invoices.list({ ...page, expand: ['data.payments'] }).autoPagingToArray(ALL),
          stripe.charges.list({ ...page, expand: ['data.refunds'] }).autoPagingToArray(ALL),
          stripe.creditNotes.list(page).autoPagingToArray(ALL),
        ]);
        const [refunds, disputes] = [await listRefunds(stripe, charges), await listDisputes(stripe, charges)];
        const refundsOf = viewRefunds({ invoices, refunds, creditNotes });
        const disputesOf = viewDisputes({ invoices, disputes });
        return invoices
          .map((invoice) =>
            viewInvoice(invoice, {
              refunds: refundsOf.get(invoice.id) ?? [],
              disputes: disputesOf.get(invoice.id) ?? [],
            }),
          )
          .filter((invoice) => invoice !== null);
      }),
  };
}

/** Of a customer by its charges: refunds themselves are not listed by customer. */
async function listRefunds(stripe: Stripe, charges: readonly Stripe.Charge[]): Promise<Stripe.Refund[]> {
  const lists = charges.map(({ id: charge, refunds }) =>
    // The few refunds that come with a charge are nearly always all of them.
    refunds?.has_more === true
      ? stripe.refunds.list({ charge, limit: PAGE }).autoPagingToArray(ALL)
      : Promise.resolve(refunds?.data ?? []),
  );
  return (await Promise.all(lists)).flat();
}

/** Few charges are disputed, and those say so. */
async function listDisputes(stripe: Stripe, charges: readonly Stripe.Charge[]): Promise<Stripe.Dispute[]> {
  const lists = charges
    .filter(({ disputed }) => disputed)
    .map(({ id: charge }) => stripe.disputes.list({ charge, limit: PAGE }).autoPagingToArray(ALL));
  return (await Promise.all(lists)).flat();
}
