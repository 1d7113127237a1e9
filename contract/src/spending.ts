import * as z from 'zod/mini';
import { defineEndpoint } from './define-endpoint.ts';
import { MARKET_REACHES } from './engine-use/asked-engines.ts';
import { engineId } from './engines.ts';
import { knownWord } from './known-word.ts';
import { euroCents, timestamp } from './text.ts';

const CALL_PURPOSES = ['answer', 'reading', 'suggestion', 'task_list', 'action_plan', 'visitor'] as const;
export type CallPurpose = (typeof CALL_PURPOSES)[number];
export const namedPurpose = knownWord(CALL_PURPOSES);
export type NamedPurpose = z.infer<typeof namedPurpose>;

const userSpending = z.object({
  /** First instant of the current month in Rome. */
  since: timestamp,
  /** Calls to AI engines made for this account since then; a call under way counts with its upper estimate. */
  cents: euroCents,
  /** The same by what it was for; only what was. */
  purposes: z.array(z.object({ purpose: namedPurpose, cents: euroCents })),
  /** What one analysis of one prompt is expected to cost at the engines the plan asks: answers, and reading them by a model. */
  analysis: z.array(
    z.object({
      engine: engineId,
      cents: euroCents,
      readingCents: euroCents,
      /** What it takes of a market: it is not asked in another. */
      reach: knownWord(MARKET_REACHES),
    }),
  ),
});
export type UserSpending = z.infer<typeof userSpending>;

export const getUserSpending = defineEndpoint({
  method: 'GET',
  path: '/api/user/spending',
  access: 'user',
  needs: 'read',
  summary: 'What the AI engines cost for this account this month, and what one more prompt would cost.',
  responses: { 200: userSpending },
});
