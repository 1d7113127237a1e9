import * as z from 'zod/mini';
import { defineEndpoint } from '../define-endpoint.ts';
import { knownWord } from '../known-word.ts';
import { id, timestamp } from '../text.ts';
import { WEBHOOK_EVENTS } from './webhook-input.ts';

/** The event of a test delivery. */
export const WEBHOOK_TEST = 'webhook.test';

const delivery = z.object({
  id,
  /** The `webhook-id` header: the same at every attempt. */
  messageId: z.string(),
  event: knownWord([...WEBHOOK_EVENTS, WEBHOOK_TEST]),
  /** `waiting`: it is tried, or tried again. */
  status: knownWord(['waiting', 'delivered', 'failed']),
  attempts: z.int(),
  createdAt: timestamp,
  lastAttemptAt: z.nullable(timestamp),
  nextAttemptAt: z.nullable(timestamp),
  responseStatus: z.nullable(z.int()),
  /**
   * Why no answer came; `endpoint_off`, `not_included`: it was no longer tried, because the plan no longer includes the
   * webhook.
   */
  fault: z.nullable(knownWord(['refused', 'unreachable', 'timeout', 'endpoint_off', 'not_included'])),
  /** The beginning of the last answer. */
  excerpt: z.nullable(z.string()),
  durationMs: z.nullable(z.int()),
  /** What was sent. */
  body: z.string(),
});
export type WebhookDelivery = z.infer<typeof delivery>;

export const webhookParams = z.object({ webhookId: id });
const deliveryParams = z.object({ webhookId: id, deliveryId: id });

export const testWebhookEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/webhooks/:webhookId/test',
  access: 'user',
  needs: 'edit',
  summary: 'Send a trial message once and tell what came of it; ten an hour.',
  params: webhookParams,
  responses: { 200: delivery },
});

export const listWebhookDeliveries = defineEndpoint({
  method: 'GET',
  path: '/api/webhooks/:webhookId/deliveries',
  access: 'user',
  needs: 'edit',
  summary: 'What was sent to a webhook in the last 30 days, newest first, in pages.',
  params: webhookParams,
  query: z.object({ cursor: z.optional(z.string().check(z.maxLength(200))) }),
  responses: { 200: z.object({ deliveries: z.array(delivery), nextCursor: z.nullable(z.string()) }) },
});

export const resendWebhookDelivery = defineEndpoint({
  method: 'POST',
  path: '/api/webhooks/:webhookId/deliveries/:deliveryId/resend',
  access: 'user',
  needs: 'edit',
  summary: 'Send a message again, with the same webhook-id; sixty an hour.',
  params: deliveryParams,
  responses: { 202: delivery },
});
