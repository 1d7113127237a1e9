import { pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { AccountId, CompanyId, UserId } from '#lib/ids';
import { jsonb } from '#platform/db';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Who of an organisation looks after a company. */
export const companyAssignees = pgTable('company_assignees', {
  companyId: uuid('company_id').$type<CompanyId>().primaryKey(),
  organisationId: uuid('organisation_id').$type<AccountId>().notNull(),
  userId: uuid('user_id').$type<UserId>().notNull(),
  createdAt: moment('created_at').notNull(),
});

/** How a member saved the table of all companies. */
export const portfolioViews = pgTable(
  'portfolio_views',
  {
    organisationId: uuid('organisation_id').$type<AccountId>().notNull(),
    userId: uuid('user_id').$type<UserId>().notNull(),
    /** Possibly of another build. */
    view: jsonb('view').$type<unknown>().notNull(),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [primaryKey({ name: 'pk_portfolio_views', columns: [table.organisationId, table.userId] })],
);
