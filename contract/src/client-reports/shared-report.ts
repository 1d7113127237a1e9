import * as z from 'zod/mini';
import { defineEndpoint } from '../define-endpoint.ts';
import { MAX_LENGTH, timestamp } from '../text.ts';
import { clientReport } from './client-report.ts';

// By itself: whoever was sent a link loads nothing else of the product.
export const openSharedReport = defineEndpoint({
  method: 'POST',
  path: '/api/shared-reports/open',
  access: 'public',
  summary:
    'Read a shared page by the secret of its link, and its password where it has one; ended and made-up ones are answered alike.',
  body: z.object({
    secret: z.string().check(z.minLength(1), z.maxLength(MAX_LENGTH.token)),
    password: z.optional(z.string().check(z.maxLength(MAX_LENGTH.password))),
    /** The same reader looks again: not another opening. */
    isAgain: z.optional(z.boolean()),
  }),
  responses: {
    200: z.object({
      /** Null: a password is asked for. */
      shared: z.nullable(
        z.object({ report: clientReport, logo: z.nullable(z.string()), expiresAt: timestamp }),
      ),
    }),
  },
});
export type SharedReport = NonNullable<z.infer<(typeof openSharedReport)['responses'][200]>['shared']>;
