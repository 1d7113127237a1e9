import { bigint, integer, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { EmailId, UserId } from '#lib/ids';
import { jsonb, text } from '#platform/db';
import type { StoredAttachment } from './rules/attachments.ts';

export type EmailStatus = 'queued' | 'delivered' | 'failed';

export const emails = pgTable('emails', {
  id: uuid('id').$type<EmailId>().primaryKey(),
  userId: uuid('user_id').$type<UserId>(),
  kind: text('kind').notNull(),
  recipient: text('recipient').notNull(),
  subject: text('subject').notNull(),
  html: text('html'),
  text: text('text'),
  status: text('status').$type<EmailStatus>().notNull(),
  attempts: integer('attempts').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  deliveredAt: timestamp('delivered_at', { withTimezone: true }),
  lastError: text('last_error'),
  replyTo: text('reply_to'),
  /** Stops mails of this kind with one click; null: it is no subscription. */
  unsubscribeLink: text('unsubscribe_link'),
  /** Files that go with it, until it is handed over or given up. */
  attachments: jsonb('attachments').$type<StoredAttachment[]>(),
});

export type EmailEventKind = 'delivered' | 'bounced' | 'complained' | 'opened';

export const emailEvents = pgTable('email_events', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  emailId: uuid('email_id').$type<EmailId>().notNull(),
  kind: text('kind').$type<EmailEventKind>().notNull(),
  detail: text('detail'),
  reportId: text('report_id').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
