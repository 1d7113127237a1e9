import * as z from 'zod/mini';
import { defineEndpoint } from '../define-endpoint.ts';
import { rate } from '../figures/numbers.ts';
import { id } from '../text.ts';

export const getAlertBands = defineEndpoint({
  method: 'GET',
  path: '/api/companies/:companyId/alert-bands',
  access: 'user',
  needs: 'view',
  summary:
    'By how many points the mention rate of a company has to change for an alert at each level, with as many answers as it has now.',
  params: z.object({ companyId: id }),
  responses: {
    200: z.object({
      /** Of the last seven days; null without an answer. */
      rate: z.nullable(rate),
      /** Null where nothing can be compared: too few answers, another model or reader. */
      points: z.nullable(z.object({ small: z.number(), normal: z.number(), large: z.number() })),
    }),
  },
});
