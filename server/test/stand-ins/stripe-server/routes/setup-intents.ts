import { listOf, textOf } from '../form-body.ts';
import { renderRecord } from '../render-objects.ts';
import { invalid } from '../stripe-refusal.ts';
import { mintId } from '../stripe-world.ts';
import type { Route } from './route.ts';

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
    method: 'GET',
    path: '/v1/setup_intents/:id',
    takes: [],
    answer: ({ world, ids: [id = ''] }) => renderRecord(world, 'setup_intent', id),
  },
];
