import { bigint, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { SessionId, UserId } from '#lib/ids';
import { text } from '#platform/db';

export type SecurityEventKind =
  | 'signed_in'
  | 'sign_in_failed'
  | 'session_ended'
  | 'refresh_token_replayed'
  | 'password_changed'
  | 'password_reset'
  | 'jobs_requeued'
  | 'jobs_dropped'
  | 'invoices_exported'
  | 'limits_set'
  | 'limits_reset'
  | 'stuck_released'
  | 'overdue_sent'
  | 'test_mail_sent'
  | 'test_webhook_sent';

export const auditLog = pgTable('audit_log', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  /** Null when the account is gone, or was never there. */
  userId: uuid('user_id').$type<UserId>(),
  /** Stands for an administrator whose account is gone. */
  pseudonym: uuid('pseudonym'),
  kind: text('kind').$type<SecurityEventKind>().notNull(),
  sessionId: uuid('session_id').$type<SessionId>(),
  /** What an administrator did it to. */
  subject: text('subject'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
