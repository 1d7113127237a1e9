import type { EngineId, PlanId } from '@citato/contract';
import { boolean, integer, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { AccountId } from '#lib/ids';
import { text } from '#platform/db';

export const plans = pgTable('plans', {
  id: text('id').$type<PlanId>().primaryKey(),
  name: text('name').notNull(),
  priceCents: integer('price_cents').notNull(),
  normalPriceCents: integer('normal_price_cents').notNull(),
  currency: text('currency').$type<'eur'>().notNull(),
  billingInterval: text('billing_interval').$type<'month'>().notNull(),
  maxCompanies: integer('max_companies').notNull(),
  maxPrompts: integer('max_prompts').notNull(),
  retainedPrompts: integer('retained_prompts').notNull(),
  taskListsEnabled: boolean('task_lists_enabled').notNull(),
  promptAnalysisEnabled: boolean('prompt_analysis_enabled').notNull(),
  stripePriceId: text('stripe_price_id'),
  /** Analyses of one prompt a user may start by hand on a Rome day. */
  manualAnalysesPerDay: integer('manual_analyses_per_day').notNull(),
  /** Days the raw texts of answers are kept. */
  textRetentionDays: integer('text_retention_days').notNull(),
  /** Websites read for suggestions, per account and Rome day. */
  suggestionsPerDay: integer('suggestions_per_day').notNull(),
  /** How many webhooks of an account's own are sent events. */
  maxWebhooks: integer('max_webhooks').notNull(),
  /** How many channels of chats an account's alerts are sent to. */
  maxChannels: integer('max_channels').notNull().default(0),
  /** People an organisation may have; clients take no seat. */
  seats: integer('seats').notNull(),
  /** Engines that are not asked for accounts on it. */
  withheldEngines: text('withheld_engines').array().$type<EngineId[]>().notNull().default([]),
  /** In how many markets the prompts of one company may be asked. */
  maxMarkets: integer('max_markets').notNull().default(1),
  /** Sources of answers with and without the company are compared. */
  sourceGapsEnabled: boolean('source_gaps_enabled').notNull(),
  /** Pages for clients, and their logo on them. */
  clientReportsEnabled: boolean('client_reports_enabled').notNull().default(false),
  reportLogoEnabled: boolean('report_logo_enabled').notNull().default(false),
  /** Keys, the API and assistants may read and write in the account's name. */
  apiEnabled: boolean('api_enabled').notNull(),
  /** Whether accounts are alerted of what changes, and get the mail of Monday. */
  alertsEnabled: boolean('alerts_enabled').notNull().default(false),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

/** An account's plan and overrides. The database adds the row with the account's own. */
export const entitlements = pgTable('entitlements', {
  userId: uuid('user_id').$type<AccountId>().primaryKey(),
  planId: text('plan_id').$type<PlanId>().notNull().default('free'),
  /** The plan a pending downgrade leads to. */
  pendingPlanId: text('pending_plan_id').$type<PlanId>(),
  customMaxCompanies: integer('custom_max_companies'),
  customMaxPrompts: integer('custom_max_prompts'),
  customTaskListsEnabled: boolean('custom_task_lists_enabled'),
  customPromptAnalysisEnabled: boolean('custom_prompt_analysis_enabled'),
  /** Days an earlier plan kept the texts of answers, in force until the moment below. */
  textDays: integer('text_days'),
  textDaysUntil: timestamp('text_days_until', { withTimezone: true }),
});
