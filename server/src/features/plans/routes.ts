import { api } from '@citato/contract';
import type { Context } from '#platform/context';
import { type RouteImplementation, implement } from '#platform/http';
import { listPlans } from './list-plans.ts';

export function planRoutes({ db }: Pick<Context, 'db'>): RouteImplementation[] {
  return [implement(api.listPlans, async () => ({ status: 200, body: await listPlans(db) }))];
}
