import * as z from 'zod/mini';
import { defineEndpoint } from '../define-endpoint.ts';

const NUMBER_MESSAGE = 'Il numero della carta non è completo';
const EXPIRY_MESSAGE = 'La scadenza si scrive MM/AA';
const CVC_MESSAGE = 'Il codice di sicurezza ha 3 o 4 cifre';

/** What the sandbox's card form asks for, typed with or without blanks. */
const sandboxCard = z.object({
  number: z.string(NUMBER_MESSAGE).check(z.regex(/^ *(?:\d[ -]*){12,19}$/, NUMBER_MESSAGE)),
  expiry: z.string(EXPIRY_MESSAGE).check(z.regex(/^ *(?:0[1-9]|1[0-2]) *\/? *\d{2} *$/, EXPIRY_MESSAGE)),
  cvc: z.string(CVC_MESSAGE).check(z.regex(/^ *\d{3,4} *$/, CVC_MESSAGE)),
});

/** Identifiers as the provider makes them. */
const setupId = z.string().check(z.regex(/^seti_[0-9a-f]{1,64}$/, 'Identificativo non valido'));
const paymentId = z.string().check(z.regex(/^pi_[0-9a-f]{1,64}$/, 'Identificativo non valido'));
const clientSecret = z.string().check(z.maxLength(200));

const answer = z.object({
  status: z.enum(['succeeded', 'requires_action', 'failed']),
  /** What to tell the user; null when there is nothing to say. */
  message: z.nullable(z.string()),
});

export const confirmSandboxSetup = defineEndpoint({
  method: 'POST',
  path: '/api/sandbox/setups/:setupId/confirm',
  access: 'user',
  needs: 'own',
  summary: 'Send a test card to the embedded payment provider; 404 where another one takes the payments.',
  params: z.object({ setupId }),
  body: z.extend(sandboxCard, { clientSecret }),
  responses: { 200: answer },
});

export const authenticateSandboxSetup = defineEndpoint({
  method: 'POST',
  path: '/api/sandbox/setups/:setupId/authenticate',
  access: 'user',
  needs: 'own',
  summary: 'What the holder of a test card answers when its bank asks while it is set up (3D Secure).',
  params: z.object({ setupId }),
  body: z.object({ clientSecret, approve: z.boolean() }),
  responses: { 200: answer },
});

export const authenticateSandboxPayment = defineEndpoint({
  method: 'POST',
  path: '/api/sandbox/payments/:paymentId/authenticate',
  access: 'user',
  needs: 'own',
  summary: 'What the holder of a test card answers when its bank asks about a payment (3D Secure).',
  params: z.object({ paymentId }),
  body: z.object({ clientSecret, approve: z.boolean() }),
  responses: { 200: answer },
});
