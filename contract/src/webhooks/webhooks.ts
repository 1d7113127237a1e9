import * as z from 'zod/mini';
import { defineEndpoint } from '../define-endpoint.ts';
import { knownWord } from '../known-word.ts';
import { id, timestamp, requestId } from '../text.ts';
import { WEBHOOK_EVENTS, address, events, description, newWebhook } from './webhook-input.ts';
import { webhookParams } from './deliveries.ts';

const webhook = z.object({
  id,
  url: z.string(),
  /** What its owner calls it; empty without a name. */
  description: z.string(),
  events: z.array(knownWord(WEBHOOK_EVENTS)),
  /** `not_included`: the plan holds fewer; it is sent nothing until it holds this one again. */
  status: z.enum(['active', 'disabled', 'not_included']),
  /** `gone`: it answered 410. `failing`: nothing arrived for three days. Null while it is active. */
  disabledBecause: z.nullable(knownWord(['owner', 'gone', 'failing'])),
  /** Since when every attempt failed; null when the last one arrived. */
  failingSince: z.nullable(timestamp),
  /** Until then messages carry the signature of the earlier secret as well. */
  previousSecretUntil: z.nullable(timestamp),
  createdAt: timestamp,
});
export type Webhook = z.infer<typeof webhook>;
/** `whsec_` and a key in base64; shown once. */
const secret = z.string();

export const listWebhookEndpoints = defineEndpoint({
  method: 'GET',
  path: '/api/webhooks',
  access: 'user',
  needs: 'edit',
  summary: 'The webhooks of the signed-in user, oldest first, and how many the plan holds.',
  responses: { 200: z.object({ webhooks: z.array(webhook), max: z.int() }) },
});

export const createWebhookEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/webhooks',
  access: 'user',
  needs: 'edit',
  summary:
    'Register a webhook. Its secret is in this answer and in no other but that to a repetition with its requestId within a day.',
  body: newWebhook,
  responses: { 201: z.object({ webhook, secret }) },
});

export const updateWebhookEndpoint = defineEndpoint({
  method: 'PATCH',
  path: '/api/webhooks/:webhookId',
  access: 'user',
  needs: 'edit',
  summary: 'Change address, name or events of a webhook, or switch it on or off.',
  params: webhookParams,
  body: z
    .object({
      url: z.optional(address),
      description: z.optional(description),
      events: z.optional(events),
      isEnabled: z.optional(z.boolean()),
    })
    .check(z.refine((changes) => Object.keys(changes).length > 0, 'Non c’è nulla da cambiare')),
  responses: { 200: webhook },
});

export const deleteWebhookEndpoint = defineEndpoint({
  method: 'DELETE',
  path: '/api/webhooks/:webhookId',
  access: 'user',
  needs: 'edit',
  summary: 'Remove a webhook with the log of its deliveries.',
  params: webhookParams,
  responses: { 204: 'empty' },
});

export const rotateWebhookSecret = defineEndpoint({
  method: 'POST',
  path: '/api/webhooks/:webhookId/secret',
  access: 'user',
  needs: 'edit',
  summary:
    'Give a webhook a new secret; for a day messages are signed with the earlier one as well. Repeated with its requestId it gives the same.',
  params: webhookParams,
  body: z.optional(z.object({ requestId: z.optional(requestId) })),
  responses: { 200: z.object({ webhook, secret }) },
});
