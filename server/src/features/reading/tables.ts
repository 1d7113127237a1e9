import type { EngineId } from '@citato/contract';
import type { ReportedCompany } from '@citato/mentions';
import { integer, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { CompanyId, ResultId, AccountId } from '#lib/ids';
import { jsonb, text } from '#platform/db';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** What a model reported of an answer, as far as its text grounded it. */
export const modelReadings = pgTable('model_readings', {
  resultId: uuid('result_id').$type<ResultId>().primaryKey(),
  companyId: uuid('company_id').$type<CompanyId>().notNull(),
  engine: text('engine').$type<EngineId>().notNull(),
  model: text('model').notNull(),
  companies: jsonb('companies').$type<ReportedCompany[]>().notNull(),
  rejectedNames: jsonb('rejected_names').$type<string[]>().notNull(),
  createdAt: moment('created_at').notNull(),
});

/** A row while the answers behind a company's current figures are read again. */
export const rereadingProgress = pgTable('rereading_progress', {
  companyId: uuid('company_id').$type<CompanyId>().primaryKey(),
  userId: uuid('user_id').$type<AccountId>().notNull(),
  done: integer('done').notNull(),
  total: integer('total').notNull(),
});

/** Names a model takes for one company; the user decides. */
export const nameProposals = pgTable(
  'name_proposals',
  {
    companyId: uuid('company_id').$type<CompanyId>().notNull(),
    key: text('key').notNull(),
    intoKey: text('into_key').notNull(),
    name: text('name').notNull(),
    intoName: text('into_name').notNull(),
    /** That propose it. */
    answers: integer('answers').notNull(),
    /** When it was proposed last. */
    proposedAt: moment('proposed_at').notNull(),
    /** The user says that they are two companies. */
    refusedAt: moment('refused_at'),
  },
  (table) => [
    primaryKey({ name: 'pk_name_proposals', columns: [table.companyId, table.key, table.intoKey] }),
  ],
);

/** Without its company: whoever reads or writes it names the company beside it. */
export type ModelReadingRow = Omit<typeof modelReadings.$inferSelect, 'companyId'>;
