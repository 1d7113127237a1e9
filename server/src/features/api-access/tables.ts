import { boolean, date, integer, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { ApiKeyId, CompanyId, AccountId } from '#lib/ids';
import { jsonb, text } from '#platform/db';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const apiKeys = pgTable('api_keys', {
  id: uuid('id').$type<ApiKeyId>().primaryKey(),
  userId: uuid('user_id').$type<AccountId>().notNull(),
  name: text('name').notNull(),
  /** What is shown of the key. */
  prefix: text('prefix').notNull(),
  secretHash: text('secret_hash').notNull(),
  mayWrite: boolean('may_write').notNull(),
  /** Null: all companies of the account. */
  companyIds: jsonb('company_ids').$type<CompanyId[]>(),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  revokedAt: moment('revoked_at'),
  lastUsedAt: moment('last_used_at'),
  /** When its owner was sent word that it ends soon. */
  remindedAt: moment('reminded_at'),
});
export type KeyRow = typeof apiKeys.$inferSelect;

export const apiKeyDays = pgTable(
  'api_key_days',
  {
    keyId: uuid('key_id').$type<ApiKeyId>().notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    calls: integer('calls').notNull(),
  },
  (table) => [primaryKey({ columns: [table.keyId, table.day] })],
);
