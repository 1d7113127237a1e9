import * as z from 'zod/mini';
import { calendarDay as day } from '../calendar-day.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { namedEngine } from '../engines.ts';
import { historyQuery } from './history.ts';
import { id } from '../text.ts';

const MAX_KEYS_LENGTH = 4000;

const sentence = z.object({
  promptId: id,
  resultId: id,
  engine: namedEngine,
  day,
  quote: z.string(),
  /** It names the own company, too. */
  namesBoth: z.boolean(),
});
export type CompanionSentence = z.infer<typeof sentence>;

const companionDetails = z.object({
  /** Ok answers of the period that name the own company, as far as whom they name is kept. */
  mentions: z.int(),
  /** Those of them that name none of the companies asked about. */
  withoutAny: z.int(),
  companions: z.array(
    z.object({
      key: z.string(),
      /** The two that say most of both, from answers that name both; fewer where no text of such answers is kept. */
      sentences: z.array(sentence),
    }),
  ),
});
export type CompanionDetails = z.infer<typeof companionDetails>;

export const getCompanionDetails = defineEndpoint({
  method: 'GET',
  path: '/api/companies/:companyId/companions',
  access: 'user',
  needs: 'view',
  summary:
    'Sentences of answers that name the company beside others, and how many name it without any of them.',
  params: z.object({ companyId: id }),
  query: z.extend(historyQuery, {
    /** Keys of companies, a line each. */
    keys: z.string().check(z.minLength(1), z.maxLength(MAX_KEYS_LENGTH)),
  }),
  responses: { 200: companionDetails },
});
