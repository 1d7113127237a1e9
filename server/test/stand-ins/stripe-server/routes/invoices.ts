import { textOf } from '../form-body.ts';
import { collect, voidInvoice } from '../invoicing.ts';
import { listPage } from '../list-page.ts';
import { renderRecord } from '../render-objects.ts';
import { invalid } from '../stripe-refusal.ts';
import { throwUnpaid } from '../subscription-life.ts';
import type { Route } from './route.ts';

export const invoiceRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/v1/invoices',
    takes: ['customer', 'limit', 'starting_after', 'status', 'subscription'],
    answer: ({ world, form }) => {
      const [customerId, subscriptionId, status] = [
        textOf(form, 'customer'),
        textOf(form, 'subscription'),
        textOf(form, 'status'),
      ];
      if (customerId !== null) world.get('customer', customerId, 'customer');
      if (subscriptionId !== null) world.get('subscription', subscriptionId, 'subscription');
      return listPage(world, {
        kind: 'invoice',
        url: '/v1/invoices',
        form,
        fits: (invoice) =>
          (customerId ?? invoice.customerId) === invoice.customerId &&
          (subscriptionId ?? invoice.subscriptionId) === invoice.subscriptionId &&
          (status ?? invoice.status) === invoice.status,
      });
    },
  },
  {
    method: 'GET',
    path: '/v1/invoices/:id',
    takes: [],
    answer: ({ world, ids: [id = ''] }) => renderRecord(world, 'invoice', id),
  },
  {
    method: 'POST',
    path: '/v1/invoices/:id/pay',
    takes: ['off_session', 'payment_method'],
    answer: ({ world, form, ids: [id = ''] }) => {
      const { status } = world.get('invoice', id);
      if (status === 'paid') throw invalid('Invoice is already paid');
      if (status !== 'open') throw invalid(`You cannot pay an invoice that is ${status}.`);
      // Unless stated otherwise nobody is there.
      const isHolderThere = textOf(form, 'off_session') === 'false';
      const paymentMethodId = textOf(form, 'payment_method');
      const answer = collect(world, id, {
        isHolderThere,
        ...(paymentMethodId === null ? {} : { paymentMethodId }),
      });
      throwUnpaid(answer, 'invoice_payment_intent_requires_action');
      return renderRecord(world, 'invoice', id);
    },
  },
  {
    method: 'POST',
    path: '/v1/invoices/:id/void',
    takes: [],
    answer: ({ world, ids: [id = ''] }) => {
      const { status } = world.get('invoice', id);
      if (status !== 'open') throw invalid(`You can only void an open invoice; this one is ${status}.`);
      voidInvoice(world, id);
      return renderRecord(world, 'invoice', id);
    },
  },
  {
    method: 'GET',
    path: '/v1/payment_intents/:id',
    takes: [],
    answer: ({ world, ids: [id = ''] }) => renderRecord(world, 'payment_intent', id),
  },
];
