import { type FormObject, listOf, objectOf, textOf } from '../form-body.ts';
import { render } from '../render-objects.ts';
import type { Json } from '../rendering/json.ts';
import type { InvoiceRecord, LineRecord } from '../stripe-records.ts';
import { invalid } from '../stripe-refusal.ts';
import { mintId, type World } from '../stripe-world.ts';
import { listDifference } from '../subscription-life.ts';
import { monthLine } from '../invoicing.ts';
import type { Route } from './route.ts';

/** What an invoice would hold: the difference of a running subscription, or the first month of a new one. */
function readLines(world: World, form: FormObject): readonly LineRecord[] {
  const details = objectOf(form, 'subscription_details');
  const [item] = listOf(details, 'items');
  if (typeof item !== 'object')
    throw invalid('Missing required param: subscription_details.', 'parameter_missing');
  const price = world.get('price', textOf(item, 'price') ?? '', 'subscription_details[items][0][price]');
  const subscriptionId = textOf(form, 'subscription');
  const now = world.now();
  if (subscriptionId === null) return [monthLine(price, now, now)];
  const subscription = world.get('subscription', subscriptionId, 'subscription');
  const start = Number(textOf(details, 'proration_date') ?? now);
  if (start < subscription.periodStart || start > subscription.periodEnd)
    throw invalid('The proration date must lie within the current period.');
  return subscription.priceId === price.id ? [] : listDifference(world, { subscription, price, start });
}

export const previewRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/v1/invoices/create_preview',
    takes: ['customer', 'subscription', 'subscription_details'],
    answer: ({ world, form }): Json => {
      const customer = world.get('customer', textOf(form, 'customer') ?? '', 'customer');
      const lines = readLines(world, form);
      const total = lines.reduce((sum, { amount }) => sum + amount, 0);
      const preview: InvoiceRecord = {
        id: mintId('upcoming_in'),
        number: null,
        customerId: customer.id,
        subscriptionId: textOf(form, 'subscription') ?? '',
        status: 'draft',
        payer: null,
        lines,
        total,
        amountDue: Math.max(0, Math.min(total, customer.balance + total)),
        attempts: 0,
        created: world.now(),
        finalizedAt: null,
        paidAt: null,
        voidedAt: null,
        nextStepAt: null,
        intentId: null,
      };
      return render(world, 'invoice', preview);
    },
  },
];
