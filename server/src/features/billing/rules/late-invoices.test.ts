import { expect, it } from 'vitest';
import { aSubscription } from '#test/payment-builders';
import { listLateInvoices } from './late-invoices.ts';

const owing = (state: 'paid' | 'processing' | 'action_required' | 'failed' | 'void') => ({
  invoiceId: 'in_1',
  state,
  clientSecret: null,
  declineCode: null,
});

it.each([
  ['past_due', 'failed', ['in_1']],
  ['past_due', 'action_required', ['in_1']],
  ['past_due', 'processing', []],
  ['active', 'paid', []],
  ['incomplete', 'failed', []],
  ['canceled', 'failed', []],
] as const)('of a subscription that is %s with a payment %s are %o', (status, state, late) => {
  expect(listLateInvoices([aSubscription({ status, payment: owing(state) })])).toEqual(late);
});
