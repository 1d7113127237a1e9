import type { AdminAct } from '@citato/contract';
import { bigint, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { AccountId, SessionId, UserId } from '#lib/ids';
import { text } from '#platform/db';

export type SecurityEventKind =
  | 'signed_in'
  | 'sign_in_failed'
  | 'session_ended'
  | 'refresh_token_replayed'
  | 'password_changed'
  | 'password_reset'
  | 'key_created'
  | 'key_revoked'
  | 'key_read'
  | 'key_wrote'
  | 'assistant_connected'
  | 'assistant_revoked'
  | 'assistant_replayed'
  | 'assistant_read'
  | 'assistant_wrote'
  | AdminAct;

export const auditLog = pgTable('audit_log', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  /** Null when the account is deleted, or never existed. */
  userId: uuid('user_id').$type<UserId>(),
  /** Stands for an administrator whose account is gone. */
  pseudonym: uuid('pseudonym'),
  kind: text('kind').$type<SecurityEventKind>().notNull(),
  sessionId: uuid('session_id').$type<SessionId>(),
  /** The account an administrator acted on; null when it was none in particular. */
  targetUserId: uuid('target_user_id').$type<AccountId>(),
  /** What an administrator did it with. */
  subject: text('subject'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
