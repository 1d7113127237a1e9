import type Stripe from 'stripe';
import { expect, it } from 'vitest';
import { viewRefunds } from './view-refunds.ts';

type Given = Parameters<typeof viewRefunds>[0];
/** Objects with the fields that are read, as Stripe has them. */
const given = (objects: { invoices: object[]; refunds: object[]; creditNotes: object[] }) =>
  objects as unknown as Given;

const invoices = [{ id: 'in_1', payments: { data: [{ payment: { payment_intent: 'pi_1' } }] } }];
const aRefund = (changes: object = {}): object => ({
  id: 're_1',
  amount: 1000,
  created: 100,
  payment_intent: 'pi_1',
  status: 'succeeded',
  ...changes,
});
const aNote = (changes: object = {}): object => ({
  id: 'cn_1',
  number: 'A-0001-CN-01',
  created: 200,
  invoice: 'in_1',
  total: 1500,
  refunds: [],
  status: 'issued',
  ...changes,
});
const view = (refunds: object[], creditNotes: object[] = []) =>
  (viewRefunds(given({ invoices, refunds, creditNotes })).get('in_1') ?? []).map(
    ({ id, amountCents, refundedCents, status }) => [id, amountCents, refundedCents, status].join(' '),
  );

it.each([
  ['succeeded', 're_1 1000 1000 succeeded'],
  ['pending', 're_1 1000 1000 pending'],
  ['requires_action', 're_1 1000 1000 pending'],
  [null, 're_1 1000 1000 pending'],
  ['failed', 're_1 1000 0 failed'],
  ['canceled', 're_1 1000 0 failed'],
] satisfies [Stripe.Refund['status'], string][])('a refund that is %s', (status, line) => {
  expect(view([aRefund({ status })])).toEqual([line]);
});

it('a refund of another payment, or of none, belongs to no invoice', () => {
  expect(view([aRefund({ payment_intent: 'pi_2' }), aRefund({ payment_intent: null })])).toEqual([]);
});

it('a credit note stands for the refunds it bears, and for what it gives as credit', () => {
  const bears = { refunds: [{ refund: 're_1', amount_refunded: 1000 }] };
  expect(view([aRefund()], [aNote(bears)])).toEqual(['cn_1 1500 1000 succeeded']);
  expect(view([aRefund({ status: 'failed' })], [aNote(bears)])).toEqual(['cn_1 1500 0 succeeded']);
  expect(view([], [aNote()])).toEqual(['cn_1 1500 0 succeeded']);
});

it('a credit note that was voided gives nothing, and its refund stands for itself', () => {
  const voided = { status: 'void', refunds: [{ refund: 're_1', amount_refunded: 1000 }] };
  expect(view([aRefund()], [aNote(voided)])).toEqual(['cn_1 1500 1000 failed', 're_1 1000 1000 succeeded']);
});
