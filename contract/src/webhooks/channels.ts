import * as z from 'zod/mini';
import { defineEndpoint } from '../define-endpoint.ts';
import { knownWord } from '../known-word.ts';
import { id, requestId, timestamp } from '../text.ts';
import { CHANNEL_KINDS } from './channel-kinds.ts';
import { address, description } from './webhook-input.ts';

/** What came of one message to a channel. */
const channelDelivery = z.object({
  id,
  channelId: id,
  /** The sentence it said; null for a test. */
  title: z.nullable(z.string()),
  status: knownWord(['waiting', 'delivered', 'failed']),
  attempts: z.int(),
  createdAt: timestamp,
  lastAttemptAt: z.nullable(timestamp),
  nextAttemptAt: z.nullable(timestamp),
  responseStatus: z.nullable(z.int()),
  fault: z.nullable(knownWord(['refused', 'unreachable', 'timeout', 'endpoint_off', 'not_included'])),
  durationMs: z.nullable(z.int()),
});
export type ChannelDelivery = z.infer<typeof channelDelivery>;

const channel = z.object({
  id,
  kind: knownWord(CHANNEL_KINDS),
  /** What its owner calls it, like '#ai-visibilita'; empty without a name. */
  name: z.string(),
  /** Its address without what makes it a secret: the host, and the last letters. */
  address: z.string(),
  /** Null: the alerts of all companies. */
  company: z.nullable(z.object({ id, name: z.string() })),
  status: z.enum(['active', 'disabled', 'not_included']),
  /** `gone`: it answered 410. `failing`: nothing arrived for three days. Null while it is active. */
  disabledBecause: z.nullable(knownWord(['owner', 'gone', 'failing'])),
  /** Since when every attempt failed; null when the last one arrived. */
  failingSince: z.nullable(timestamp),
  createdAt: timestamp,
});
export type AlertChannel = z.infer<typeof channel>;

const companyId = z.nullable(id);

export const listAlertChannels = defineEndpoint({
  method: 'GET',
  path: '/api/alert-channels',
  access: 'user',
  needs: 'edit',
  summary:
    'The channels of Slack, Teams and Discord that alerts are sent to, oldest first, with the newest deliveries of all.',
  responses: {
    200: z.object({ channels: z.array(channel), max: z.int(), deliveries: z.array(channelDelivery) }),
  },
});

export const createAlertChannel = defineEndpoint({
  method: 'POST',
  path: '/api/alert-channels',
  access: 'user',
  needs: 'edit',
  summary:
    'Adds a channel by its incoming webhook address, which says the chat it is of; it is kept only where a test arrives.',
  body: z.object({ address, name: z.optional(description), companyId, requestId: z.optional(requestId) }),
  responses: { 201: channel },
});

const params = z.object({ channelId: id });

export const updateAlertChannel = defineEndpoint({
  method: 'PATCH',
  path: '/api/alert-channels/:channelId',
  access: 'user',
  needs: 'edit',
  summary:
    'Changes the address (of the same chat, kept only where a test arrives), name or company of a channel, or switches it on or off.',
  params,
  body: z
    .object({
      address: z.optional(address),
      name: z.optional(description),
      companyId: z.optional(companyId),
      isEnabled: z.optional(z.boolean()),
    })
    .check(z.refine((changes) => Object.keys(changes).length > 0, 'Non c’è nulla da cambiare')),
  responses: { 200: channel },
});

export const testAlertChannel = defineEndpoint({
  method: 'POST',
  path: '/api/alert-channels/:channelId/test',
  access: 'user',
  needs: 'edit',
  summary: 'Sends a test to a channel once and tells what came of it; ten an hour.',
  params,
  responses: { 200: channelDelivery },
});

export const deleteAlertChannel = defineEndpoint({
  method: 'DELETE',
  path: '/api/alert-channels/:channelId',
  access: 'user',
  needs: 'edit',
  summary: 'Removes a channel with the log of its deliveries.',
  params,
  responses: { 204: 'empty' },
});
