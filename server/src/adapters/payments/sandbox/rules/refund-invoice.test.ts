import { expect, it } from 'vitest';
import { refundInvoice } from './refund-invoice.ts';
import type { Invoice } from './sandbox-objects.ts';

const at = new Date('2026-03-02T09:00:00Z');
const paid: Invoice = {
  id: 'in_1',
  sequence: 1,
  customerId: 'cus_1',
  subscriptionId: 'sub_1',
  status: 'paid',
  currency: 'eur',
  amountCents: 5900,
  dueCents: 3700,
  issuedAt: at,
  paidAt: at,
  periodStart: at,
  periodEnd: at,
  priceId: 'price_1',
  payment: { id: 'pi_1', clientSecret: 'secret', state: 'paid', declineCode: null },
  retries: 0,
  nextRetryAt: null,
  refunds: [],
  disputes: [],
};

it('gives back what the card bore, in parts or whole, and no more', () => {
  const first = refundInvoice({ invoice: paid, amountCents: 700, id: 're_1', at });
  expect(first?.refunds).toEqual([{ id: 're_1', amountCents: 700, issuedAt: at }]);
  const rest = refundInvoice({ invoice: first ?? paid, amountCents: null, id: 're_2', at });
  expect(rest?.refunds.map(({ amountCents }) => amountCents)).toEqual([700, 3000]);
  expect(refundInvoice({ invoice: rest ?? paid, amountCents: null, id: 're_3', at })).toBeNull();
  expect(refundInvoice({ invoice: paid, amountCents: 3701, id: 're_1', at })).toBeNull();
});

it('gives nothing back of what was not paid', () => {
  const open: Invoice = { ...paid, status: 'open' };
  expect(refundInvoice({ invoice: open, amountCents: null, id: 're_1', at })).toBeNull();
});
