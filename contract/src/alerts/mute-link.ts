import { defineEndpoint } from '../define-endpoint.ts';
import { LINK_BUTTON, LINK_QUERY } from '../mail/link-page.ts';

export const showMuteLink = defineEndpoint({
  method: 'GET',
  path: '/api/alerts/mute-link',
  access: 'public',
  summary:
    'A page that says what the link of an alert in a mail or a chat mutes, with a button. It changes nothing: scanners open links, too.',
  query: LINK_QUERY,
  responses: { 200: 'html' },
});

export const muteByLink = defineEndpoint({
  method: 'POST',
  path: '/api/alerts/mute-link',
  access: 'public',
  summary:
    'Mutes what an alert is about where its link was sent, in one member’s mails or one channel, or takes that back. Repeated, it changes nothing more.',
  query: LINK_QUERY,
  form: true,
  body: LINK_BUTTON,
  responses: { 200: 'html' },
});
