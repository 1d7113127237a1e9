import * as z from 'zod/mini';
import { defineEndpoint } from './define-endpoint.ts';
import { namedEngine } from './engines.ts';
import { knownWord } from './known-word.ts';
import { tone } from './figures/numbers.ts';
import { parseWebsite } from './sites/website.ts';
import { MAX_LENGTH, id, timestamp } from './text.ts';

const WRONG_SITE = 'Scrivi l’indirizzo di un sito pubblico, per esempio ponteverde.it';

/** The site a visitor asks about. */
export const visitorSite = z.object({
  websiteUrl: z.string('Scrivi l’indirizzo del tuo sito').check(
    z.refine((text) => text.trim() !== '', { error: 'Scrivi l’indirizzo del tuo sito', abort: true }),
    z.maxLength(MAX_LENGTH.url, WRONG_SITE),
    z.refine((text) => parseWebsite(text) !== null, WRONG_SITE),
    z.overwrite((text) => parseWebsite(text) ?? text),
  ),
});

/** A company in the answer, with every place it stands in its text (UTF-16 offsets, end exclusive). */
const visitorCompany = z.object({
  key: z.string(),
  name: z.string(),
  isOwn: z.boolean(),
  position: z.int(),
  sentiment: z.nullable(tone),
  spans: z.array(z.object({ start: z.int(), end: z.int(), tone: z.nullable(tone) })),
});

/**
 * One question and one answer about a visitor's site, the same for all visitors until it expires. `reading`: the site ·
 * `asking`: the question stands, the engine is asked · `answered` · `failed`: `failure` says why.
 */
const visitorAnswer = z.object({
  id,
  websiteUrl: z.string(),
  status: knownWord(['reading', 'asking', 'answered', 'failed']),
  /** Of the site: unreachable, slow, error, not_a_page, unclear. Of the engine: the rest. */
  failure: z.nullable(
    knownWord([
      'unreachable',
      'slow',
      'error',
      'not_a_page',
      'unclear',
      'over_budget',
      'no_engine',
      'no_answer',
    ]),
  ),
  /** As the site states it; null where it does not. */
  companyName: z.nullable(z.string()),
  question: z.nullable(z.string()),
  engine: z.nullable(namedEngine),
  /** When the engine was asked. */
  askedAt: z.nullable(timestamp),
  answer: z.nullable(z.string()),
  /** In the order of their first naming. */
  companies: z.array(visitorCompany),
  /** Domains the answer cites. */
  sources: z.array(z.string()),
});
export type VisitorAnswer = z.infer<typeof visitorAnswer>;

export const requestVisitorAnswer = defineEndpoint({
  method: 'POST',
  path: '/api/visitor-answers',
  access: 'public',
  summary:
    'Have a site read and one question about its market asked, for a visitor without an account; 200 with what is there.',
  body: visitorSite,
  responses: { 200: visitorAnswer, 202: visitorAnswer },
});

export const getVisitorAnswer = defineEndpoint({
  method: 'GET',
  path: '/api/visitor-answers/:id',
  access: 'public',
  summary: 'How far the answer about a visitor’s site is.',
  params: z.object({ id }),
  responses: { 200: visitorAnswer },
});
