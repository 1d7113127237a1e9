import { WEBHOOK_PAYLOADS } from '@citato/contract/webhook-payloads';
import { toSchema } from '../openapi.ts';
import { exampleOf } from './example-of.ts';

const SUMMARIES: Readonly<Record<keyof typeof WEBHOOK_PAYLOADS, string>> = {
  'analysis.completed': 'An analysis of a prompt has new numbers.',
  'mention.gained': 'A prompt’s answers name the company provably more often than the week before.',
  'mention.lost': 'A prompt’s answers name the company provably less often than the week before.',
  'alert.raised': 'An alert of a company began.',
  'alert.cleared': 'An alert of a company ended.',
  'webhook.test': 'Somebody tried the address.',
};

const HEADERS = {
  'webhook-id': 'The message: the same at every attempt and to every address.',
  'webhook-timestamp': 'Seconds since 1970; refuse what is older than five minutes.',
  'webhook-signature': 'v1, and an HMAC-SHA256 in base64 (Standard Webhooks); two while a secret changes.',
};

/** What customers' addresses are sent, by event: the schemas of OpenAPI's `webhooks`. */
export function describeWebhooks(): Record<string, object> {
  return Object.fromEntries(
    Object.entries(WEBHOOK_PAYLOADS).map(([event, payload]) => {
      const schema = toSchema(payload, 'output');
      const post = {
        operationId: event,
        summary: SUMMARIES[payload.shape.type.def.values[0] ?? 'webhook.test'],
        security: [],
        parameters: Object.entries(HEADERS).map(([name, description]) => ({
          name,
          in: 'header',
          required: true,
          description,
          schema: { type: 'string' },
        })),
        requestBody: {
          required: true,
          content: { 'application/json': { schema, example: exampleOf(schema) } },
        },
        responses: {
          '2XX': { description: 'It arrived; anything else is tried again.' },
          410: { description: 'The address is switched off.' },
        },
      };
      return [event, { post }];
    }),
  );
}
