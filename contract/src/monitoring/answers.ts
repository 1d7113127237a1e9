import * as z from 'zod/mini';
import { calendarDay } from '../calendar-day.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { engineId, namedEngine } from '../engines.ts';
import { knownWord } from '../known-word.ts';
import { namedMarket } from '../markets/market.ts';
import { resultsTable } from './monitoring.ts';
import { tone } from '../figures/numbers.ts';
import { id, isStorable, timestamp } from '../text.ts';

/**
 * What came of asking one engine once. Only `ok` answers enter a denominator. `not_shown`: the search page came, without an
 * AI answer.
 */
export const ANSWER_STATUSES = ['ok', 'refused', 'empty', 'not_shown', 'failed'] as const;
export type AnswerStatus = (typeof ANSWER_STATUSES)[number];

/** A company named in one answer, with every place it stands in `answer` (UTF-16 offsets, end exclusive). */
const answerCompany = z.object({
  /** As in the results table. */
  key: z.string(),
  name: z.string(),
  isOwn: z.boolean(),
  position: z.int(),
  occurrences: z.int(),
  sentiment: z.nullable(tone),
  aspects: z.array(z.object({ label: z.string(), tone })),
  spans: z.array(z.object({ start: z.int(), end: z.int(), tone: z.nullable(tone) })),
});

const storedAnswer = z.object({
  id,
  analysisId: id,
  requestId: id,
  engine: namedEngine,
  model: z.nullable(z.string()),
  sample: z.int(),
  status: knownWord(ANSWER_STATUSES),
  /** Why there is no answer, in Italian; null when status is ok. */
  failure: z.nullable(z.string()),
  /** Null when the answer does not count. */
  brandPresent: z.nullable(z.boolean()),
  brandPosition: z.nullable(z.int()),
  /** Names ordered by first naming. */
  mentionedCompanies: z.array(z.string()),
  /** Company name → sentiment labels. */
  companiesSentiment: z.record(z.string(), z.array(z.string())),
  companies: z.array(answerCompany),
  /** The answer as received; null when there is none or its retention has ended. */
  answer: z.nullable(z.string()),
  citations: z.array(
    z.object({
      url: z.string(),
      domain: z.string(),
      title: z.nullable(z.string()),
      position: z.int(),
      /** The passage of `answer` it supports (UTF-16 offsets, end exclusive), where the engine says so. */
      span: z.nullable(z.object({ start: z.int(), end: z.int() })),
    }),
  ),
  /** What the engine searched the web for, in its order; none where it did not search or does not say. */
  searches: z.array(z.string()),
  latencyMs: z.nullable(z.int()),
  createdAt: timestamp,
  /** The series of its prompt it belongs to: another number, another question. */
  series: z.int(),
});
export type StoredAnswer = z.infer<typeof storedAnswer>;

const analysisResult = z.extend(storedAnswer, {
  /** What was asked, where its prompt asks something else by now; null: what it asks today. */
  askedThen: z.nullable(z.object({ text: z.string(), persona: z.nullable(z.string()), market: namedMarket })),
});
export type AnalysisResult = z.infer<typeof analysisResult>;

/** `named` and `absent` speak of ok answers; `uncounted` are all others. */
const presence = z.enum(['named', 'absent', 'uncounted']);

/** `standing`: the answers the prompt's current figures are made of; `all`: every answer kept. */
const answerScope = z.enum(['standing', 'all']);

/** As long as a name an engine may write. */
const MAX_COMPANY_KEY = 500;

export const listAnswers = defineEndpoint({
  method: 'GET',
  path: '/api/analysis/:promptId',
  access: 'user',
  needs: 'view',
  keys: { needs: 'read' },
  summary:
    'The answers collected for a prompt, newest first, in pages; filtered by engine, by who is named, by day.',
  params: z.object({ promptId: id }),
  query: z.object({
    engine: z.optional(engineId),
    /** The company `presence` is about, by key; the own company when left out. */
    company: z.optional(z.string().check(z.minLength(1), z.maxLength(MAX_COMPANY_KEY), z.refine(isStorable))),
    presence: z.optional(presence),
    scope: z.optional(answerScope),
    /** Days of the analyses they come from, inclusive: these instead of the scope’s; one alone leaves the other end open. */
    from: z.optional(calendarDay),
    to: z.optional(calendarDay),
    cursor: z.optional(z.string().check(z.maxLength(200))),
    limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(100))),
  }),
  responses: {
    200: z.object({
      results: z.array(analysisResult),
      nextCursor: z.nullable(z.string()),
      /** Answers that fit the filter, on all pages; counted for the current scope and for days, null for all answers. */
      total: z.nullable(z.int()),
    }),
  },
});

export const getResultsTable = defineEndpoint({
  method: 'GET',
  path: '/api/analysis/:promptId/companies',
  access: 'user',
  needs: 'view',
  keys: { needs: 'read' },
  summary: 'All companies found for a prompt, at most 200; from the answers of one engine or of all.',
  params: z.object({ promptId: id }),
  query: z.object({ engine: z.optional(engineId) }),
  responses: { 200: resultsTable },
});
