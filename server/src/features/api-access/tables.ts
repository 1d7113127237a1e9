import type { ExportFormat, ExportTable } from '@citato/contract';
import { boolean, date, integer, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { AccountId, ApiKeyId, AssistantId, CompanyId, UserId } from '#lib/ids';
import { jsonb, text } from '#platform/db';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const apiKeys = pgTable('api_keys', {
  id: uuid('id').$type<ApiKeyId>().primaryKey(),
  userId: uuid('user_id').$type<AccountId>().notNull(),
  /** Whose membership it ends with; null: made before that was noted. */
  madeBy: uuid('made_by').$type<UserId>(),
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

export const oauthClients = pgTable('oauth_clients', {
  id: text('id').primaryKey(),
  kind: text('kind').$type<'registered' | 'document'>().notNull(),
  name: text('name').notNull(),
  redirectUris: jsonb('redirect_uris').$type<string[]>().notNull(),
  authMethod: text('auth_method').notNull(),
  jwksUri: text('jwks_uri'),
  createdAt: moment('created_at').notNull(),
  /** Of a document: when it was read last. Of a registration: when somebody consented first. */
  checkedAt: moment('checked_at'),
});
export type ClientRow = typeof oauthClients.$inferSelect;

export const assistants = pgTable('assistants', {
  id: uuid('id').$type<AssistantId>().primaryKey(),
  userId: uuid('user_id').$type<AccountId>().notNull(),
  memberId: uuid('member_id').$type<UserId>().notNull(),
  clientId: text('client_id').notNull(),
  name: text('name').notNull(),
  returnsTo: text('returns_to').notNull(),
  mayWrite: boolean('may_write').notNull(),
  /** Null: all companies of the account. */
  companyIds: jsonb('company_ids').$type<CompanyId[]>(),
  createdAt: moment('created_at').notNull(),
  connectedAt: moment('connected_at'),
  expiresAt: moment('expires_at').notNull(),
  revokedAt: moment('revoked_at'),
  lastUsedAt: moment('last_used_at'),
});
export type AssistantRow = typeof assistants.$inferSelect;

export const oauthTokens = pgTable('oauth_tokens', {
  hash: text('hash').primaryKey(),
  assistantId: uuid('assistant_id').$type<AssistantId>().notNull(),
  kind: text('kind').$type<'code' | 'access' | 'refresh'>().notNull(),
  audience: text('audience').notNull(),
  redirectUri: text('redirect_uri'),
  challenge: text('challenge'),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  usedAt: moment('used_at'),
});
export type TokenRow = typeof oauthTokens.$inferSelect;

export const assistantDays = pgTable(
  'assistant_days',
  {
    assistantId: uuid('assistant_id').$type<AssistantId>().notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    calls: integer('calls').notNull(),
  },
  (table) => [primaryKey({ columns: [table.assistantId, table.day] })],
);

/** Files of a company that a member is mailed each Monday. */
export const weeklyExports = pgTable(
  'weekly_exports',
  {
    companyId: uuid('company_id').$type<CompanyId>().notNull(),
    organisationId: uuid('organisation_id').$type<AccountId>().notNull(),
    userId: uuid('user_id').$type<UserId>().notNull(),
    tables: jsonb('tables').$type<ExportTable[]>().notNull(),
    format: text('format').$type<ExportFormat>().notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    stoppedAt: moment('stopped_at'),
    /** The Mondays whose mail was last planned, and last written. */
    plannedDay: date('planned_day', { mode: 'string' }),
    sentDay: date('sent_day', { mode: 'string' }),
  },
  (table) => [primaryKey({ name: 'pk_weekly_exports', columns: [table.companyId, table.userId] })],
);
export type WeeklyExportRow = typeof weeklyExports.$inferSelect;
