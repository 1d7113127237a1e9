import { bigint, date, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { CompanyId, PromptId, UserId } from '#lib/ids';
import { text } from '#platform/db';
import type { PlanEventKind } from './rules/list-events.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** What somebody did with an action of a company's plan; one with a title was added. */
export const planActions = pgTable(
  'plan_actions',
  {
    companyId: uuid('company_id').$type<CompanyId>().notNull(),
    key: text('key').notNull(),
    title: text('title'),
    effort: text('effort'),
    assignee: text('assignee'),
    dueOn: date('due_on', { mode: 'string' }),
    doneAt: moment('done_at'),
    doneBy: uuid('done_by').$type<UserId>(),
    /** When it was last put back after it had been done. */
    undoneAt: moment('undone_at'),
    /** Prompts it served when it was done. */
    promptIds: uuid('prompt_ids').$type<PromptId>().array().notNull().default([]),
    droppedAt: moment('dropped_at'),
    dropReason: text('drop_reason'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ name: 'pk_plan_actions', columns: [table.companyId, table.key] })],
);
/** Who did what with an action; nothing of it is overwritten. */
export const planActionEvents = pgTable('plan_action_events', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  companyId: uuid('company_id').$type<CompanyId>().notNull(),
  key: text('key').notNull(),
  kind: text('kind').$type<PlanEventKind>().notNull(),
  actorId: uuid('actor_id').$type<UserId>(),
  createdAt: moment('created_at').notNull(),
});

export type PlanActionRow = typeof planActions.$inferSelect;
