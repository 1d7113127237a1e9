import type Stripe from 'stripe';
import type { PaymentProvider, PaymentReply } from '../../payment-provider.ts';
import { ask, write } from '../ask-stripe.ts';
import { explainRefusal, explainUnpaid } from '../explain-refusal.ts';
import { readSubscription, SUBSCRIPTION_PARTS } from '../read-subscription.ts';

type SubscriptionCalls = Pick<
  PaymentProvider,
  'createSubscription' | 'setCard' | 'setCancelAtPeriodEnd' | 'endSubscription'
>;

/** The call that created a subscription, as stored in its metadata. */
const KEY_NAME = 'citato_key';

/** What begins and ends a subscription, and the card it is charged to. */
export function subscriptionCalls(stripe: Stripe): SubscriptionCalls {
  const expand = [...SUBSCRIPTION_PARTS];
  const update = (
    { idempotencyKey, subscriptionId }: { idempotencyKey: string; subscriptionId: string },
    change: Stripe.SubscriptionUpdateParams,
  ) =>
    explainRefusal(stripe, {
      subscriptionId,
      reply: write(idempotencyKey, async (options) =>
        readSubscription(
          stripe,
          await stripe.subscriptions.update(subscriptionId, { ...change, expand }, options),
        ),
      ),
    });
  const findMade = async (customer: string, key: string) => {
    const recent = await stripe.subscriptions.list({
      customer,
      status: 'all',
      limit: 10,
      expand: SUBSCRIPTION_PARTS.map((part) => `data.${part}`),
    });
    const made = recent.data.find(({ metadata }) => metadata[KEY_NAME] === key);
    return made === undefined ? null : readSubscription(stripe, made);
  };
  return {
    createSubscription: ({ idempotencyKey, customerId, priceId, paymentMethodId }) =>
      write(
        idempotencyKey,
        async (options) => {
          const subscription = await stripe.subscriptions.create(
            {
              customer: customerId,
              items: [{ price: priceId }],
              default_payment_method: paymentMethodId,
              payment_behavior: 'allow_incomplete',
              off_session: false,
              metadata: { [KEY_NAME]: idempotencyKey },
              expand,
            },
            options,
          );
          return readSubscription(stripe, subscription);
        },
        () => findMade(customerId, idempotencyKey),
      ),
    setCard: ({ paymentMethodId, ...request }) =>
      update(request, { default_payment_method: paymentMethodId }),
    setCancelAtPeriodEnd: ({ cancelAtPeriodEnd, ...request }) =>
      update(request, { cancel_at_period_end: cancelAtPeriodEnd }),
    endSubscription: async ({ subscriptionId }) => {
      const reply = await explainRefusal(stripe, {
        subscriptionId,
        reply: ask(async () => {
          await stripe.subscriptions.cancel(subscriptionId, { invoice_now: false, prorate: false });
          return null;
        }),
      });
      // The only state that refuses it is the one that was asked for.
      if (!reply.ok && reply.fault.kind !== 'conflict') return reply;
      return voidOpenInvoices(stripe, subscriptionId);
    },
  };
}

/** Stripe leaves a late month's invoice open, and charges it once a bank question from before the end is answered. */
async function voidOpenInvoices(stripe: Stripe, subscription: string): Promise<PaymentReply<null>> {
  const open = await ask(() =>
    stripe.invoices.list({ subscription, status: 'open' }).autoPagingToArray({ limit: 100 }),
  );
  if (!open.ok) return open;
  for (const { id: invoiceId } of open.value) {
    const reply = await explainUnpaid(stripe, {
      invoiceId,
      reply: ask(() => stripe.invoices.voidInvoice(invoiceId)),
    });
    // Paid, or voided by another call, in the meantime: it is no longer open.
    if (!reply.ok && reply.fault.kind !== 'conflict') return reply;
  }
  return { ok: true, value: null };
}
