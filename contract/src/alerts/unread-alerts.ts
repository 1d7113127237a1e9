import * as z from 'zod/mini';
import { defineEndpoint } from '../define-endpoint.ts';

/** The part of `listAlerts` that every signed-in page reads, the count alone: what an alert is comes with the list. */
export const unreadAlerts = defineEndpoint({
  method: 'GET',
  path: '/api/alerts',
  access: 'user',
  needs: 'view',
  summary: 'How many alerts of the signed-in user are unread.',
  query: z.object({ limit: z.optional(z.int()) }),
  responses: { 200: z.object({ unread: z.int() }) },
});
