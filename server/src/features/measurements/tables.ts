import type {
  Change,
  EngineId,
  MentionedCompany,
  MissingAnswers,
  SentimentLabel,
  Stability,
} from '@citato/contract';
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  integer,
  pgTable,
  primaryKey,
  smallint,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { CompanyId, Id, PromptId, AccountId } from '#lib/ids';
import { bytes, jsonb, text } from '#platform/db';
import type { ToneCounts } from './rules/aggregate-mentions.ts';
import type { SumWords } from './rules/packed-answers/pack-sums.ts';
import type { ShownPages } from './rules/shown-pages.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const wholeNumber = (name: string) => bigint(name, { mode: 'number' });

const words = (name: string) => text(name).array().notNull();
const counts = (name: string) => integer(name).array().notNull();
const smallCounts = (name: string) => smallint(name).array().notNull();
const largeCounts = (name: string) => bigint(name, { mode: 'number' }).array().notNull();

/** What the answers of one prompt and month come to, by day and engine; each column has an element a row (`TallyColumns`). */
export const monthlyTallies = pgTable(
  'monthly_tallies',
  {
    promptId: uuid('prompt_id').$type<PromptId>().notNull(),
    companyId: uuid('company_id').$type<CompanyId>().notNull(),
    /** Its first day. */
    month: date('month', { mode: 'string' }).notNull(),
    engines: words('engines').$type<EngineId[]>(),
    models: words('models'),
    words: words('words'),
    cellDays: smallCounts('cell_days'),
    cellEngines: smallCounts('cell_engines'),
    ok: counts('ok'),
    refused: counts('refused'),
    empty: counts('empty'),
    failed: counts('failed'),
    /** Empty in rows of the build before, and where no page was without an answer. */
    notShown: counts('not_shown'),
    comparedPairs: counts('compared_pairs'),
    similaritySums: doublePrecision('similarity_sums').array().notNull(),
    allMentions: counts('all_mentions'),
    ownMentions: counts('own_mentions'),
    ownPositionSums: counts('own_position_sums'),
    ownPositionSquareSums: largeCounts('own_position_square_sums'),
    ownPositive: smallCounts('own_positive'),
    ownNeutral: smallCounts('own_neutral'),
    ownNegative: smallCounts('own_negative'),
    modelCells: counts('model_cells'),
    modelNames: smallCounts('model_names'),
    discarded: counts('set_aside'),
    readers: words('readers'),
    readerCells: counts('reader_cells'),
    readerNames: smallCounts('reader_names'),
    companyKeys: words('company_keys'),
    companyNames: words('company_names'),
    companyMentions: counts('company_mentions'),
    companyPositionSums: counts('company_position_sums'),
    companyBesideOwn: counts('company_beside_own'),
    companyBeforeOwn: counts('company_before_own'),
    companyEnds: counts('company_ends'),
    factDays: smallCounts('fact_days'),
    factEngines: smallCounts('fact_engines'),
    isOwn: boolean('is_own').array().notNull(),
    mentions: smallCounts('mentions'),
    occurrences: counts('occurrences'),
    positionSums: counts('position_sums'),
    positionSquareSums: largeCounts('position_square_sums'),
    positive: smallCounts('positive'),
    neutral: smallCounts('neutral'),
    negative: smallCounts('negative'),
    besideOwn: smallCounts('beside_own'),
    beforeOwn: smallCounts('before_own'),
    spellingFacts: counts('spelling_facts'),
    spellingWords: counts('spelling_words'),
    spellingCounts: smallCounts('spelling_counts'),
    aspectFacts: counts('aspect_facts'),
    aspectWords: counts('aspect_words'),
    aspectTones: smallCounts('aspect_tones'),
    aspectCounts: smallCounts('aspect_counts'),
    /** The cells, packed (`packDays`); null in rows of the build before. */
    packedDays: bytes('packed_days'),
    /** Whom the cells name, packed (`packNames`); of a prompt's newest month alone. */
    packedNames: bytes('packed_names'),
  },
  (table) => [primaryKey({ name: 'pk_monthly_tallies', columns: [table.promptId, table.month] })],
);

/** The sites the ok answers of one prompt and month cite, in the same form (`SourceColumns`). */
export const monthlySources = pgTable(
  'monthly_sources',
  {
    promptId: uuid('prompt_id').$type<PromptId>().notNull(),
    companyId: uuid('company_id').$type<CompanyId>().notNull(),
    /** Its first day. */
    month: date('month', { mode: 'string' }).notNull(),
    engines: words('engines').$type<EngineId[]>(),
    domains: words('domains'),
    domainAnswers: counts('domain_answers'),
    domainEnds: counts('domain_ends'),
    factDays: smallCounts('fact_days'),
    factEngines: smallCounts('fact_engines'),
    answers: smallCounts('answers'),
  },
  (table) => [primaryKey({ name: 'pk_monthly_sources', columns: [table.promptId, table.month] })],
);

