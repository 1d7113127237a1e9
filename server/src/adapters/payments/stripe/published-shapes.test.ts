import { describe, expect, it } from 'vitest';
import { listDifferences } from '#test/stand-ins/stripe-server/published/list-differences';
import { PUBLISHED } from '#test/stand-ins/stripe-server/published/published-shapes';
import { ROUTES } from '#test/stand-ins/stripe-server/routes/find-route';

/** What only browsers send along. */
const OF_BROWSERS = new Set(['client_secret', 'key', 'payment_method_data']);

describe('the stand-in for Stripe', () => {
  it.each(ROUTES.map(({ route }) => [`${route.method} ${route.path}`, route] as const))(
    '%s takes only what Stripe publishes that it takes',
    (call, route) => {
      const published = PUBLISHED.parameters[call];
      expect(published, 'is no call of the list').toBeDefined();
      const unknown = route.takes.filter(
        (name) => published?.includes(name) !== true && !OF_BROWSERS.has(name),
      );
      expect(unknown).toEqual([]);
    },
  );

  it('answers with objects of the published list alone, and every call of the list is a route', () => {
    const calls = ROUTES.map(({ route }) => `${route.method} ${route.path}`);
    expect(Object.keys(PUBLISHED.parameters).toSorted()).toEqual(calls.toSorted());
  });
});

describe('a difference to what Stripe publishes', () => {
  const refund = {
    id: 're_1',
    object: 'refund',
    amount: 100,
    balance_transaction: null,
    charge: 'ch_1',
    created: 1,
    currency: 'eur',
    customer: null,
    customer_account: null,
    metadata: {},
    payment_intent: null,
    payment_method: null,
    reason: null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
  it.each([
    ['nothing', {}, []],
    ['a field it has not', { invoice: 'in_1' }, ['refund.invoice: Stripe has no such field']],
    ['a field that is missing', { amount: undefined }, ['refund.amount: missing']],
    ['another type', { amount: '100' }, ['refund.amount: string instead of number']],
    ['null where nothing may be', { currency: null }, ['refund.currency: null']],
    ['a word it does not know', { reason: 'mood' }, ['refund.reason: no such word as mood']],
  ])('is found in %s', (_what, change, differences) => {
    expect(listDifferences({ ...refund, ...change })).toEqual(differences);
  });
});
