import { boolean, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { SuggestionId, AccountId } from '#lib/ids';
import { jsonb, text } from '#platform/db';
import type { SiteProblem, SuggestionFailure } from './rules/suggestion-failure.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const promptSuggestions = pgTable('prompt_suggestions', {
  id: uuid('id').$type<SuggestionId>().primaryKey(),
  userId: uuid('user_id').$type<AccountId>().notNull(),
  /** Protocol and host. */
  websiteUrl: text('website_url').notNull(),
  companyName: text('company_name'),
  description: text('description'),
  status: text('status').$type<'pending' | 'ready' | 'failed'>().notNull(),
  suggestions: jsonb('suggestions').$type<string[]>().notNull().default([]),
  source: text('source').$type<'engine' | 'site' | 'market'>(),
  isSiteRead: boolean('is_site_read'),
  profileName: text('profile_name'),
  profileDescription: text('profile_description'),
  /** Why the site was not read; null when it was, or was not tried yet. */
  siteProblem: text('site_problem').$type<SiteProblem>(),
  failure: text('failure').$type<SuggestionFailure>(),
  isViewed: boolean('is_viewed').notNull().default(false),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
});
export type SuggestionRow = typeof promptSuggestions.$inferSelect;
