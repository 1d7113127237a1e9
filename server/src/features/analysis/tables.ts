import type { AnalysisWait, EngineId } from '@citato/contract';
import { boolean, date, integer, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { FailureKind } from '#features/answers';
import type { AnalysisId, CompanyId, PromptId, RequestId, AccountId } from '#lib/ids';
import { jsonb, text } from '#platform/db';
import type { AnalysisTrigger } from './rules/analysis-allowance.ts';
import type { AnalysisOutcome } from './rules/analysis-outcome.ts';
import type { EngineProgress } from './rules/analysis-progress.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export type AnalysisStatus = 'queued' | 'asking' | 'reading' | AnalysisOutcome;

export const promptStates = pgTable('prompt_states', {
  promptId: uuid('prompt_id').$type<PromptId>().primaryKey(),
  userId: uuid('user_id').$type<AccountId>().notNull(),
  status: text('status').$type<'idle' | 'in_progress'>().notNull().default('idle'),
  runningAnalysisId: uuid('running_analysis_id').$type<AnalysisId>(),
  startedAt: moment('started_at'),
  lastProcessedAt: moment('last_processed_at'),
  lastOutcome: text('last_outcome').$type<AnalysisOutcome>(),
  nextRunAt: moment('next_run_at'),
});

export const analyses = pgTable('analyses', {
  id: uuid('id').$type<AnalysisId>().primaryKey(),
  userId: uuid('user_id').$type<AccountId>().notNull(),
  companyId: uuid('company_id').$type<CompanyId>().notNull(),
  promptId: uuid('prompt_id').$type<PromptId>().notNull(),
  requestId: uuid('request_id').$type<RequestId>().notNull(),
  trigger: text('trigger').$type<AnalysisTrigger>().notNull(),
  status: text('status').$type<AnalysisStatus>().notNull().default('queued'),
  attempt: integer('attempt').notNull().default(0),
  day: date('day', { mode: 'string' }).notNull(),
  engines: jsonb('engines').$type<EngineProgress[]>().notNull(),
  usageCounted: boolean('usage_counted').notNull().default(false),
  createdAt: moment('created_at').notNull(),
  lastProgressAt: moment('last_progress_at').notNull(),
  finishedAt: moment('finished_at'),
  /** The day's budget keeps it from going on for now. */
  waitsFor: text('waits_for').$type<AnalysisWait['reason']>(),
  waitsUntil: moment('waits_until'),
  /** The series of its prompt it is asked in: all its answers are of that one. */
  series: integer('series').notNull(),
});

export const analysisUsage = pgTable('analysis_usage', {
  userId: uuid('user_id').$type<AccountId>().primaryKey(),
  /** In the account's lifetime, with those on their way. */
  analysesUsed: integer('analyses_used').notNull().default(0),
  /** The Rome day of the last start, and how many there were on it. */
  startsDay: date('starts_day', { mode: 'string' }),
  startsOfDay: integer('starts_of_day').notNull().default(0),
  /** The analysis the last use is booked for: deleted before a call was made, the use is given back. */
  bookedAnalysisId: uuid('booked_analysis_id').$type<AnalysisId>(),
});

export const engineAttempts = pgTable(
  'engine_attempts',
  {
    promptId: uuid('prompt_id').$type<PromptId>().notNull(),
    engine: text('engine').$type<EngineId>().notNull(),
    analysisId: uuid('analysis_id').$type<AnalysisId>().notNull(),
    failingSince: moment('failing_since').notNull(),
    attempts: integer('attempts').notNull(),
    nextAttemptAt: moment('next_attempt_at').notNull(),
    isDown: boolean('is_down').notNull(),
    failureKind: text('failure_kind').$type<FailureKind>(),
  },
  (table) => [primaryKey({ name: 'pk_engine_attempts', columns: [table.promptId, table.engine] })],
);

export type AnalysisRow = typeof analyses.$inferSelect;
