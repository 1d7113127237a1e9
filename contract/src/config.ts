import * as z from 'zod/mini';
import { defineEndpoint } from './define-endpoint.ts';
import { engineId } from './engines.ts';
import { euroCents, timestamp } from './text.ts';

const publicConfig = z.object({
  /** True when answers come from the demo engine: every number then says 'Modalità demo'. */
  demo: z.boolean(),
  /** Whether the landing page offers an answer about the visitor’s own site. */
  visitorAnswers: z.boolean(),
  engines: z.array(engineId),
  /** The reading model, and what reading an ordinary answer costs; null: rules alone. */
  reader: z.nullable(
    z.object({ engine: engineId, model: z.string(), isAutomatic: z.boolean(), answerCents: euroCents }),
  ),
  payments: z.object({
    provider: z.enum(['none', 'sandbox', 'stripe']),
    publishableKey: z.nullable(z.string()),
  }),
  gtmId: z.nullable(z.string()),
  legal: z.object({
    name: z.nullable(z.string()),
    address: z.nullable(z.string()),
    vat: z.nullable(z.string()),
    privacyUrl: z.string(),
    cookieUrl: z.string(),
  }),
  contact: z.object({ email: z.nullable(z.string()), enterpriseEmail: z.nullable(z.string()) }),
  promoEndsAt: z.nullable(timestamp),
  debugRoutes: z.boolean(),
  /** True when mails can be read at /dev/mailbox. */
  mailbox: z.boolean(),
  environment: z.enum(['development', 'staging', 'production']),
});
export type PublicConfig = z.infer<typeof publicConfig>;

export const getConfig = defineEndpoint({
  method: 'GET',
  path: '/api/config',
  access: 'public',
  summary: 'What the browser needs to know of this deployment; nothing secret.',
  responses: { 200: publicConfig },
});
