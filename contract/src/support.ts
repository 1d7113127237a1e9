import * as z from 'zod/mini';
import { defineEndpoint } from './define-endpoint.ts';
import { MAX_LENGTH, isStorable, line, requestId } from './text.ts';

const SUBJECT_TOO_SHORT = "L'oggetto deve contenere almeno 5 caratteri";
const MESSAGE_TOO_SHORT = 'Il messaggio deve contenere almeno 20 caratteri';

/** A request for help. */
export const supportTicket = z.object({
  subject: line({ required: SUBJECT_TOO_SHORT, max: MAX_LENGTH.subject }).check(
    z.minLength(5, SUBJECT_TOO_SHORT),
  ),
  message: z
    .string(MESSAGE_TOO_SHORT)
    .check(
      z.refine(isStorable, 'Il testo contiene caratteri non ammessi'),
      z.trim(),
      z.minLength(20, MESSAGE_TOO_SHORT),
      z.maxLength(MAX_LENGTH.message, `Massimo ${String(MAX_LENGTH.message)} caratteri`),
    ),
});

export const createSupportTicket = defineEndpoint({
  method: 'POST',
  path: '/api/support/ticket',
  access: 'user',
  needs: 'self',
  summary: 'Store a request for help and mail it to the support team.',
  body: z.extend(supportTicket, {
    /** As the specification has it; who writes is known from the session. */
    userEmail: z.optional(z.string().check(z.maxLength(1000))),
    userName: z.optional(z.string().check(z.maxLength(1000))),
    requestId: z.optional(requestId),
  }),
  responses: { 201: z.object({ message: z.string() }) },
});

/** What the call says when the ticket is stored. */
export const TICKET_STORED =
  'Il tuo ticket di assistenza è stato inviato. Ti risponderemo il prima possibile.';
