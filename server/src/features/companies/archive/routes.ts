import { api } from '@citato/contract';
import type { Context } from '#platform/context';
import { type RouteImplementation, implement } from '#platform/http';
import { getArchived } from './get-archived.ts';

export function archiveRoutes(deps: Pick<Context, 'db' | 'clock'>): RouteImplementation[] {
  return [
    implement(api.getArchived, async ({ caller }) => ({
      status: 200,
      body: await getArchived(deps, caller.accountId),
    })),
  ];
}
