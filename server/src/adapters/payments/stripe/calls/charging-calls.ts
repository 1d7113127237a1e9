import type Stripe from 'stripe';
import type { PaymentProvider, ProviderPreview } from '../../payment-provider.ts';
import { ask, refuse, write } from '../ask-stripe.ts';
import { explainRefusal, explainUnpaid } from '../explain-refusal.ts';
import { readSubscription, SUBSCRIPTION_PARTS } from '../read-subscription.ts';
import { readMoment } from '../views/reference.ts';

type Proration = Parameters<PaymentProvider['changePrice']>[0]['proration'];

/** A difference that is charged now changes nothing when the bank declines; a credit waits for the next invoice. */
const BEHAVIOURS = {
  charge_difference: { proration_behavior: 'always_invoice', payment_behavior: 'error_if_incomplete' },
  credit_difference: { proration_behavior: 'create_prorations', payment_behavior: 'allow_incomplete' },
} as const satisfies Record<Proration, Stripe.SubscriptionUpdateParams>;

type ChargingCalls = Pick<PaymentProvider, 'changePrice' | 'previewCharge' | 'payInvoice'>;

/** What asks the bank for money of a running subscription, and what it would ask. */
export function chargingCalls(stripe: Stripe): ChargingCalls {
  const expand = [...SUBSCRIPTION_PARTS];
  return {
    changePrice: async ({
      idempotencyKey,
      subscriptionId,
      priceId,
      proration,
      paymentMethodId,
      proratedAt,
    }) => {
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
        ...(proratedAt === undefined ? {} : { proration_date: toSeconds(proratedAt) }),
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
    previewCharge: (wanted) =>
      ask(async () => {
        const preview = await stripe.invoices.createPreview(await describePreview(stripe, wanted));
        return viewPreview(preview, wanted.proratedAt);
      }),
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

const toSeconds = (moment: Date) => Math.floor(moment.getTime() / 1000);

async function describePreview(
  stripe: Stripe,
  {
    customerId: customer,
    priceId: price,
    subscriptionId,
    proratedAt,
  }: Parameters<PaymentProvider['previewCharge']>[0],
): Promise<Stripe.InvoiceCreatePreviewParams> {
  if (subscriptionId === null) return { customer, subscription_details: { items: [{ price }] } };
  const { items } = await stripe.subscriptions.retrieve(subscriptionId);
  const [item] = items.data;
  return {
    customer,
    subscription: subscriptionId,
    subscription_details: {
      items: [{ ...(item === undefined ? {} : { id: item.id }), price }],
      proration_behavior: 'always_invoice',
      ...(proratedAt === null ? {} : { proration_date: toSeconds(proratedAt) }),
    },
  };
}

/** A difference is reckoned from the moment its lines begin at. */
function viewPreview(preview: Stripe.Invoice, asked: Date | null): ProviderPreview {
  const starts = preview.lines.data
    .filter(({ parent }) => parent?.subscription_item_details?.proration === true)
    .map(({ period }) => period.start);
  const from = starts.length === 0 ? preview.created : Math.max(...starts);
  return { dueCents: preview.amount_due, proratedAt: asked ?? readMoment(from) };
}
