import type { Alert, AlertKind, AlertProof, AlertSettings, EngineId } from '@citato/contract';
import { date, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { AlertId, CompanyId, MuteId, PromptId, AccountId } from '#lib/ids';
import { jsonb, text } from '#platform/db';
import type { WatchState } from './rules/watch/alert-state.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** What was looked at of each company, and what is remembered of it. */
export const alertWatches = pgTable('alert_watches', {
  companyId: uuid('company_id').$type<CompanyId>().primaryKey(),
  userId: uuid('user_id').$type<AccountId>().notNull(),
  lastDay: date('last_day', { mode: 'string' }).notNull(),
  state: jsonb('state').$type<WatchState>().notNull(),
  lookedAt: moment('looked_at').notNull(),
});

/** Which answers prove an alert. */
export interface ProvingAnswers {
  readonly promptId: PromptId;
  readonly engine: EngineId | null;
  readonly isNamed: boolean | null;
  readonly key: string | null;
}

export const alerts = pgTable('alerts', {
  id: uuid('id').$type<AlertId>().primaryKey(),
  companyId: uuid('company_id').$type<CompanyId>().notNull(),
  userId: uuid('user_id').$type<AccountId>().notNull(),
  kind: text('kind').$type<AlertKind>().notNull(),
  subject: text('subject').notNull(),
  direction: text('direction').$type<'up' | 'down'>().notNull(),
  engine: text('engine').$type<EngineId>(),
  promptId: uuid('prompt_id').$type<PromptId>(),
  proof: jsonb('proof').$type<AlertProof>(),
  rival: jsonb('rival').$type<{ key: string; name: string }>(),
  quote: jsonb('quote').$type<NonNullable<Alert['quote']>>(),
  answers: jsonb('answers').$type<ProvingAnswers>(),
  raisedAt: moment('raised_at').notNull(),
  clearedAt: moment('cleared_at'),
  clearedBecause: text('cleared_because').$type<'reverted' | 'settled' | 'resumed'>(),
  readAt: moment('read_at'),
  /** Null: no mail is sent of it. */
  mailDueAt: moment('mail_due_at'),
  mailedAt: moment('mailed_at'),
});
export type AlertRow = typeof alerts.$inferSelect;

export const alertSettings = pgTable('alert_settings', {
  userId: uuid('user_id').$type<AccountId>().primaryKey(),
  settings: jsonb('settings').$type<AlertSettings>().notNull(),
  updatedAt: moment('updated_at').notNull(),
});

export const alertMutes = pgTable('alert_mutes', {
  id: uuid('id').$type<MuteId>().primaryKey(),
  userId: uuid('user_id').$type<AccountId>().notNull(),
  /** Null: every company. */
  companyId: uuid('company_id').$type<CompanyId>(),
  /** Null: everything of the company. */
  subject: text('subject'),
  title: text('title').notNull(),
  mutedUntil: moment('muted_until'),
  createdAt: moment('created_at').notNull(),
});
export type MuteRow = typeof alertMutes.$inferSelect;
