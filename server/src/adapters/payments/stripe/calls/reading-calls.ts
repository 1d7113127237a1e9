import type Stripe from 'stripe';
import type { PaymentProvider } from '../../payment-provider.ts';
import { ask } from '../ask-stripe.ts';
import { readSubscription, SUBSCRIPTION_PARTS } from '../read-subscription.ts';
import { viewInvoice } from '../views/view-invoice.ts';

type ReadingCalls = Pick<PaymentProvider, 'getSubscription' | 'listSubscriptions' | 'listInvoices'>;

const PAGE = 100;
/** More than any customer has; Stripe’s library wants a bound. */
const ALL = { limit: 10_000 };

/** What the product asks to learn how things stand. */
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
    listInvoices: (customerId) =>
      ask(async () => {
        const invoices = await stripe.invoices
          .list({ customer: customerId, limit: PAGE })
          .autoPagingToArray(ALL);
        return invoices.map(viewInvoice).filter((invoice) => invoice !== null);
      }),
  };
}
