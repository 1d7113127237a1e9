import * as z from 'zod/mini';
import { defineEndpoint } from '../define-endpoint.ts';

const message = z.object({ message: z.string() });

export const countStuckPrompts = defineEndpoint({
  method: 'GET',
  path: '/api/admin/stuck-prompts/count',
  access: 'admin',
  summary: 'How many prompts have an analysis nobody works on any more.',
  responses: { 200: z.object({ count: z.int() }) },
});

export const clearStuckPrompts = defineEndpoint({
  method: 'DELETE',
  path: '/api/admin/stuck-prompts',
  access: 'admin',
  summary: 'End the stuck analyses with the answers they have.',
  responses: { 200: message },
});

export const sendTestMail = defineEndpoint({
  method: 'POST',
  path: '/api/admin/test-email',
  access: 'admin',
  summary: 'Hand a trial mail to the mail server now, addressed to the administrator; ten an hour.',
  responses: { 200: message },
});

export const sendOverduePrompts = defineEndpoint({
  method: 'POST',
  path: '/api/admin/mass-send-overdue',
  access: 'admin',
  summary: 'Start the overdue analyses that have not begun, each once however often it is asked for.',
  responses: { 200: z.object({ totalSent: z.int() }) },
});
