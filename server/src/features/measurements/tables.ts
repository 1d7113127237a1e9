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
  date,
  doublePrecision,
  integer,
  pgTable,
  primaryKey,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Id, PromptId, UserId } from '#lib/ids';
import { jsonb, text } from '#platform/db';
import type { CompanyTally, ToneCounts } from './rules/aggregate-mentions.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const wholeNumber = (name: string) => bigint(name, { mode: 'number' });

export const dailyMetrics = pgTable(
  'daily_metrics',
  {
    promptId: uuid('prompt_id').$type<PromptId>().notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    engine: text('engine').$type<EngineId>().notNull(),
    ok: integer('ok').notNull(),
    refused: integer('refused').notNull(),
    empty: integer('empty').notNull(),
    failed: integer('failed').notNull(),
    companies: jsonb('companies').$type<CompanyTally[]>().notNull(),
    /** Of the ok answers. */
    models: jsonb('models').$type<string[]>().notNull(),
    comparedPairs: integer('compared_pairs').notNull(),
    similaritySum: doublePrecision('similarity_sum').notNull(),
  },
  (table) => [primaryKey({ name: 'pk_daily_metrics', columns: [table.promptId, table.day, table.engine] })],
);

export const monitoringData = pgTable('monitoring_data', {
  id: uuid('id').$type<Id<'monitoring-data'>>().primaryKey(),
  promptId: uuid('prompt_id').$type<PromptId>().notNull(),
  userId: uuid('user_id').$type<UserId>().notNull(),
  mentionedCompanies: jsonb('mentioned_companies').$type<MentionedCompany[]>().notNull(),
  otherCompaniesCount: integer('other_companies_count').notNull(),
  otherCompaniesMentions: integer('other_companies_mentions').notNull(),
  totalResponses: integer('total_responses').notNull(),
  refusedResponses: integer('refused_responses').notNull(),
  emptyResponses: integer('empty_responses').notNull(),
  failedResponses: integer('failed_responses').notNull(),
  missingByEngine: jsonb('missing_by_engine').$type<MissingAnswers[]>().notNull().default([]),
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
});

export type MonitoringRow = typeof monitoringData.$inferSelect;
