import * as z from 'zod/mini';
import { defineEndpoint } from '../define-endpoint.ts';
import { knownWord } from '../known-word.ts';
import { id, timestamp } from '../text.ts';

/** What came of asking the writing model for actions. */
const OUTCOMES = [
  'written',
  /** Nothing it wrote was grounded in the sources it cites. */
  'not_grounded',
  /** Its engine was paused, or the day’s money was spent. */
  'unavailable',
  'failed',
  /** No source stands in answers that name a rival and not the company. */
  'no_evidence',
] as const;

const planProposals = z.object({
  /** A writing model is configured. */
  isAvailable: z.boolean(),
  isUnderWay: z.boolean(),
  /** From when the model may be asked again; null: now. */
  nextAt: z.nullable(timestamp),
  last: z.nullable(z.object({ endedAt: timestamp, outcome: knownWord(OUTCOMES) })),
});

const params = z.object({ companyId: id });

export const getPlanProposals = defineEndpoint({
  method: 'GET',
  path: '/api/companies/:companyId/action-plan/proposals',
  access: 'user',
  needs: 'read',
  summary: 'Whether a model can propose actions for the plan of a company, and what came of the last time.',
  params,
  responses: { 200: planProposals },
});

export const requestPlanProposals = defineEndpoint({
  method: 'POST',
  path: '/api/companies/:companyId/action-plan/proposals',
  access: 'user',
  needs: 'edit',
  summary: 'Has a model propose actions for the plan of a company, each with a source of the answers.',
  params,
  responses: { 202: z.object({ isUnderWay: z.boolean() }) },
});
