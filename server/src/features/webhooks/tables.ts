import type { ChannelKind, WebhookEvent } from '@citato/contract';
import { date, integer, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { PostFault } from '#adapters/webhooks';
import type { CompanyId, DeliveryId, PromptId, AccountId, WebhookId } from '#lib/ids';
import { jsonb, text } from '#platform/db';
import type { Direction } from './rules/mention-change.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const webhookEndpoints = pgTable('webhook_endpoints', {
  id: uuid('id').$type<WebhookId>().primaryKey(),
  userId: uuid('user_id').$type<AccountId>().notNull(),
  url: text('url').notNull(),
  description: text('description').notNull(),
  events: jsonb('events').$type<WebhookEvent[]>().notNull(),
  sealedSecret: text('sealed_secret').notNull(),
  /** The secret before, which signs as well until the moment beside it. */
  previousSealedSecret: text('previous_sealed_secret'),
  previousUntil: moment('previous_until'),
  /** `standard`: an address of the customer's own programs; else a channel of that chat. */
  kind: text('kind').$type<'standard' | ChannelKind>().notNull(),
  /** Of a channel: whose alerts it is sent; null: all. */
  companyId: uuid('company_id').$type<CompanyId>(),
  /** The receiver asked to be sent nothing until then. */
  pausedUntil: moment('paused_until'),
  /** Null: it is on. */
  disabledBecause: text('disabled_because').$type<'owner' | 'gone' | 'failing'>(),
  /** The first attempt since which none arrived. */
  failingSince: moment('failing_since'),
  createdAt: moment('created_at').notNull(),
});
export type EndpointRow = typeof webhookEndpoints.$inferSelect;

/** Why a message is tried no more, though it never arrived. */
export type DeliveryEnd = 'endpoint_off' | 'not_included';

export const webhookDeliveries = pgTable('webhook_deliveries', {
  id: uuid('id').$type<DeliveryId>().primaryKey(),
  /** Who owns the endpoint, or sent it to the operator's webhook. */
  userId: uuid('user_id').$type<AccountId>().notNull(),
  /** Null: the operator's own webhook. */
  endpointId: uuid('endpoint_id').$type<WebhookId>(),
  messageId: text('message_id').notNull(),
  event: text('event').notNull(),
  /** What is sent; forgotten once it was, where it went to the operator. */
  body: text('body'),
  status: text('status').$type<'waiting' | 'delivered' | 'failed'>().notNull(),
  attempts: integer('attempts').notNull(),
  createdAt: moment('created_at').notNull(),
  lastAttemptAt: moment('last_attempt_at'),
  nextAttemptAt: moment('next_attempt_at'),
  responseStatus: integer('response_status'),
  fault: text('fault').$type<PostFault | DeliveryEnd>(),
  excerpt: text('excerpt'),
  durationMs: integer('duration_ms'),
});
export type DeliveryRow = typeof webhookDeliveries.$inferSelect;

export const announcedChanges = pgTable('told_changes', {
  promptId: uuid('prompt_id').$type<PromptId>().primaryKey(),
  userId: uuid('user_id').$type<AccountId>().notNull(),
  direction: text('direction').$type<Direction>().notNull(),
  /** The last day of the week that was announced. */
  lastDay: date('last_day', { mode: 'string' }).notNull(),
});