/** Whom each ok answer of one prompt and month names and cites, packed (`PackedAnswers`). */
export const monthlyAnswers = pgTable(
  'monthly_answers',
  {
    promptId: uuid('prompt_id').$type<PromptId>().notNull(),
    companyId: uuid('company_id').$type<CompanyId>().notNull(),
    /** Its first day. */
    month: date('month', { mode: 'string' }).notNull(),
    engines: words('engines').$type<EngineId[]>(),
    rivalKeys: words('rival_keys'),
    rivalNames: words('rival_names'),
    sources: words('sources'),
    answers: bytes('answers').notNull(),
  },
  (table) => [primaryKey({ name: 'pk_monthly_answers', columns: [table.promptId, table.month] })],
);

export const monitoringData = pgTable('monitoring_data', {
  id: uuid('id').$type<Id<'monitoring-data'>>().primaryKey(),
  promptId: uuid('prompt_id').$type<PromptId>().notNull(),
  userId: uuid('user_id').$type<AccountId>().notNull(),
  mentionedCompanies: jsonb('mentioned_companies').$type<MentionedCompany[]>().notNull(),
  otherCompaniesCount: integer('other_companies_count').notNull(),
  otherCompaniesMentions: integer('other_companies_mentions').notNull(),
  totalResponses: integer('total_responses').notNull(),
  refusedResponses: integer('refused_responses').notNull(),
  emptyResponses: integer('empty_responses').notNull(),
  failedResponses: integer('failed_responses').notNull(),
  missingByEngine: jsonb('missing_by_engine').$type<MissingAnswers[]>().notNull().default([]),
  shownByEngine: jsonb('shown_by_engine').$type<ShownPages[]>().notNull().default([]),
  totalAnalyses: integer('total_analyses').notNull(),
  recentAnalyses: jsonb('recent_analyses').$type<boolean[]>().notNull(),
  ownMentions: integer('own_mentions').notNull(),
  ownPositionSum: wholeNumber('own_position_sum').notNull(),
  ownPositionSquareSum: wholeNumber('own_position_square_sum').notNull(),
  ownSentiment: jsonb('own_sentiment').$type<SentimentLabel[]>().notNull(),
  ownTones: jsonb('own_tones').$type<ToneCounts>().notNull(),
  engines: jsonb('engines').$type<EngineId[]>().notNull(),
  change: jsonb('change').$type<Change>(),
  stability: jsonb('stability').$type<Stability>(),
  periodStart: moment('period_start').notNull(),
  periodEnd: moment('period_end').notNull(),
  collectionStartDate: moment('collection_start_date').notNull(),
  lastUpdated: moment('last_updated').notNull(),
  /** The series of the prompt they are of; those of an earlier one are not shown. */
  series: integer('series').notNull().default(1),
});

export type MonitoringRow = typeof monitoringData.$inferSelect;

/** What the answers to a company's prompts come to in a month that is over (`CompanyMonth`). */
export const companyMonths = pgTable(
  'company_months',
  {
    companyId: uuid('company_id').$type<CompanyId>().notNull(),
    /** Its first day. */
    month: date('month', { mode: 'string' }).notNull(),
    engines: words('engines').$type<EngineId[]>(),
    cellDays: smallCounts('cell_days'),
    cellEngines: smallCounts('cell_engines'),
    ok: counts('ok'),
    allMentions: counts('all_mentions'),
    ownMentions: counts('own_mentions'),
    ownPositionSums: counts('own_position_sums'),
    ownPositionSquareSums: largeCounts('own_position_square_sums'),
    ownPositive: counts('own_positive'),
    ownNeutral: counts('own_neutral'),
    ownNegative: counts('own_negative'),
    domains: words('domains'),
    domainAnswers: counts('domain_answers'),
    /** What its prompts' packed answers come to (`PackedSums`); null: not added up yet. */
    answerWords: jsonb('answer_words').$type<SumWords>(),
    answerSums: bytes('answer_sums'),
    /** Those with figures in the month, by id; null in rows of the build before. */
    promptIds: uuid('prompt_ids').$type<PromptId>().array(),
  },
  (table) => [primaryKey({ name: 'pk_company_months', columns: [table.companyId, table.month] })],
);

/** A company named in such a month (`NamedInMonth`). */
export const companyMonthNames = pgTable(
  'company_month_names',
  {
    companyId: uuid('company_id').$type<CompanyId>().notNull(),
    month: date('month', { mode: 'string' }).notNull(),
    key: text('key').notNull(),
    name: text('name').notNull(),
    isOwn: boolean('is_own').notNull(),
    mentions: integer('mentions').notNull(),
    positionSum: integer('position_sum').notNull(),
    besideOwn: integer('beside_own').notNull(),
    beforeOwn: integer('before_own').notNull(),
    factDays: smallCounts('fact_days'),
    factEngines: smallCounts('fact_engines'),
    factMentions: counts('fact_mentions'),
    factPositionSums: counts('fact_position_sums'),
    /** When it is named beside the own company (`packBesideDays`); null in rows of the build before. */
    besideDays: bytes('beside_days'),
  },
  (table) => [
    primaryKey({ name: 'pk_company_month_names', columns: [table.companyId, table.month, table.key] }),
  ],
);
