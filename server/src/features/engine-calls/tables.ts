import type { CallPurpose, EngineId, UnknownDetail } from '@citato/contract';
import { bigint, boolean, integer, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { AnalysisId, EngineCallId, PromptId, AccountId } from '#lib/ids';
import { text } from '#platform/db';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** What is paused after failures in a row: an engine, or the model that reads the answers. */
export type Guarded = EngineId | 'reader';

/** `open` = made and not yet answered, or its process died: the estimate counts. */
export type CallStatus = 'open' | 'ok' | 'refused' | 'empty' | 'not_shown' | 'failed';

export const engineCalls = pgTable('engine_calls', {
  id: uuid('id').$type<EngineCallId>().primaryKey(),
  userId: uuid('user_id').$type<AccountId>(),
  promptId: uuid('prompt_id').$type<PromptId>(),
  analysisId: uuid('analysis_id').$type<AnalysisId>(),
  purpose: text('purpose').$type<CallPurpose>().notNull(),
  engine: text('engine').$type<EngineId>().notNull(),
  model: text('model').notNull(),
  estimatedCostMicroDollars: bigint('estimated_cost_micro_dollars', { mode: 'number' }).notNull(),
  costMicroDollars: bigint('cost_micro_dollars', { mode: 'number' }),
  status: text('status').$type<CallStatus>().notNull().default('open'),
  startedAt: moment('started_at').notNull(),
  finishedAt: moment('finished_at'),
  /** Null: its reply held no unknown detail. */
  unknownDetails: text('unknown_details').$type<UnknownDetail>().array(),
});

export const permitLeases = pgTable(
  'engine_slots',
  {
    engine: text('engine').$type<EngineId>().notNull(),
    holder: uuid('holder').notNull(),
    held: integer('held').notNull(),
    demand: integer('demand').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [primaryKey({ name: 'pk_engine_slots', columns: [table.engine, table.holder] })],
);

export const engineBreakers = pgTable('engine_breakers', {
  engine: text('engine').$type<Guarded>().primaryKey(),
  failures: integer('failures').notNull().default(0),
  failingSince: moment('failing_since'),
  openings: integer('openings').notNull().default(0),
  retryAt: moment('retry_at'),
  probeUntil: moment('trial_until'),
  failingPrompts: text('failing_prompts').array().notNull().default([]),
  /** Its vendor's account cannot pay. */
  isOutOfCredit: boolean('out_of_credit').notNull().default(false),
});
