import type { EngineId, VisitorAnswer } from '@citato/contract';
import { pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { VisitorAnswerId } from '#lib/ids';
import { jsonb, text } from '#platform/db';
import type { VisitorFailure } from './rules/visitor-life.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** One row a site, for all visitors; nothing about the visitor. */
export const visitorAnswers = pgTable('visitor_answers', {
  /** What all addresses of the site share: its registrable domain, or its page on a platform. */
  domain: text('domain').primaryKey(),
  id: uuid('id').$type<VisitorAnswerId>().notNull(),
  /** Protocol and host; on a platform its page. */
  websiteUrl: text('website_url').notNull(),
  status: text('status').$type<VisitorAnswer['status']>().notNull(),
  failure: text('failure').$type<VisitorFailure>(),
  companyName: text('company_name'),
  question: text('question'),
  engine: text('engine').$type<EngineId>(),
  answer: text('answer'),
  companies: jsonb('companies').$type<VisitorAnswer['companies']>().notNull().default([]),
  sources: jsonb('sources').$type<string[]>().notNull().default([]),
  /** Set before the one call is made. */
  calledAt: moment('called_at'),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
});
export type VisitorAnswerRow = typeof visitorAnswers.$inferSelect;
