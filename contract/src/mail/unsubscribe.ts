import { defineEndpoint } from '../define-endpoint.ts';
import { LINK_BUTTON, LINK_QUERY } from './link-page.ts';

export const showUnsubscribe = defineEndpoint({
  method: 'GET',
  path: '/api/mail/unsubscribe',
  access: 'public',
  summary:
    'A page that says which mails a link stops, with a button. It changes nothing: scanners open links, too.',
  query: LINK_QUERY,
  responses: { 200: 'html' },
});

export const stopMails = defineEndpoint({
  method: 'POST',
  path: '/api/mail/unsubscribe',
  access: 'public',
  summary:
    'Stops mails of one kind with one click, as RFC 8058 has it, or resumes them. Repeated, it changes nothing more.',
  query: LINK_QUERY,
  form: true,
  body: LINK_BUTTON,
  responses: { 200: 'html' },
});
