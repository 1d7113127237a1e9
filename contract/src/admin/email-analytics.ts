import * as z from 'zod/mini';
import { defineEndpoint } from '../define-endpoint.ts';
import { ids } from '../text.ts';

const percent = z.nullable(z.number().check(z.gte(0), z.lte(100)));

const mailFigures = z.object({
  /** Mails of 24 hours that left us. */
  sent: z.int(),
  /** Percent of them that a mail server took and did not give back; null where nobody reports it. */
  deliveryRate: percent,
  /** Percent of the delivered that were opened; null where nobody reports it. */
  openRate: percent,
  bounced: z.int(),
  /** `unknown`: nothing is reported, so nothing can be said. */
  status: z.enum(['good', 'warning', 'problem', 'unknown']),
});
export type MailFigures = z.infer<typeof mailFigures>;

export const getEmailAnalytics = defineEndpoint({
  method: 'GET',
  path: '/api/admin/email-analytics',
  access: 'admin',
  summary: 'What became of the mails of the last 24 hours, by address; who got none is left out.',
  query: z.object({
    /** Accounts by their ids; without it everybody, at most 10,000. */
    users: z.optional(ids),
  }),
  responses: { 200: z.object({ stats: z.record(z.string(), mailFigures) }) },
});
