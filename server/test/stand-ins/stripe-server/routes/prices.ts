import { listOf, textOf } from '../form-body.ts';
import { listPage } from '../list-page.ts';
import { invalid } from '../stripe-refusal.ts';
import type { Route } from './route.ts';

const KEYS_AT_ONCE = 10;

export const priceRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/v1/prices',
    takes: ['active', 'lookup_keys', 'limit', 'starting_after'],
    answer: ({ world, form }) => {
      const keys = listOf(form, 'lookup_keys');
      if (keys.length > KEYS_AT_ONCE) throw invalid('Too many lookup keys', undefined, 'lookup_keys');
      const active = textOf(form, 'active');
      return listPage(world, {
        kind: 'price',
        url: '/v1/prices',
        form,
        fits: ({ lookupKey, isActive }) =>
          (keys.length === 0 || keys.includes(lookupKey)) &&
          (active === null || (active === 'true') === isActive),
      });
    },
  },
];
