import * as z from 'zod/mini';
import { defineEndpoint } from '../define-endpoint.ts';
import { id, timestamp } from '../text.ts';

const MAX_EVENTS = 500;

/** A report about one mail; `emailId` is the part of its Message-ID before the @. */
const mailEvent = z.object({
  reportId: z.string().check(z.minLength(1), z.maxLength(200)),
  emailId: id,
  kind: z.enum(['delivered', 'bounced', 'complained', 'opened']),
  detail: z.optional(z.string().check(z.maxLength(1000))),
  occurredAt: timestamp,
});

export const recordMailEvents = defineEndpoint({
  method: 'POST',
  path: '/api/mail/events',
  access: 'public',
  summary:
    'Reports of the mail provider, signed: `X-Citato-Signature: t=<seconds>,v1=<hex HMAC-SHA-256 of "t.body">`.',
  body: z.object({ events: z.array(mailEvent).check(z.minLength(1), z.maxLength(MAX_EVENTS)) }),
  responses: { 204: 'empty' },
});

export const recordMailOpened = defineEndpoint({
  method: 'GET',
  path: '/api/mail/open',
  access: 'public',
  summary: 'The picture of one pixel at the end of a mail; tells that it was opened.',
  query: z.object({ id }),
  responses: { 200: 'binary' },
});
