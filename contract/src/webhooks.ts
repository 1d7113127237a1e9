import * as z from 'zod/mini';
import { defineEndpoint } from './define-endpoint.ts';
import { knownWord } from './known-word.ts';
import { collapseWhiteSpace, id, isStorable, MAX_LENGTH, timestamp, requestId } from './text.ts';

/** The events a customer's own programs can be sent. */
export const WEBHOOK_EVENTS = ['analysis.completed', 'mention.gained', 'mention.lost'] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** The event of a test delivery. */
export const WEBHOOK_TEST = 'webhook.test';

const ADDRESS = 'Scrivi un indirizzo completo, per esempio https://n8n.azienda.it/webhook/citato';
const EVENTS = 'Scegli almeno un evento';

const address = z.string(ADDRESS).check(
  // As browsers do with an address that was pasted over several lines.
  z.overwrite((text) => text.replace(/[\t\n\r]+/g, '').trim()),
  z.maxLength(MAX_LENGTH.url, `Massimo ${String(MAX_LENGTH.url)} caratteri`),
  z.refine((text) => isStorable(text) && isWebAddress(text), ADDRESS),
);

/**
 * http or https with a host, without credentials; the server decides on ports, since it knows its operator's networks.
 */
function isWebAddress(text: string): boolean {
  if (/[\s\p{Cc}\p{Cf}]/u.test(text) || !/^https?:\/\//i.test(text) || !URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return username === '' && password === '';
}

const events = z.array(z.enum(WEBHOOK_EVENTS), EVENTS).check(
  z.minLength(1, EVENTS),
  z.maxLength(WEBHOOK_EVENTS.length, EVENTS),
  z.refine((chosen) => new Set(chosen).size === chosen.length, 'Ogni evento va scelto una volta'),
);

const description = z
  .string()
  .check(
    z.refine(isStorable, 'Il testo contiene caratteri non ammessi'),
    z.overwrite(collapseWhiteSpace),
    z.maxLength(MAX_LENGTH.name, `Massimo ${String(MAX_LENGTH.name)} caratteri`),
  );

/** A new endpoint and its events. */
const newWebhook = z.object({
  url: address,
  description: z.optional(description),
  events,
  requestId: z.optional(requestId),
});

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

const webhookParams = z.object({ webhookId: id });
const deliveryParams = z.object({ webhookId: id, deliveryId: id });
/** `whsec_` and a key in base64; shown once. */
const secret = z.string();

export const listWebhookEndpoints = defineEndpoint({
  method: 'GET',
  path: '/api/webhooks',
  access: 'user',
  summary: 'The webhooks of the signed-in user, oldest first, and how many the plan holds.',
  responses: { 200: z.object({ webhooks: z.array(webhook), max: z.int() }) },
});

export const createWebhookEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/webhooks',
  access: 'user',
  summary:
    'Register a webhook. Its secret is in this answer and in no other but that to a repetition with its requestId within a day.',
  body: newWebhook,
  responses: { 201: z.object({ webhook, secret }) },
});

export const updateWebhookEndpoint = defineEndpoint({
  method: 'PATCH',
  path: '/api/webhooks/:webhookId',
  access: 'user',
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
  summary: 'Remove a webhook with the log of its deliveries.',
  params: webhookParams,
  responses: { 204: 'empty' },
});

export const rotateWebhookSecret = defineEndpoint({
  method: 'POST',
  path: '/api/webhooks/:webhookId/secret',
  access: 'user',
  summary:
    'Give a webhook a new secret; for a day messages are signed with the earlier one as well. Repeated with its requestId it gives the same.',
  params: webhookParams,
  body: z.optional(z.object({ requestId: z.optional(requestId) })),
  responses: { 200: z.object({ webhook, secret }) },
});

export const testWebhookEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/webhooks/:webhookId/test',
  access: 'user',
  summary: 'Send a trial message once and tell what came of it; ten an hour.',
  params: webhookParams,
  responses: { 200: delivery },
});

export const listWebhookDeliveries = defineEndpoint({
  method: 'GET',
  path: '/api/webhooks/:webhookId/deliveries',
  access: 'user',
  summary: 'What was sent to a webhook in the last 30 days, newest first, in pages.',
  params: webhookParams,
  query: z.object({ cursor: z.optional(z.string().check(z.maxLength(200))) }),
  responses: { 200: z.object({ deliveries: z.array(delivery), nextCursor: z.nullable(z.string()) }) },
});

export const resendWebhookDelivery = defineEndpoint({
  method: 'POST',
  path: '/api/webhooks/:webhookId/deliveries/:deliveryId/resend',
  access: 'user',
  summary: 'Send a message again, with the same webhook-id; sixty an hour.',
  params: deliveryParams,
  responses: { 202: delivery },
});
