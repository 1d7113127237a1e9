import type { ClientReport } from '@citato/contract';
import { date, integer, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { AccountId, ClientReportId, CompanyId, ReportLinkId, UserId } from '#lib/ids';
import { jsonb, text } from '#platform/db';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Pages for clients, each as it was when it was made. */
export const clientReports = pgTable('client_reports', {
  id: uuid('id').$type<ClientReportId>().primaryKey(),
  companyId: uuid('company_id').$type<CompanyId>().notNull(),
  userId: uuid('user_id').$type<AccountId>().notNull(),
  snapshot: jsonb('snapshot').$type<ClientReport>().notNull(),
  /** A PNG or JPEG as an address that holds it. */
  logo: text('logo'),
  /** The month it was mailed for; null: somebody made it. */
  month: date('month', { mode: 'string' }),
  madeBy: uuid('made_by').$type<UserId>(),
  madeAt: moment('made_at').notNull(),
});
export type ClientReportRow = typeof clientReports.$inferSelect;

/** How the pages of a company look that are made from now on. */
export const reportLooks = pgTable('report_looks', {
  companyId: uuid('company_id').$type<CompanyId>().primaryKey(),
  userId: uuid('user_id').$type<AccountId>().notNull(),
  colour: text('colour').notNull(),
  caption: text('caption'),
  logo: text('logo'),
  updatedAt: moment('updated_at').notNull(),
});

/** Links that are open; of the secret in the address only a hash is stored. */
export const reportLinks = pgTable('report_links', {
  id: uuid('id').$type<ReportLinkId>().primaryKey(),
  reportId: uuid('report_id').$type<ClientReportId>().notNull(),
  tokenHash: text('token_hash').notNull(),
  passwordHash: text('password_hash'),
  expiresAt: moment('expires_at').notNull(),
  openings: integer('openings').notNull().default(0),
  createdAt: moment('created_at').notNull(),
});
export type ReportLinkRow = typeof reportLinks.$inferSelect;

/** Who is mailed a page of a company each month. */
export const reportMails = pgTable(
  'report_mails',
  {
    companyId: uuid('company_id').$type<CompanyId>().notNull(),
    organisationId: uuid('organisation_id').$type<AccountId>().notNull(),
    userId: uuid('user_id').$type<UserId>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ name: 'pk_report_mails', columns: [table.companyId, table.userId] })],
);
