import * as z from 'zod/mini';
import { defineEndpoint } from '../define-endpoint.ts';

const query = z.object({ token: z.string().check(z.maxLength(1_000)) });

export const showUnsubscribe = defineEndpoint({
  method: 'GET',
  path: '/api/mail/unsubscribe',
  access: 'public',
  summary:
    'A page that says which mails a link stops, with a button. It changes nothing: scanners open links, too.',
  query,
  responses: { 200: 'html' },
});

export const stopMails = defineEndpoint({
  method: 'POST',
  path: '/api/mail/unsubscribe',
  access: 'public',
  summary:
    'Stops mails of one kind with one click, as RFC 8058 has it, or resumes them. Repeated, it changes nothing more.',
  query,
  form: true,
  body: z.optional(z.object({ action: z.optional(z.enum(['stop', 'resume'])) })),
  responses: { 200: 'html' },
});
