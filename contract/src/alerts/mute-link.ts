import * as z from 'zod/mini';
import { defineEndpoint } from '../define-endpoint.ts';

const query = z.object({ token: z.string().check(z.maxLength(1_000)) });

export const showMuteLink = defineEndpoint({
  method: 'GET',
  path: '/api/alerts/mute-link',
  access: 'public',
  summary:
    'A page that says what the link of an alert in a mail or a chat mutes, with a button. It changes nothing: scanners open links, too.',
  query,
  responses: { 200: 'html' },
});

export const muteByLink = defineEndpoint({
  method: 'POST',
  path: '/api/alerts/mute-link',
  access: 'public',
  summary:
    'Mutes what an alert is about where its link was sent, in one member’s mails or one channel, or takes that back. Repeated, it changes nothing more.',
  query,
  form: true,
  body: z.optional(z.object({ action: z.optional(z.enum(['stop', 'resume'])) })),
  responses: { 200: 'html' },
});
