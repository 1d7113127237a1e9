import * as z from 'zod/mini';
import { defineEndpoint } from '../define-endpoint.ts';
import { namedEngine } from '../engines.ts';
import { tone } from '../figures/numbers.ts';
import { knownWord } from '../known-word.ts';
import { id, timestamp } from '../text.ts';

/** What a statement of answers is marked as. */
const CLAIM_VERDICTS = ['true', 'false', 'answered'] as const;
export type ClaimVerdict = (typeof CLAIM_VERDICTS)[number];

const MAX_KEY = 64;
const day = z.string();

const claim = z.object({
  /** The same statement has the same key, whichever answers make it. */
  key: z.string(),
  /** As one of the answers words it; one line, cut at 240 characters. */
  sentence: z.string(),
  /** The judgement at this place of the answers; null where they give none. */
  tone: z.nullable(tone),
  /** Of the answers read, those that state it; 0 where only its mark is left. */
  answers: z.int(),
  engines: z.array(namedEngine),
  prompts: z.int(),
  lastDay: z.nullable(day),
  /** Pages cited at the statement; else those its newest answer cites. */
  sources: z.array(
    z.object({
      url: z.string(),
      domain: z.string(),
      title: z.nullable(z.string()),
      isAtSentence: z.boolean(),
    }),
  ),
  /** The newest answer that states it. */
  example: z.nullable(z.object({ promptId: id, resultId: id, engine: namedEngine, day })),
  mark: z.nullable(
    z.object({
      verdict: knownWord(CLAIM_VERDICTS),
      markedAt: timestamp,
      /** By first name; null where the account is gone. */
      markedBy: z.nullable(z.string()),
    }),
  ),
});
export type Claim = z.infer<typeof claim>;

const params = z.object({ companyId: id });

export const listClaims = defineEndpoint({
  method: 'GET',
  path: '/api/companies/:companyId/claims',
  access: 'user',
  needs: 'read',
  summary:
    'What recent answers state about a company, the same statement once, negative ones first, with their sources and marks.',
  params,
  responses: {
    200: z.object({
      firstDay: day,
      lastDay: day,
      /** Answers that name the company and were read for it. */
      answers: z.int(),
      /** There are more: all negative ones were taken first, then the newest. */
      isCut: z.boolean(),
      /** Negative ones first, then those most answers state. */
      claims: z.array(claim),
      otherClaims: z.int(),
    }),
  },
});
export type ClaimList = z.infer<(typeof listClaims)['responses'][200]>;

export const setClaimMark = defineEndpoint({
  method: 'PUT',
  path: '/api/companies/:companyId/claims',
  access: 'user',
  needs: 'edit',
  summary: 'Marks a statement of answers as true, false or answered; null takes the mark back.',
  params,
  body: z.object({
    key: z.string().check(z.minLength(1), z.maxLength(MAX_KEY)),
    verdict: z.nullable(z.enum(CLAIM_VERDICTS)),
  }),
  responses: { 204: 'empty' },
});
