import { integer, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { AnalysisId, CompanyId, PromptId, TaskListId, AccountId } from '#lib/ids';
import { jsonb, text } from '#platform/db';
import type { PageFacts } from './rules/page-facts.ts';
import type { ActionTick } from './rules/action-ticks.ts';
import type { StoredAction } from './rules/renew-list.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const taskLists = pgTable('task_lists', {
  id: uuid('id').$type<TaskListId>().primaryKey(),
  promptId: uuid('prompt_id').$type<PromptId>().notNull(),
  userId: uuid('user_id').$type<AccountId>().notNull(),
  analysisId: uuid('analysis_id').$type<AnalysisId>().notNull(),
  namesRevision: integer('names_revision'),
  model: text('model'),
  rawOutput: text('raw_output'),
  strategy: text('strategy').notNull(),
  targetUrl: text('target_url').notNull(),
  summary: text('summary').notNull(),
  parsedActions: jsonb('parsed_actions').$type<StoredAction[]>().notNull(),
  answers: integer('answers').notNull(),
  plan: text('plan').notNull(),
  version: integer('version').notNull(),
  versionedAt: moment('versioned_at').notNull(),
  openedVersion: integer('opened_version').notNull().default(0),
  doneKeys: text('done_keys').array().notNull().default([]),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
  /** The series of the prompt whose answers it was made from. */
  series: integer('series').notNull().default(1),
  /** When its actions were ticked off and put back, whatever became of them since. */
  ticks: jsonb('ticks').$type<ActionTick[]>().notNull().default([]),
});
export type TaskListRow = typeof taskLists.$inferSelect;

/** The facts of a company's page when it was last read; `facts` is null when it could not be read. */
export const companyPages = pgTable(
  'company_pages',
  {
    companyId: uuid('company_id').$type<CompanyId>().notNull(),
    url: text('url').notNull(),
    facts: jsonb('facts').$type<PageFacts>(),
    readAt: moment('read_at').notNull(),
  },
  (table) => [primaryKey({ name: 'pk_company_pages', columns: [table.companyId, table.url] })],
);
