import { textOf } from '../form-body.ts';
import { listPage } from '../list-page.ts';
import { renderCharge } from '../rendering/render-charges.ts';
import { invalid } from '../stripe-refusal.ts';
import type { Route } from './route.ts';

const takes = ['customer', 'limit', 'starting_after'];
const MAX_LISTED = 100;

/** What was charged, and what was given back of it. */
export const chargeRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/v1/charges',
    takes,
    answer: ({ world, form }) => {
      const customerId = world.get('customer', textOf(form, 'customer') ?? '', 'customer').id;
      const paid = world
        .list('payment_intent')
        .filter((intent) => intent.customerId === customerId && intent.status === 'succeeded')
        .reverse()
        .map((intent) => renderCharge(world, intent));
      const after = textOf(form, 'starting_after');
      const from = after === null ? 0 : paid.findIndex(({ id }) => id === after) + 1;
      const limit = Number(textOf(form, 'limit') ?? MAX_LISTED);
      if (limit > MAX_LISTED) throw invalid('Invalid limit', undefined, 'limit');
      return {
        object: 'list',
        url: '/v1/charges',
        has_more: paid.length > from + limit,
        data: paid.slice(from, from + limit),
      };
    },
  },
  {
    method: 'GET',
    path: '/v1/charges/:id',
    takes: [],
    answer: ({ world, ids: [id = ''] }) =>
      renderCharge(world, world.get('payment_intent', id.replace(/^ch_/, 'pi_'))),
  },
  {
    method: 'GET',
    path: '/v1/disputes',
    takes: ['charge', 'limit', 'starting_after'],
    answer: ({ world, form }) => {
      const intentId = textOf(form, 'charge')?.replace(/^ch_/, 'pi_') ?? '';
      const fits = (dispute: { intentId: string }) => dispute.intentId === intentId;
      return listPage(world, { kind: 'dispute', url: '/v1/disputes', form, fits });
    },
  },
  {
    method: 'GET',
    path: '/v1/refunds',
    takes: ['charge', 'limit', 'starting_after'],
    answer: ({ world, form }) => {
      const intentId = textOf(form, 'charge')?.replace(/^ch_/, 'pi_') ?? '';
      const fits = (refund: { intentId: string }) => refund.intentId === intentId;
      return listPage(world, { kind: 'refund', url: '/v1/refunds', form, fits });
    },
  },
  {
    // The stand-in issues none.
    method: 'GET',
    path: '/v1/credit_notes',
    takes,
    answer: ({ world, form }) => {
      world.get('customer', textOf(form, 'customer') ?? '', 'customer');
      return { object: 'list', url: '/v1/credit_notes', has_more: false, data: [] };
    },
  },
];
