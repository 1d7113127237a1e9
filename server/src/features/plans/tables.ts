import type { PlanId } from '@citato/contract';
import { boolean, integer, pgTable, timestamp } from 'drizzle-orm/pg-core';
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
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
