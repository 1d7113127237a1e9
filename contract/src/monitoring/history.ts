import * as z from 'zod/mini';
import { calendarDay as day } from '../calendar-day.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { namedEngine } from '../engines.ts';
import { mean, rate } from '../figures/numbers.ts';
import { knownWord } from '../known-word.ts';
import { id } from '../text.ts';

/** Whom a history is about: `from` and `to` inclusive; without them the four weeks that end with the last analysis. */
const HISTORY_PERIODS = ['4w', '12w', 'year', 'month', 'custom'] as const;
export type HistoryPeriod = (typeof HISTORY_PERIODS)[number];

/** Ids in one parameter, with commas between them. */
const MAX_LIST_LENGTH = 8000;
const list = z.optional(z.string().check(z.maxLength(MAX_LIST_LENGTH)));

export const historyQuery = z.object({
  period: z.optional(z.enum(HISTORY_PERIODS)),
  /** Of `month` any day of it; of `custom` the first day. */
  from: z.optional(day),
  /** Of `custom` the last day; of the others the day the period ends with, the last analysis without it. */
  to: z.optional(day),
  engines: list,
  prompts: list,
  /** Prompts that carry at least one of these labels. */
  labels: list,
});

/** A difference between two spans of days with its interval, and what may be said of it. */
export const HISTORY_VERDICTS = [
  'rising',
  'falling',
  'within_variability',
  /** Another model answers on one side. */
  'model_changed',
  /** Another reader reads on one side. */
  'reader_changed',
  /** Other questions were asked on one side. */
  'question_changed',
  /** Too few days with answers on one side. */
  'too_few',
] as const;
const verdict = knownWord(HISTORY_VERDICTS);

export const span = z.object({ firstDay: day, lastDay: day });

export const difference = z.nullable(z.object({ value: z.number(), low: z.number(), high: z.number() }));

const comparedRate = z.object({
  earlier: rate,
  later: rate,
  /** Percentage points, later minus earlier; null where nothing may be compared. */
  difference,
  verdict,
});
export type ComparedRate = z.infer<typeof comparedRate>;

const comparedMean = z.object({ earlier: mean, later: mean, difference, verdict });

const point = z.object({
  /** The last day it counts. */
  day,
  /** Ok answers of its days that name the company, and all of them; 0 responses is a gap, not a rate. */
  mentions: z.int(),
  responses: z.int(),
});

const line = z.object({
  key: z.string(),
  name: z.string(),
  isOwn: z.boolean(),
  points: z.array(point),
});
export type HistoryLine = z.infer<typeof line>;

const mark = z.object({
  day,
  kind: knownWord(['model_changed', 'reader_changed', 'engine_added', 'engine_removed', 'question_changed']),
  /** Whose model or which engine; null where the reader or questions changed. */
  engine: z.nullable(namedEngine),
  /** Whose question; empty where it is another change. */
  promptIds: z.array(id),
});
export type HistoryMark = z.infer<typeof mark>;

const channel = z.object({
  engine: namedEngine,
  /** Over the compared spans; verdicts are corrected for the number of engines. */
  rate: comparedRate,
  points: z.array(point),
  /** Days of the period on which it was asked and gave no ok answer. */
  silentDays: z.array(day),
});
export type HistoryChannel = z.infer<typeof channel>;

const companion = z.object({
  key: z.string(),
  name: z.string(),
  /** Of the answers of the period that name the own company, those that name this one, too. */
  together: rate,
  /** Of these, those that name the own company first, with the interval. */
  ownFirst: rate,
  /** Prompts with an answer that names both. */
  prompts: z.int(),
  verdict: knownWord(['own_first', 'other_first', 'even', 'too_few']),
});
export type HistoryCompanion = z.infer<typeof companion>;

const companyHistory = z.object({
  period: span,
  /** The two spans that are compared: the last days of the period, and those before it. */
  compared: z.object({ earlier: span, later: span }),
  /** Of the first analysis; null while there is none. */
  firstDay: z.nullable(day),
  lastDay: z.nullable(day),
  /** Days a point counts. */
  pointDays: z.int(),
  /** The own company first, then up to five others, most named first. */
  lines: z.array(line),
  marks: z.array(mark),
  numbers: z.object({
    mentionRate: comparedRate,
    position: comparedMean,
    positiveTone: comparedRate,
    share: comparedRate,
    /** Ok answers that cite a page of the own site. */
    ownSource: comparedRate,
    /** Of answers of one day, at least 1. */
    designEffect: z.number(),
  }),
  /** Mention rates of the lines' companies; verdicts are corrected for their number. */
  rivals: z.array(z.object({ key: z.string(), name: z.string(), isOwn: z.boolean(), rate: comparedRate })),
  channels: z.array(channel),
  companions: z.array(companion),
  /** Prompts the figures are made of. */
  prompts: z.int(),
  /** Ok answers of the period, and those that name the own company. */
  responses: z.int(),
  mentions: z.int(),
  /** Engines that answered on both sides with the same models, of all that answered in the period. */
  comparedEngines: z.array(namedEngine),
  engines: z.array(namedEngine),
});
export type CompanyHistory = z.infer<typeof companyHistory>;

export const getCompanyHistory = defineEndpoint({
  method: 'GET',
  path: '/api/companies/:companyId/history',
  access: 'user',
  needs: 'view',
  keys: { needs: 'read' },
  summary:
    'What became of a company’s figures over a period: lines, the period against the one before, engines, who stands beside it.',
  params: z.object({ companyId: id }),
  query: historyQuery,
  responses: { 200: companyHistory },
});

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
    /** Keys of companies, a line each; without them nobody is asked about. */
    keys: z.optional(z.string().check(z.maxLength(MAX_KEYS_LENGTH))),
  }),
  responses: { 200: companionDetails },
});
