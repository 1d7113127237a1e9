import * as z from 'zod/mini';
import { defineEndpoint } from '../define-endpoint.ts';
import { isStorable, timestamp } from '../text.ts';

const mailboxMessage = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  links: z.array(z.string()),
  attachments: z.array(z.object({ name: z.string(), bytes: z.int() })),
  createdAt: timestamp,
});
export type MailboxMessage = z.infer<typeof mailboxMessage>;

export const listMailbox = defineEndpoint({
  method: 'GET',
  path: '/api/dev/mailbox',
  access: 'public',
  summary: 'Mails caught by the embedded mailbox, newest first; only on loopback, outside production.',
  query: z.object({
    to: z.optional(
      z.string().check(z.maxLength(254), z.refine(isStorable, 'Il testo contiene caratteri non ammessi')),
    ),
  }),
  responses: { 200: z.array(mailboxMessage) },
});
