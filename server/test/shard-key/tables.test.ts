import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SPREAD_TABLES } from '../../src/platform/db/spread/spread-tables.ts';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';

/** A row an account, a company or a prompt, or a few of them: they grow with customers, not with their answers. */
const OF_CUSTOMERS = [
  'analysis_usage',
  'api_key_days',
  'api_keys',
  'alert_mails',
  'alert_member_settings',
  'alert_mutes',
  'alert_settings',
  'alert_watches',
  'assistant_days',
  'assistants',
  'billing_info',
  'client_reports',
  'companies',
  'company_assignees',
  'company_pages',
  'downgrade_previews',
  'engine_attempts',
  'entitlements',
  'labels',
  'list_revisions',
  'log_addresses',
  'member_companies',
  'members',
  'monday_mails',
  'monitoring_data',
  'name_proposals',
  'oauth_clients',
  'oauth_tokens',
  'organisations',
  'payment_customers',
  'portfolio_views',
  'prompt_states',
  'prompt_series',
  'prompts',
  'report_links',
  'report_looks',
  'report_mails',
  'rereading_progress',
  'sessions',
  'plan_actions',
  'plan_proposal_runs',
  'plan_proposals',
  'site_checks',
  'source_kinds',
  'subscriptions',
  'task_lists',
  'told_changes',
  'users',
  'webhook_endpoints',
  'weekly_exports',
];

/** With what somebody does, buys or is sent; most are purged. */
const OF_EVENTS = [
  'access_log_days',
  'access_logs',
  'alerts',
  'audit_log',
  'claim_marks',
  'crawler_reads',
  'email_events',
  'emails',
  'engine_visits',
  'idempotency_keys',
  'invoice_disputes',
  'invoice_refunds',
  'invoices',
  'invitations',
  'live_events',
  'member_events',
  'payment_drifts',
  'payment_operations',
  'plan_action_events',
  'prompt_suggestions',
  'support_tickets',
  'visitor_answers',
  'webhook_deliveries',
];

/** A row an analysis or a call, which jobs look for over all companies: the coordinator's share (docs/scale.md). */
const OF_WORK = ['analyses', 'engine_calls'];

/** A row a company and month, and one a name in it, of companies with many prompts; read beside what stays. */
const OF_MONTHS = ['company_months', 'company_month_names'];

/** Of the installation, or of all its processes together. */
const SYSTEM = [
  'app_secrets',
  'backups',
  'dead_jobs',
  'engine_breakers',
  'engine_slots',
  'erasures',
  'jobs',
  'leases',
  'payment_checks',
  'payment_events',
  'plan_prices',
  'plans',
  'purge_runs',
  'rate_limits',
  'recurring_jobs',
  'schema_migrations',
];

/** The embedded payment provider's own world, which no spread installation has. */
const SANDBOX = 'sandbox_';

const STAYING = [...OF_CUSTOMERS, ...OF_EVENTS, ...OF_WORK, ...OF_MONTHS, ...SYSTEM];

let database: TestDatabase;
/** The columns of each table that no row may lack. */
let tables: Map<string, Set<string>>;
beforeAll(async () => {
  database = await createTestDatabase();
  tables = await readTables(database.url);
});
afterAll(() => database.drop());

test('every table is spread by company, or stays on the coordinator for a reason', () => {
  const stated: readonly string[] = [...SPREAD_TABLES, ...STAYING];
  const unstated = [...tables.keys()].filter(
    (table) => !stated.includes(table) && !table.startsWith(SANDBOX),
  );
  expect(unstated).toEqual([]);
});

test('nothing is stated twice, or that is not there any more', () => {
  const stated = [...SPREAD_TABLES, ...STAYING];
  expect(stated.length).toBe(new Set(stated).size);
  expect(stated.filter((table) => !tables.has(table))).toEqual([]);
});

test.each(SPREAD_TABLES)('no row of %s lacks its company', (table) => {
  expect(tables.get(table)?.has('company_id')).toBe(true);
});

async function readTables(url: string): Promise<typeof tables> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ table: string; column: string | null }>(
    `select c.relname as table, case when a.attnotnull then a.attname end as column
       from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
        and a.attnum > 0 and not a.attisdropped`,
  );
  await client.end();
  const byTable = Map.groupBy(rows, ({ table }) => table);
  return new Map(
    [...byTable].map(([table, columns]) => [
      table,
      new Set(columns.flatMap(({ column }) => (column === null ? [] : [column]))),
    ]),
  );
}
