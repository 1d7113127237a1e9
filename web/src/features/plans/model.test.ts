import { expect, it } from 'vitest';
import { isPromoted } from './model.ts';

it('calls a price promotional only while the promotion runs and the price is lower', () => {
  const now = new Date('2026-11-23T10:00:00Z');
  const plan = { price: 4900, normalPriceCents: 5900 };
  expect(isPromoted({ plan, promoEndsAt: '2026-11-23T10:00:01Z', now })).toBe(true);
  expect(isPromoted({ plan, promoEndsAt: '2026-11-23T10:00:00Z', now })).toBe(false);
  expect(isPromoted({ plan, promoEndsAt: null, now })).toBe(false);
  const usual = { ...plan, price: 5900 };
  expect(isPromoted({ plan: usual, promoEndsAt: '2027-01-01T00:00:00Z', now })).toBe(false);
});
