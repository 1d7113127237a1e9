import { integer, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { CompanyId, PromptId } from '#lib/ids';
import { jsonb, text } from '#platform/db';
import type { ProposalOutcome } from './rules/proposal-run.ts';
import type { ProposedAction } from '../rules/proposed-action.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** The actions a model proposed last for a company's plan. */
export const planProposals = pgTable(
  'plan_proposals',
  {
    companyId: uuid('company_id').$type<CompanyId>().notNull(),
    number: integer('number').notNull(),
    /** Whose answer shows it: with the prompt the proposal goes. */
    promptId: uuid('prompt_id').$type<PromptId>().notNull(),
    action: jsonb('action').$type<ProposedAction>().notNull(),
    /** The names of the company's answers it was written by. */
    namesRevision: integer('names_revision').notNull(),
    model: text('model').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ name: 'pk_plan_proposals', columns: [table.companyId, table.number] })],
);
export type PlanProposalRow = typeof planProposals.$inferSelect;

/** When a model was asked for proposals, and what came of the last time. */
export const planProposalRuns = pgTable('plan_proposal_runs', {
  companyId: uuid('company_id').$type<CompanyId>().primaryKey(),
  requestedAt: moment('requested_at'),
  endedAt: moment('ended_at'),
  outcome: text('outcome').$type<ProposalOutcome>(),
});
export type PlanProposalRunRow = typeof planProposalRuns.$inferSelect;
