import { type FormObject, listOf, objectOf, textOf } from '../form-body.ts';
import { renderRecord } from '../render-objects.ts';
import { confirmSetup } from '../setup-steps.ts';
import type { CardRecord } from '../stripe-records.ts';
import { invalid } from '../stripe-refusal.ts';
import { mintId } from '../stripe-world.ts';
import type { Route } from './route.ts';

/** Cards Stripe's test mode knows by name. */
const NAMED_CARDS = new Map([
  ['pm_card_visa', '4242424242424242'],
  ['pm_card_chargeCustomerFail', '4000000000009995'],
]);

/** The card named by the server, or as the form in the browser has it. */
function readCard(form: FormObject): CardRecord {
  const named = NAMED_CARDS.get(textOf(form, 'payment_method') ?? '');
  if (named !== undefined) return { number: named, expMonth: 12, expYear: 2040 };
  const card = objectOf(objectOf(form, 'payment_method_data'), 'card');
  const number = textOf(card, 'number')?.replace(/\s/g, '');
  if (number === undefined) throw invalid('The stand-in does not know this card.');
  const [expMonth = 0, expYear = 0] = ['exp_month', 'exp_year'].map((name) => Number(textOf(card, name)));
  return { number, expMonth, expYear };
}

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
    takes: ['key', 'client_secret', 'payment_method', 'payment_method_data'],
    isPublic: true,
    answer: ({ world, form, ids: [id = ''] }) => {
      const { secret } = world.get('setup_intent', id);
      // Only a browser has to show that the setup is its own.
      const clientSecret = Object.hasOwn(form, 'key') ? textOf(form, 'client_secret') : `${id}_${secret}`;
      confirmSetup(world, { setupId: id, clientSecret: clientSecret ?? '', card: readCard(form) });
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
