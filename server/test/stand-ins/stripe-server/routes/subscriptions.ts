import { type FormObject, listOf, objectOf, textOf, textsOf } from '../form-body.ts';
import { listPage } from '../list-page.ts';
import { renderRecord } from '../render-objects.ts';
import type { PriceRecord, SubscriptionRecord } from '../stripe-records.ts';
import { invalid, missing } from '../stripe-refusal.ts';
import type { World } from '../stripe-world.ts';
import { changeSubscriptionPrice, endSubscription, openSubscription } from '../subscription-life.ts';
import type { Route } from './route.ts';

const hasEnded = ({ status }: SubscriptionRecord) => status === 'canceled' || status === 'incomplete_expired';

/** The card a customer’s invoices are charged to: one of its own. */
function findCard(world: World, form: FormObject, customerId: string): string {
  const param = 'default_payment_method';
  const method = world.get('payment_method', textOf(form, param) ?? '', param);
  if (method.customerId === customerId) return method.id;
  throw invalid(`The customer does not have a payment method with the ID ${method.id}.`, undefined, param);
}

/** The price of the one item, and the item it is for. */
function readItem(world: World, form: FormObject): { price: PriceRecord; itemId: string | null } {
  const [item] = listOf(form, 'items');
  if (typeof item !== 'object') throw invalid('Missing required param: items.', 'parameter_missing', 'items');
  const price = world.get('price', textOf(item, 'price') ?? '', 'items[0][price]');
  if (!price.isActive) throw invalid('The price specified is inactive.', undefined, 'items[0][price]');
  return { price, itemId: textOf(item, 'id') };
}

function update(world: World, subscription: SubscriptionRecord, form: FormObject): void {
  const { id, status, itemId, customerId } = subscription;
  if (hasEnded(subscription)) {
    throw invalid('A canceled subscription can only update its cancellation_details and metadata.');
  }
  const changesItem = Object.hasOwn(form, 'items');
  if (changesItem && status === 'incomplete') {
    throw invalid('An incomplete subscription cannot change its items.');
  }
  const cancels = textOf(form, 'cancel_at_period_end');
  const changed = world.put('subscription', {
    ...subscription,
    ...(cancels === null ? {} : { cancelAtPeriodEnd: cancels === 'true' }),
    ...(Object.hasOwn(form, 'default_payment_method')
      ? { paymentMethodId: findCard(world, form, customerId) }
      : {}),
  });
  if (!changesItem) {
    world.tell('customer.subscription.updated', 'subscription', id);
    return;
  }
  const item = readItem(world, form);
  // Without its id a second item would be added beside the first.
  if (item.itemId !== itemId)
    throw missing({ what: 'subscription_item', id: item.itemId ?? '', param: 'items[0][id]' });
  const isBilledNow = textOf(form, 'proration_behavior') === 'always_invoice';
  if (isBilledNow && textOf(form, 'payment_behavior') !== 'error_if_incomplete') {
    throw invalid('The stand-in knows error_if_incomplete alone.');
  }
  const start = textOf(form, 'proration_date');
  changeSubscriptionPrice(world, {
    subscription: changed,
    price: item.price,
    isBilledNow,
    ...(start !== null && { start: Number(start) }),
  });
}

export const subscriptionRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/v1/subscriptions',
    takes: ['customer', 'items', 'default_payment_method', 'payment_behavior', 'off_session', 'metadata'],
    answer: ({ world, form }) => {
      const customerId = world.get('customer', textOf(form, 'customer') ?? '', 'customer').id;
      const { price } = readItem(world, form);
      const { id } = openSubscription(world, {
        customerId,
        price,
        paymentMethodId: findCard(world, form, customerId),
        metadata: textsOf(objectOf(form, 'metadata')),
      });
      return renderRecord(world, 'subscription', id);
    },
  },
  {
    method: 'GET',
    path: '/v1/subscriptions',
    takes: ['customer', 'status', 'limit', 'starting_after'],
    answer: ({ world, form }) => {
      const customerId = world.get('customer', textOf(form, 'customer') ?? '', 'customer').id;
      // Ended ones come only when they are asked for.
      const isAll = textOf(form, 'status') === 'all';
      return listPage(world, {
        kind: 'subscription',
        url: '/v1/subscriptions',
        form,
        fits: (subscription) =>
          subscription.customerId === customerId && (isAll || subscription.status !== 'canceled'),
      });
    },
  },
  {
    method: 'GET',
    path: '/v1/subscriptions/:id',
    takes: [],
    answer: ({ world, ids: [id = ''] }) => renderRecord(world, 'subscription', id),
  },
  {
    method: 'POST',
    path: '/v1/subscriptions/:id',
    takes: [
      'cancel_at_period_end',
      'default_payment_method',
      'items',
      'off_session',
      'payment_behavior',
      'proration_behavior',
      'proration_date',
    ],
    answer: ({ world, form, ids: [id = ''] }) => {
      const subscription = world.get('subscription', id);
      world.orNothing(() => {
        update(world, subscription, form);
      });
      return renderRecord(world, 'subscription', id);
    },
  },
  {
    method: 'DELETE',
    path: '/v1/subscriptions/:id',
    takes: ['invoice_now', 'prorate'],
    answer: ({ world, ids: [id = ''] }) => {
      const subscription = world.get('subscription', id);
      if (hasEnded(subscription)) throw missing({ what: 'subscription', id });
      endSubscription(world, subscription);
      return renderRecord(world, 'subscription', id);
    },
  },
];
