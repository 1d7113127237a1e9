import { bigint, boolean, date, integer, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { AccessLogId, CompanyId, AccountId } from '#lib/ids';
import { jsonb, text } from '#platform/db';
import type { LogFormat } from './rules/access-log/log-entry.ts';
import type { Verification } from './rules/access-log/verify-address.ts';
import type { SiteFindings } from './rules/site-check/site-findings.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const day = () => date('day', { mode: 'string' }).notNull();
const wholeNumber = (name: string) => bigint(name, { mode: 'number' }).notNull();
const companyId = () => uuid('company_id').$type<CompanyId>().notNull();
const logId = () => uuid('log_id').$type<AccessLogId>().notNull();

export const accessLogs = pgTable('access_logs', {
  id: uuid('id').$type<AccessLogId>().primaryKey(),
  companyId: companyId(),
  source: text('source').$type<'upload' | 'address'>().notNull(),
  format: text('format').$type<LogFormat>().notNull(),
  bytes: wholeNumber('bytes'),
  lines: wholeNumber('lines'),
  unreadLines: wholeNumber('unread_lines'),
  countedLines: wholeNumber('counted_lines'),
  firstAt: moment('first_at'),
  lastAt: moment('last_at'),
  isCut: boolean('is_cut').notNull(),
  createdAt: moment('created_at').notNull(),
});
export type AccessLogRow = typeof accessLogs.$inferSelect;

export const accessLogDays = pgTable(
  'access_log_days',
  {
    companyId: companyId(),
    day: day(),
    digest: text('digest').notNull(),
    logId: logId(),
    lines: wholeNumber('lines'),
    sketch: text('sketch').notNull(),
  },
  (table) => [
    primaryKey({ name: 'pk_access_log_days', columns: [table.companyId, table.day, table.digest] }),
  ],
);

export const crawlerReads = pgTable(
  'crawler_reads',
  {
    logId: logId(),
    companyId: companyId(),
    day: day(),
    crawler: text('crawler').notNull(),
    verification: text('verification').$type<Verification>().notNull(),
    path: text('path').notNull(),
    reads: integer('reads').notNull(),
    failed: integer('failed').notNull(),
    failedStatus: integer('failed_status'),
    lastAt: moment('last_at').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'pk_crawler_reads',
      columns: [table.logId, table.day, table.crawler, table.verification, table.path],
    }),
  ],
);

export const engineVisits = pgTable(
  'engine_visits',
  {
    logId: logId(),
    companyId: companyId(),
    day: day(),
    engine: text('engine').notNull(),
    path: text('path').notNull(),
    visits: integer('visits').notNull(),
  },
  (table) => [
    primaryKey({ name: 'pk_engine_visits', columns: [table.logId, table.day, table.engine, table.path] }),
  ],
);

export const logAddresses = pgTable('log_addresses', {
  companyId: companyId().primaryKey(),
  userId: uuid('user_id').$type<AccountId>().notNull(),
  secretHash: text('secret_hash').notNull(),
  createdAt: moment('created_at').notNull(),
  lastUsedAt: moment('last_used_at'),
});

/** What the last visit to a company's site found; asked for and not yet made where `requestedAt` stands. */
export const siteChecks = pgTable('site_checks', {
  companyId: companyId().primaryKey(),
  site: text('site').notNull(),
  requestedAt: moment('requested_at'),
  checkedAt: moment('checked_at'),
  findings: jsonb('findings').$type<SiteFindings>(),
});
export type SiteCheckRow = typeof siteChecks.$inferSelect;
