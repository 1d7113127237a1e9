import { describe, expect, it } from 'vitest';
import { shareAmount } from './charged-amount.ts';

describe('the amount of an invoice', () => {
  it.each([
    ['paid', 5900, 5900, 5900, 5900, 0],
    ['paid', 5900, 3700, 3700, 3700, 2200],
    ['paid', 5900, 0, 0, 0, 5900],
    ['open', 5900, 3700, 0, 3700, 2200],
    ['uncollectible', 5900, 3700, 0, 3700, 2200],
    // What an earlier month owed is asked for with this one.
    ['open', 5900, 6900, 0, 6900, 0],
    ['paid', -8100, 0, 0, 0, 0],
    ['paid', 5900, null, null, 5900, 0],
  ])(
    '%s: of %i due %s, charged %s is %i from the card and %i from credit',
    (status, amountCents, dueCents, paidCents, chargedCents, creditCents) => {
      expect(shareAmount({ status, amountCents, dueCents, paidCents })).toEqual({
        chargedCents,
        creditCents,
      });
    },
  );
});
