import { expect, it } from 'vitest';
import { isSellable } from './sellable-price.ts';

const price = { amountCents: 5900, currency: 'eur', interval: 'month' };

it('sells at the price the provider asks for, in whole euros a month', () => {
  expect(isSellable({ priceCents: 5900, price })).toBe(true);
  expect(isSellable({ priceCents: 5900, price: { ...price, currency: 'EUR' } })).toBe(true);
});

it.each([
  [{ ...price, amountCents: 6900 }, 5900],
  [{ ...price, currency: 'usd' }, 5900],
  [{ ...price, interval: 'year' }, 5900],
  [{ ...price, amountCents: 5950 }, 5950],
])('sells nothing for %o when %i is shown', (found, priceCents) => {
  expect(isSellable({ priceCents, price: found })).toBe(false);
});
