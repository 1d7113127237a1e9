import type { CallPurpose, EngineId } from '@citato/contract';
import { bigint, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { AnalysisId, EngineCallId, PromptId, UserId } from '#lib/ids';
import { text } from '#platform/db';

/** `open` = made and not yet answered, or its process died: the estimate counts. */
export type CallStatus = 'open' | 'ok' | 'refused' | 'empty' | 'failed';

export const engineCalls = pgTable('engine_calls', {
  id: uuid('id').$type<EngineCallId>().primaryKey(),
  userId: uuid('user_id').$type<UserId>(),
  promptId: uuid('prompt_id').$type<PromptId>(),
  analysisId: uuid('analysis_id').$type<AnalysisId>(),
  purpose: text('purpose').$type<CallPurpose>().notNull(),
  engine: text('engine').$type<EngineId>().notNull(),
  model: text('model').notNull(),
  estimatedCostMicroDollars: bigint('estimated_cost_micro_dollars', { mode: 'number' }).notNull(),
  costMicroDollars: bigint('cost_micro_dollars', { mode: 'number' }),
  status: text('status').$type<CallStatus>().notNull().default('open'),
  startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
  finishedAt: timestamp('finished_at', { withTimezone: true }),
});
