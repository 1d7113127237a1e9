import type { AnswerStatus, EngineId, Tone } from '@citato/contract';
import type { Disagreement } from '@citato/mentions';
import {
  bigint,
  boolean,
  date,
  integer,
  pgTable,
  pgView,
  primaryKey,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { AnalysisId, CompanyId, PromptId, ResultId, AccountId } from '#lib/ids';
import { jsonb, text } from '#platform/db';
import type { FailureKind } from './rules/failure-kind.ts';
import type { ReaderName, RulesBecause } from './rules/rules-because.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const wholeNumber = (name: string) => bigint(name, { mode: 'number' });

/** The analyses whose answers count: they have their numbers, or failed. */
export const endedAnalyses = pgView('ended_analyses', {
  id: uuid('id').$type<AnalysisId>().notNull(),
  userId: uuid('user_id').$type<AccountId>().notNull(),
  companyId: uuid('company_id').$type<CompanyId>().notNull(),
  promptId: uuid('prompt_id').$type<PromptId>().notNull(),
  day: date('day', { mode: 'string' }).notNull(),
  isFinished: boolean('is_finished').notNull(),
  createdAt: moment('created_at').notNull(),
}).existing();

export const analysisResults = pgTable('analysis_results', {
  id: uuid('id').$type<ResultId>().primaryKey(),
  companyId: uuid('company_id').$type<CompanyId>().notNull(),
  analysisId: uuid('analysis_id').$type<AnalysisId>().notNull(),
  promptId: uuid('prompt_id').$type<PromptId>().notNull(),
  engine: text('engine').$type<EngineId>().notNull(),
  sample: integer('sample').notNull(),
  model: text('model'),
  status: text('status').$type<AnswerStatus>().notNull(),
  failureKind: text('failure_kind').$type<FailureKind>(),
  day: date('day', { mode: 'string' }).notNull(),
  brandPresent: boolean('brand_present'),
  brandPosition: integer('brand_position'),
  extractorVersion: text('extractor_version'),
  language: text('language'),
  reader: text('reader').$type<ReaderName>().notNull().default('rules'),
  /** Why the rules read it alone; null when a model did, and for what is older than this column. */
  rulesBecause: text('rules_because').$type<RulesBecause>(),
  /** When a model was asked once more for an answer it had failed to read. */
  readerRetriedAt: moment('reader_retried_at'),
  /** The revision of the company's names the answer was read under. */
  namesRevision: integer('names_revision').notNull().default(0),
  /** Under these names, but ahead of its turn: that is still to come. */
  isReadAhead: boolean('is_read_ahead').notNull().default(false),
  /** The engine itself declined, whatever the text says. */
  refusedByEngine: boolean('refused_by_engine').notNull().default(false),
  searchQueries: jsonb('search_queries').$type<string[]>().notNull().default([]),
  inputTokens: integer('input_tokens'),
  outputTokens: integer('output_tokens'),
  searches: integer('searches').notNull().default(0),
  costMicroDollars: wholeNumber('cost_micro_dollars').notNull().default(0),
  latencyMs: integer('latency_ms').notNull(),
  createdAt: moment('created_at').notNull(),
});

export const answerTexts = pgTable(
  'answer_texts',
  {
    resultId: uuid('result_id').$type<ResultId>().notNull(),
    companyId: uuid('company_id').$type<CompanyId>().notNull(),
    promptId: uuid('prompt_id').$type<PromptId>().notNull(),
    text: text('text').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ name: 'pk_answer_texts', columns: [table.resultId, table.createdAt] })],
);

export const mentions = pgTable(
  'mentions',
  {
    resultId: uuid('result_id').$type<ResultId>().notNull(),
    companyId: uuid('company_id').$type<CompanyId>().notNull(),
    companyKey: text('company_key').notNull(),
    name: text('name').notNull(),
    isOwn: boolean('is_own').notNull(),
    position: integer('position').notNull(),
    occurrences: integer('occurrences').notNull(),
    sentiment: text('sentiment').$type<Tone>(),
    aspects: jsonb('aspects').$type<{ label: string; tone: Tone }[]>().notNull().default([]),
    spans: jsonb('spans').$type<{ start: number; end: number; tone: Tone | null }[]>().notNull().default([]),
  },
  (table) => [primaryKey({ name: 'pk_mentions', columns: [table.resultId, table.companyKey] })],
);

export const citations = pgTable(
  'citations',
  {
    resultId: uuid('result_id').$type<ResultId>().notNull(),
    companyId: uuid('company_id').$type<CompanyId>().notNull(),
    position: integer('position').notNull(),
    url: text('url').notNull(),
    domain: text('domain').notNull(),
    title: text('title'),
    companyKeys: jsonb('company_keys').$type<string[]>().notNull().default([]),
    /** Named by the engine beside the text. */
    namedByEngine: boolean('named_by_engine').notNull().default(false),
    /** The passage of the text it supports, where the engine says so. */
    spanStart: integer('span_start'),
    spanEnd: integer('span_end'),
  },
  (table) => [primaryKey({ name: 'pk_citations', columns: [table.resultId, table.position] })],
);

/** Where model and rules read an answer differently. */
export const readingDisagreements = pgTable(
  'reading_disagreements',
  {
    resultId: uuid('result_id').$type<ResultId>().notNull(),
    companyId: uuid('company_id').$type<CompanyId>().notNull(),
    kind: text('kind').$type<Disagreement['kind']>().notNull(),
    name: text('name').notNull(),
    detail: text('detail'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'pk_reading_disagreements', columns: [table.resultId, table.kind, table.name] }),
  ],
);

export type ResultRow = typeof analysisResults.$inferSelect;
/** What is read from an answer, without its company: whoever reads or writes it names the company beside it. */
export type MentionRow = Omit<typeof mentions.$inferSelect, 'companyId'>;
export type CitationRow = Omit<typeof citations.$inferSelect, 'companyId'>;
export type DisagreementRow = Omit<typeof readingDisagreements.$inferSelect, 'companyId'>;
