import type Stripe from 'stripe';
import type { PaymentProvider } from '../../payment-provider.ts';
import { ask, refuse, write } from '../ask-stripe.ts';
import { explainRefusal, explainUnpaid } from '../explain-refusal.ts';
import { readSubscription, SUBSCRIPTION_PARTS } from '../read-subscription.ts';

type Proration = Parameters<PaymentProvider['changePrice']>[0]['proration'];

/** A difference that is charged now changes nothing when the bank declines; a credit waits for the next invoice. */
const BEHAVIOURS = {
  charge_difference: { proration_behavior: 'always_invoice', payment_behavior: 'error_if_incomplete' },
  credit_difference: { proration_behavior: 'create_prorations', payment_behavior: 'allow_incomplete' },
} as const satisfies Record<Proration, Stripe.SubscriptionUpdateParams>;

/** What asks the bank for money of a running subscription. */
export function chargingCalls(stripe: Stripe): Pick<PaymentProvider, 'changePrice' | 'payInvoice'> {
  const expand = [...SUBSCRIPTION_PARTS];
  return {
    changePrice: async ({ idempotencyKey, subscriptionId, priceId, proration, paymentMethodId }) => {
      const before = await ask(() => stripe.subscriptions.retrieve(subscriptionId, { expand }));
      if (!before.ok) return before;
      const { status, items } = before.value;
      if (status !== 'active' && status !== 'trialing')
        return refuse('conflict', `The subscription is ${status}`);
      const [item] = items.data;
      if (item === undefined) return refuse('configuration', 'The subscription has no price');
      if (item.price.id === priceId) return ask(() => readSubscription(stripe, before.value));
      const change = {
        items: [{ id: item.id, price: priceId }],
        ...BEHAVIOURS[proration],
        ...(paymentMethodId === undefined ? {} : { default_payment_method: paymentMethodId }),
        off_session: false,
        expand,
      };
      return explainRefusal(stripe, {
        subscriptionId,
        reply: write(idempotencyKey, async (options) =>
          readSubscription(stripe, await stripe.subscriptions.update(subscriptionId, change, options)),
        ),
      });
    },
    payInvoice: ({ idempotencyKey, invoiceId, paymentMethodId }) =>
      explainUnpaid(stripe, {
        invoiceId,
        reply: write(idempotencyKey, async (options) => {
          const card = paymentMethodId === undefined ? {} : { payment_method: paymentMethodId };
          await stripe.invoices.pay(invoiceId, { ...card, off_session: false }, options);
          return null;
        }),
      }),
  };
}
