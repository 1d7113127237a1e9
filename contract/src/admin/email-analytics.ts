import * as z from 'zod/mini';
import { defineEndpoint } from '../define-endpoint.ts';
import { ids } from '../text.ts';

const percent = z.nullable(z.number().check(z.gte(0), z.lte(100)));

const mailFigures = z.object({
  /** Mails sent within 24 hours. */
  sent: z.int(),
  /** Percent of them that a mail server accepted and did not return; null without reports. */
  deliveryRate: percent,
  /** Percent of the delivered that were opened; null without reports. */
  openRate: percent,
  bounced: z.int(),
  /** `unknown`: nothing is reported. */
  status: z.enum(['good', 'warning', 'problem', 'unknown']),
});
export type MailFigures = z.infer<typeof mailFigures>;

export const getEmailAnalytics = defineEndpoint({
  method: 'GET',
  path: '/api/admin/email-analytics',
  access: 'admin',
  summary: 'What became of the mails of the last 24 hours, by address; who got none is left out.',
  query: z.object({
    /** Accounts by their ids; without it all, at most 10,000. */
    users: z.optional(ids),
  }),
  responses: { 200: z.object({ stats: z.record(z.string(), mailFigures) }) },
});
