import * as z from 'zod/mini';
import { defineEndpoint } from '../define-endpoint.ts';
import { namedMarket } from '../markets/market.ts';
import { id, isReadable, isStorable } from '../text.ts';

/** Longest text of a test, in characters. */
export const MAX_TEST_TEXT = 100_000;
const REQUIRED = 'Il testo è obbligatorio';

/** A text sent to the automation webhook in the name of a prompt. */
export const promptTest = z.object({
  text: z
    .string(REQUIRED)
    .check(
      z.refine(isStorable, 'Il testo contiene caratteri non ammessi'),
      z.refine(isReadable, REQUIRED),
      z.maxLength(MAX_TEST_TEXT, 'Massimo 100.000 caratteri'),
    ),
});

const testedPrompt = z.object({
  id,
  company_name: z.string(),
  company_website: z.string(),
  text: z.string(),
  /** Who asks, in their own first words, and where; grows with every change of what is asked. */
  persona: z.nullable(z.string()),
  market: namedMarket,
  series: z.int(),
});
export type TestedPrompt = z.infer<typeof testedPrompt>;

const promptParams = z.object({ promptId: id });

export const getPrompt = defineEndpoint({
  method: 'GET',
  path: '/api/prompts/:promptId',
  access: 'user',
  needs: 'read',
  summary: 'A prompt with its company, for its owner and for administrators.',
  params: promptParams,
  responses: { 200: testedPrompt },
});

export const sendTestText = defineEndpoint({
  method: 'POST',
  path: '/api/prompts/:promptId/test',
  access: 'user',
  needs: 'edit',
  summary: 'Send a text to the operator’s automation webhook in the name of a prompt; ten an hour.',
  params: promptParams,
  body: promptTest,
  responses: { 200: z.object({ message: z.string() }) },
});

/** What the call says when the webhook has taken the text. */
export const TEST_SENT = 'Il webhook ha ricevuto il testo.';

export const sendTestPrompt = defineEndpoint({
  method: 'POST',
  path: '/api/admin/test-webhook',
  access: 'admin',
  summary:
    'Send a made-up prompt to the operator’s automation webhook, to see whether it arrives; ten an hour.',
  responses: { 200: z.object({ message: z.string() }) },
});
