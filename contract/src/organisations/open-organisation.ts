import * as z from 'zod/mini';
import { defineEndpoint } from '../define-endpoint.ts';
import { id } from '../text.ts';

// By itself: every signed-in page holds it, and none but the team's own holds the rest.
export const openOrganisation = defineEndpoint({
  method: 'POST',
  path: '/api/organisations/:organisationId/open',
  access: 'user',
  needs: 'self',
  summary: 'Work in another of the person’s organisations from now on, on this device.',
  params: z.object({ organisationId: id }),
  responses: { 204: 'empty' },
});
