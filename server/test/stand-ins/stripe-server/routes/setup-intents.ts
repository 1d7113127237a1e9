import { createHolder } from '../holder.ts';
import { listOf, textOf } from '../form-body.ts';
import { renderRecord } from '../render-objects.ts';
import { invalid } from '../stripe-refusal.ts';
import { mintId } from '../stripe-world.ts';
import type { Route } from './route.ts';

/** Cards Stripe's test mode knows by name. */
const NAMED_CARDS = new Map([
  ['pm_card_visa', '4242424242424242'],
  ['pm_card_chargeCustomerFail', '4000000000009995'],
]);

export const setupIntentRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/v1/setup_intents',
    takes: ['customer', 'allowed_payment_method_types', 'usage', 'metadata'],
    answer: ({ world, form }) => {
      const customerId = world.get('customer', textOf(form, 'customer') ?? '', 'customer').id;
      if (!listOf(form, 'allowed_payment_method_types').includes('card')) {
        throw invalid('The stand-in knows cards alone.');
      }
      const { id } = world.put('setup_intent', {
        id: mintId('seti'),
        customerId,
        secret: mintId('secret'),
        status: 'requires_payment_method',
        pendingCard: null,
        paymentMethodId: null,
        created: world.now(),
      });
      world.tell('setup_intent.created', 'setup_intent', id);
      return renderRecord(world, 'setup_intent', id);
    },
  },
  {
    method: 'POST',
    path: '/v1/setup_intents/:id/confirm',
    takes: ['payment_method'],
    answer: ({ world, ids: [id = ''], form }) => {
      const number = NAMED_CARDS.get(textOf(form, 'payment_method') ?? '');
      const { secret } = world.get('setup_intent', id);
      if (number === undefined) throw invalid('The stand-in does not know this card.');
      createHolder(world).confirmSetup({
        setupId: id,
        clientSecret: `${id}_${secret}`,
        card: { number, expMonth: 12, expYear: 2040 },
        approves: true,
      });
      return renderRecord(world, 'setup_intent', id);
    },
  },
  {
    method: 'GET',
    path: '/v1/setup_intents/:id',
    takes: [],
    answer: ({ world, ids: [id = ''] }) => renderRecord(world, 'setup_intent', id),
  },
];
