import { TICKET_STORED, api } from '@citato/contract';
import { type RouteImplementation, implement } from '#platform/http';
import { createSupportTicket } from './create-support-ticket.ts';
import type { SupportDeps } from '../support-deps.ts';

export function supportRoutes(deps: SupportDeps): RouteImplementation[] {
  return [
    implement(api.createSupportTicket, async ({ body, caller }) => {
      await createSupportTicket(deps, { ...body, userId: caller.userId, accountId: caller.accountId });
      return { status: 201, body: { message: TICKET_STORED } };
    }),
  ];
}
