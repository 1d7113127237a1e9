import type {
  Alert,
  AlertKind,
  AlertProof,
  AlertSettings,
  EngineId,
  OwnMailSettings,
} from '@citato/contract';
import { date, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { AlertId, CompanyId, MuteId, PromptId, AccountId, UserId, WebhookId } from '#lib/ids';
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
});
export type AlertRow = typeof alerts.$inferSelect;

export const alertSettings = pgTable('alert_settings', {
  userId: uuid('user_id').$type<AccountId>().primaryKey(),
  settings: jsonb('settings').$type<AlertSettings>().notNull(),
  updatedAt: moment('updated_at').notNull(),
});

/** When and of what a member is mailed; who chose nothing has no row. */
export const alertMemberSettings = pgTable(
  'alert_member_settings',
  {
    organisationId: uuid('organisation_id').$type<AccountId>().notNull(),
    userId: uuid('user_id').$type<UserId>().notNull(),
    settings: jsonb('settings').$type<OwnMailSettings>().notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'pk_alert_member_settings', columns: [table.organisationId, table.userId] }),
  ],
);

/** Alerts that are still to be mailed; a row goes when its mail is written. */
export const alertMails = pgTable(
  'alert_mails',
  {
    alertId: uuid('alert_id').$type<AlertId>().notNull(),
    organisationId: uuid('organisation_id').$type<AccountId>().notNull(),
    userId: uuid('user_id').$type<UserId>().notNull(),
    dueAt: moment('due_at').notNull(),
  },
  (table) => [primaryKey({ name: 'pk_alert_mails', columns: [table.alertId, table.userId] })],
);

/** The Monday whose mail a member was last planned, and last written. */
export const mondayMails = pgTable(
  'monday_mails',
  {
    organisationId: uuid('organisation_id').$type<AccountId>().notNull(),
    userId: uuid('user_id').$type<UserId>().notNull(),
    plannedDay: date('planned_day', { mode: 'string' }).notNull(),
    writtenDay: date('written_day', { mode: 'string' }),
  },
  (table) => [primaryKey({ name: 'pk_monday_mails', columns: [table.organisationId, table.userId] })],
);

export const alertMutes = pgTable('alert_mutes', {
  id: uuid('id').$type<MuteId>().primaryKey(),
  userId: uuid('user_id').$type<AccountId>().notNull(),
  /** Null: every company. */
  companyId: uuid('company_id').$type<CompanyId>(),
  /** Null: everything of the company. */
  subject: text('subject'),
  title: text('title').notNull(),
  mutedUntil: moment('muted_until'),
  /** Null: not the mails of one member alone. */
  memberId: uuid('member_id').$type<UserId>(),
  /** Null: not one channel alone. */
  channelId: uuid('channel_id').$type<WebhookId>(),
  createdAt: moment('created_at').notNull(),
});
export type MuteRow = typeof alertMutes.$inferSelect;
