import * as z from 'zod/mini';
import { defineEndpoint } from '../define-endpoint.ts';
import { id, requestId, timestamp } from '../text.ts';
import { chosenPrompts } from './prompts.ts';

export const startAnalysis = defineEndpoint({
  method: 'POST',
  path: '/api/trigger-analysis',
  access: 'user',
  needs: 'edit',
  keys: { needs: 'write' },
  summary: 'Start an analysis of a prompt; 200 with duplicate: true while one runs.',
  body: z.object({
    promptId: id,
    /** As the specification has it; the server uses its own rows. */
    prompt: z.optional(z.string().check(z.maxLength(100_000))),
    companyUrl: z.optional(z.string().check(z.maxLength(4096))),
    companyName: z.optional(z.string().check(z.maxLength(4096))),
    requestId: z.optional(id),
  }),
  responses: {
    202: z.object({ requestId: id, message: z.string(), duplicate: z.literal(false) }),
    200: z.object({ requestId: id, message: z.string(), duplicate: z.literal(true) }),
  },
});

export const startAnalyses = defineEndpoint({
  method: 'POST',
  path: '/api/trigger-analyses',
  access: 'user',
  needs: 'edit',
  summary:
    'Start an analysis of each of many prompts, as far as the plan has some left. Repeated with its requestId within a day it gives the first answer.',
  body: z.object({ promptIds: chosenPrompts, requestId: z.optional(requestId) }),
  responses: {
    200: z.object({
      started: z.int(),
      /** Those an analysis ran for already. */
      running: z.int(),
      /** Those the plan has no analysis left for today. */
      refused: z.int(),
    }),
  },
});

export const getMonitoringLastUpdate = defineEndpoint({
  method: 'GET',
  path: '/api/monitoring/last-update',
  access: 'user',
  needs: 'view',
  summary: 'When any number of the signed-in user last changed.',
  responses: { 200: z.object({ lastUpdate: z.nullable(timestamp) }) },
});
