import { expect, it } from 'vitest';
import { checkVendors } from './check-vendors.ts';

const ROUTES = 'server/src/features/billing/subscriptions/routes.ts';
const check = (text: string, path = ROUTES) => checkVendors([{ path, text }]);

it.each([
  ["const signature = http.headers['stripe-signature'];", 'stripe-signature'],
  ["const HOSTS = ['https://js.stripe.com'];", 'stripe.com'],
  ['/** Asks Stripe. */', 'Stripe'],
  ["throw new Error('STRIPE_SECRET_KEY is missing');", 'STRIPE_SECRET_KEY'],
])('a vendor has no place in a feature: %s', (line, name) => {
  expect(check(`\n${line}`)).toEqual([
    `${ROUTES}:2: names '${name}'; what a vendor calls something stays in adapters/`,
  ]);
});

it('has its place in the adapters, in the settings, in texts and in tests', () => {
  const text = '/** Asks Stripe. */';
  expect(check(text, 'server/src/adapters/payments/stripe/ask-stripe.ts')).toEqual([]);
  expect(check(text, 'server/src/app/variables.ts')).toEqual([]);
  expect(check(text, 'server/src/features/operator/documentation/templates/guide.ts')).toEqual([]);
  expect(check(text, 'server/src/features/billing/subscriptions/payment-events.test.ts')).toEqual([]);
});

it('is not a word that only looks like one: the stripes of a counter, the id of a provider', () => {
  expect(check("const { stripe } = listRevisions; const provider = 'stripe';")).toEqual([]);
});
