import type { EngineId, LabelColour, LabelSubject, Market } from '@citato/contract';
import { boolean, date, integer, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { CompanyId, LabelId, PromptId, AccountId } from '#lib/ids';
import { jsonb, text } from '#platform/db';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const companies = pgTable('companies', {
  id: uuid('id').$type<CompanyId>().primaryKey(),
  userId: uuid('user_id').$type<AccountId>().notNull(),
  name: text('name').notNull(),
  websiteUrl: text('website_url').notNull(),
  description: text('description'),
  /** Other spellings the user gave for the own company. */
  aliases: jsonb('aliases').$type<string[]>().notNull().default([]),
  /** Companies of the market whose spellings the user merged. */
  competitorAliases: jsonb('competitor_aliases')
    .$type<{ name: string; aliases: string[] }[]>()
    .notNull()
    .default([]),
  /** Names the user declared not to be companies. */
  ignoredNames: jsonb('ignored_names').$type<string[]>().notNull().default([]),
  /** Grows with every change of the names above. */
  namesRevision: integer('names_revision').notNull().default(0),
  /** Engines the user leaves out; those not configured here are harmless. */
  excludedEngines: jsonb('excluded_engines').$type<EngineId[]>().notNull().default([]),
  /** Where its questions are asked from, but for those with a market of their own. */
  market: jsonb('market').$type<Market>().notNull(),
  labelIds: jsonb('label_ids').$type<LabelId[]>().notNull().default([]),
  createdAt: moment('created_at').notNull(),
  archivedAt: moment('archived_at'),
});
export type CompanyRow = typeof companies.$inferSelect;

export const prompts = pgTable('prompts', {
  id: uuid('id').$type<PromptId>().primaryKey(),
  companyId: uuid('company_id').$type<CompanyId>().notNull(),
  title: text('title').notNull(),
  text: text('text').notNull(),
  isActive: boolean('is_active').notNull().default(true),
  frequency: text('frequency').$type<'daily'>().notNull().default('daily'),
  namesOwnCompany: boolean('names_own_company').notNull(),
  labelIds: jsonb('label_ids').$type<LabelId[]>().notNull().default([]),
  createdAt: moment('created_at').notNull(),
  archivedAt: moment('archived_at'),
  /** Who asks, in their own words; null = nobody says. */
  persona: text('persona'),
  /** Null = its company's. */
  market: jsonb('market').$type<Market>(),
  /** Grows with every change of text, persona and market: what is compared over time is of one series. */
  series: integer('series').notNull().default(1),
  /** The first Rome day of its series; null = it has only ever had this one. */
  seriesSince: date('series_since', { mode: 'string' }),
  seriesBeganAt: moment('series_began_at'),
});
export type PromptRow = typeof prompts.$inferSelect;

/** What was asked in each series of a prompt; written by the database whenever a prompt begins one. */
export const promptSeries = pgTable(
  'prompt_series',
  {
    promptId: uuid('prompt_id').$type<PromptId>().notNull(),
    number: integer('number').notNull(),
    /** The Rome day it began on. */
    firstDay: date('first_day', { mode: 'string' }).notNull(),
    text: text('text').notNull(),
    persona: text('persona'),
    market: jsonb('market').$type<Market>().notNull(),
  },
  (table) => [primaryKey({ name: 'pk_prompt_series', columns: [table.promptId, table.number] })],
);
export type SeriesRow = typeof promptSeries.$inferSelect;

export const labels = pgTable('labels', {
  id: uuid('id').$type<LabelId>().primaryKey(),
  userId: uuid('user_id').$type<AccountId>().notNull(),
  subject: text('subject').$type<LabelSubject>().notNull(),
  name: text('name').notNull(),
  colour: text('colour').$type<LabelColour>().notNull(),
  createdAt: moment('created_at').notNull(),
});
export type LabelRow = typeof labels.$inferSelect;
