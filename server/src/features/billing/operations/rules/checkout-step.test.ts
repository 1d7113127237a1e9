import { describe, expect, it } from 'vitest';
import { aSubscription } from '#test/payment-builders';
import { decideCheckoutStep, isBought } from './checkout-step.ts';

const decide = (changes: Parameters<typeof aSubscription>[0], priceId = 'price_pro') =>
  decideCheckoutStep({ live: aSubscription({ priceId: 'price_pro', ...changes }), invoices: [], priceId });
const open = { invoiceId: 'in_1', state: 'failed', clientSecret: null, declineCode: null } as const;

describe('buying a plan', () => {
  it('begins a subscription only where none is live', () => {
    expect(decideCheckoutStep({ live: null, invoices: [], priceId: 'price_pro' })).toEqual({
      kind: 'create',
    });
  });

  it.each(['trialing', 'active', 'past_due', 'incomplete'] as const)(
    'never joins a second one to one that is %s',
    (status) => {
      expect(decide({ status }).kind).toBe('repair');
      expect(decide({ status }, 'price_guru').kind).toBe(status === 'incomplete' ? 'replace' : 'repair');
    },
  );

  it.each(['unpaid', 'paused'] as const)(
    'ends one that is %s where nothing is to be paid, and begins a new one',
    (status) => {
      for (const priceId of ['price_pro', 'price_guru']) {
        expect(decide({ status }, priceId).kind).toBe('replace');
        expect(decide({ status, payment: { ...open, state: 'processing' } }, priceId).kind).toBe('replace');
        expect(decide({ status, payment: open }, priceId).kind).toBe('repair');
      }
    },
  );

  it('pays what is open', () => {
    expect(decide({ status: 'past_due', payment: open })).toMatchObject({ invoicesToPay: ['in_1'] });
    expect(decide({ status: 'incomplete', payment: { ...open, state: 'action_required' } })).toMatchObject({
      invoicesToPay: ['in_1'],
    });
    expect(decide({ status: 'active', payment: { ...open, state: 'paid' } })).toMatchObject({
      invoicesToPay: [],
    });
  });

  it('takes a cancellation back, and changes to another price', () => {
    expect(decide({ status: 'active', cancelAtPeriodEnd: true })).toMatchObject({
      reactivates: true,
      changesPrice: false,
    });
    expect(decide({ status: 'active' }, 'price_guru')).toMatchObject({
      reactivates: false,
      changesPrice: true,
    });
  });

  it('has nothing left to do only where the plan runs, is paid for and goes on', () => {
    expect(isBought(decide({ status: 'active' }))).toBe(true);
    expect(isBought(decide({ status: 'active' }, 'price_guru'))).toBe(false);
    expect(isBought(decide({ status: 'active', cancelAtPeriodEnd: true }))).toBe(false);
    expect(isBought(decide({ status: 'past_due', payment: open }))).toBe(false);
    expect(isBought(decideCheckoutStep({ live: null, invoices: [], priceId: 'price_pro' }))).toBe(false);
  });
});
