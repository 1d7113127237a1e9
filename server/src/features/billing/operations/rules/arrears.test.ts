import { expect, it } from 'vitest';
import { aSubscription } from '#test/payment-builders';
import { listArrears } from './arrears.ts';

const payment = { invoiceId: 'in_3', state: 'failed', clientSecret: null, declineCode: null } as const;
const anInvoice = (id: string, day: number, changes: { status?: string; subscriptionId?: string } = {}) => ({
  id,
  subscriptionId: 'sub_1',
  status: 'open',
  issuedAt: new Date(Date.UTC(2026, 2, day)),
  ...changes,
});
const invoices = [
  anInvoice('in_3', 20),
  anInvoice('in_2', 10),
  anInvoice('in_paid', 9, { status: 'paid' }),
  anInvoice('in_other', 8, { subscriptionId: 'sub_2' }),
  anInvoice('in_1', 1),
];

it('are all open invoices of a late subscription, the oldest first', () => {
  const late = aSubscription({ status: 'past_due', payment });
  expect(listArrears({ live: late, invoices })).toEqual(['in_1', 'in_2', 'in_3']);
});

it('are of any other its newest at most', () => {
  expect(listArrears({ live: aSubscription({ status: 'incomplete', payment }), invoices })).toEqual(['in_3']);
  const paid = aSubscription({ payment: { ...payment, state: 'paid' } });
  expect(listArrears({ live: paid, invoices })).toEqual([]);
});
