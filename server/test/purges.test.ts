import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { api } from '@citato/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import * as z from 'zod';
import { withTransaction } from '#platform/db';
import { defineJob } from '#platform/jobs';
import { countRows, createCompany, registerWithPlan } from './monitoring-scene.ts';
import { answerNaming, createScriptedEngine } from './scripted-engine.ts';
import { type TestApp, startTestApp } from './start-test-app.ts';

const SOURCES = join(import.meta.dirname, '../src');
/** Whatever calls itself a purge; a new one is found by its name. */
const PURGES = globSync('**/*.ts', { cwd: SOURCES })
  .filter((file) => !file.endsWith('.test.ts'))
  .flatMap((file) => [
    ...readFileSync(join(SOURCES, file), 'utf8').matchAll(/name: '([a-z-]+\.(?:purge|prune)-[a-z-]+)'/g),
  ])
  .map(([, name = '']) => defineJob({ name, schema: z.object({}), retryLimit: 0 }));
const TABLES = [
  'users',
  'sessions',
  'emails',
  'audit_log',
  'prompt_suggestions',
  'visitor_answers',
  'live_events',
  'rate_limits',
  'answer_texts',
  'companies',
  'prompts',
  'sandbox_requests',
  'invoices',
  'webhook_deliveries',
  'invitations',
  'access_logs',
  'report_links',
  'assistants',
  'oauth_clients',
  'oauth_tokens',
];

let app: TestApp;
beforeAll(async () => {
  const engine = createScriptedEngine({ reply: () => answerNaming('Hosting Rossi') });
  app = await startTestApp({ engines: [engine] });
});
afterAll(() => app.stop());

const purgeAll = async (after: Parameters<TestApp['clock']['advance']>[0]) => {
  app.clock.advance(after);
  for (const job of PURGES) await withTransaction(app.ctx.db, (tx) => app.ctx.queue.enqueue(tx, job, {}));
  await app.settleJobs();
};
const countAll = async () =>
  Object.fromEntries(
    await Promise.all(TABLES.map(async (table) => [table, await countRows(app, table)] as const)),
  );

it('no purge removes anything for a day after the clock jumped a year ahead, and each does afterwards', async () => {
  expect(PURGES.map(({ name }) => name).sort()).toHaveLength(14);
  // Their clocks are trusted before there is anything to lose.
  await purgeAll({});
  await purgeAll({ days: 1 });
  const ada = await registerWithPlan(app, 'free');
  await createCompany(app, ada);
  await app.settleJobs();
  await app.ctx.db.execute(sql`update companies set archived_at = ${app.clock.now().toISOString()}`);
  await app.ctx.db.execute(sql`update prompt_states set next_run_at = null`);
  await app.call(api.requestSuggestions, { as: ada, body: { websiteUrl: 'https://esempio.it' } });
  await app.ctx.db.execute(sql`
    insert into sandbox_requests (key, parameters_hash, created_at) values ('one', '-', ${app.clock.now().toISOString()})`);
  await app.ctx.db.execute(sql`
    insert into visitor_answers (domain, id, website_url, status, created_at, expires_at)
    values ('esempio.it', gen_random_uuid(), 'https://esempio.it', 'reading', ${app.clock.now().toISOString()},
      ${app.clock.now().toISOString()}::timestamptz + interval '5 minutes')`);
  // An invoice is due ten years after the end of its year.
  await app.ctx.db.execute(sql`
    insert into invoices (provider, invoice_id, status, currency, amount_cents, issued_at)
    values ('sandbox', 'one', 'paid', 'eur', 5900, ${app.clock.now().toISOString()}::timestamptz - interval '10 years')`);
  await app.ctx.db.execute(sql`
    insert into webhook_deliveries (id, user_id, message_id, event, status, created_at)
    values (gen_random_uuid(), ${ada.user.id}, 'one', 'analysis.completed', 'delivered', ${app.clock.now().toISOString()})`);
  await app.ctx.db.execute(sql`
    insert into invitations (id, organisation_id, email, role, token_hash, created_at, expires_at)
    values (gen_random_uuid(), ${ada.user.id}, 'invitata@esempio.it', 'reader', 'one', ${app.clock.now().toISOString()},
      ${app.clock.now().toISOString()}::timestamptz + interval '7 days')`);
  await app.ctx.db.execute(sql`
    insert into client_reports (id, company_id, user_id, snapshot, made_at)
    select gen_random_uuid(), id, user_id, '{}', ${app.clock.now().toISOString()} from companies`);
  await app.ctx.db.execute(sql`
    insert into report_links (id, report_id, token_hash, expires_at, created_at)
    select gen_random_uuid(), id, 'one', made_at + interval '30 days', made_at from client_reports`);
  await app.ctx.db.execute(sql`
    insert into oauth_clients (id, kind, name, redirect_uris, auth_method, created_at)
    values ('one', 'registered', 'Claude', '[]', 'none', ${app.clock.now().toISOString()})`);
  await app.ctx.db.execute(sql`
    insert into assistants (id, user_id, member_id, client_id, name, returns_to, may_write, created_at, connected_at, expires_at)
    select gen_random_uuid(), organisation_id, user_id, 'one', 'Claude', 'claude.ai', false, created_at, created_at,
      ${app.clock.now().toISOString()}::timestamptz + interval '90 days' from members where organisation_id = ${ada.user.id}`);
  await app.ctx.db.execute(sql`
    insert into oauth_tokens (hash, assistant_id, kind, audience, created_at, expires_at)
    select 'one', id, 'access', 'here', created_at, created_at + interval '1 hour' from assistants`);
  // A log is kept for 400 days.
  await app.ctx.db.execute(sql`
    insert into access_logs (id, company_id, source, format, bytes, lines, unread_lines, counted_lines, is_cut, created_at)
    select gen_random_uuid(), id, 'upload', 'combined', 10, 1, 0, 1, false,
      ${app.clock.now().toISOString()}::timestamptz - interval '60 days' from companies`);
  await app.call(api.registerAccount, { body: { email: 'mai@esempio.it', password: 'Prova-Citato-2026' } });
  await app.settleJobs();
  const before = await countAll();
  expect(Object.entries(before).filter(([, count]) => count === 0)).toEqual([]);

  await purgeAll({ days: 366 });
  await purgeAll({ hours: 1 });
  await purgeAll({ hours: 22 });
  expect(await countAll()).toEqual(before);
  // Whoever sets the clock right within the day has lost nothing, nor has anybody on the day after.
  await purgeAll({ days: -366 });
  await purgeAll({ hours: 23 });
  expect(await countAll()).toEqual(before);

  await purgeAll({ days: 366 });
  await purgeAll({ days: 1 });
  const left = await countAll();
  expect(left).toEqual({
    ...left,
    sessions: 0,
    emails: 0,
    audit_log: 0,
    prompt_suggestions: 0,
    live_events: 0,
    answer_texts: 0,
    companies: 0,
    prompts: 0,
    sandbox_requests: 0,
    visitor_answers: 0,
    invoices: 0,
    webhook_deliveries: 0,
    invitations: 0,
    access_logs: 0,
    report_links: 0,
    assistants: 0,
    oauth_clients: 0,
    oauth_tokens: 0,
  });
  expect([left['users'], left['rate_limits']]).toEqual([1, 0]);
});

/** More than two batches of each kind of row, all of them old. */
const MANY = 2_500;
const MAX_BATCH = 1_000;
const OLD_ROWS = {
  users: `insert into users (id, email, password_hash, created_at, updated_at)
    select gen_random_uuid(), 'mai-' || n || '@esempio.it', 'none', long_ago, long_ago from many`,
  sessions: `insert into sessions (sid, sess, expire, user_id, generation, token_hash, rotated_at, created_at, last_seen_at)
    select gen_random_uuid(), '{}', long_ago, ada, 1, 'old-' || n, long_ago, long_ago, long_ago from many`,
  emails: `insert into emails (id, kind, recipient, subject, status, attempts, created_at, delivered_at)
    select gen_random_uuid(), 'test', 'a@esempio.it', 'Prova', 'delivered', 1, long_ago, long_ago from many`,
  audit_log: `insert into audit_log (kind, created_at) select 'signed_in', long_ago from many`,
  prompt_suggestions: `insert into prompt_suggestions (id, user_id, website_url, status, failure, created_at, expires_at)
    select gen_random_uuid(), ada, 'https://esempio.it', 'failed', 'unclear', long_ago, long_ago from many`,
  visitor_answers: `insert into visitor_answers (domain, id, website_url, status, created_at, expires_at)
    select n || '.example', gen_random_uuid(), 'https://esempio.it', 'reading', long_ago, long_ago from many`,
  live_events: `insert into live_events (user_id, event, created_at) select ada, '{}', long_ago from many`,
  rate_limits: `insert into rate_limits (key, points, expire)
    select 'old-' || n, 1, (extract(epoch from long_ago) * 1000)::bigint from many`,
  answer_texts: `insert into answer_texts (result_id, prompt_id, text, created_at)
    select gen_random_uuid(), prompt, 'Aruba', long_ago from many`,
  companies: `insert into companies (id, user_id, name, website_url, created_at, archived_at)
    select gen_random_uuid(), ada, 'Archiviata', 'https://esempio.it', long_ago, long_ago from many`,
  prompts: `insert into prompts (id, company_id, title, text, names_own_company, created_at, archived_at)
    select gen_random_uuid(), (select company_id from prompts where id = prompt), 'Archiviato', 'Archiviato?', false,
      long_ago, long_ago from many`,
  sandbox_requests: `insert into sandbox_requests (key, parameters_hash, created_at)
    select 'old-' || n, '-', long_ago from many`,
  invoices: `insert into invoices (provider, invoice_id, user_id, status, currency, amount_cents, issued_at)
    select 'sandbox', 'old-' || n, ada, 'paid', 'eur', 5900, long_ago - interval '11 years' from many`,
  webhook_deliveries: `insert into webhook_deliveries (id, user_id, message_id, event, status, created_at)
    select gen_random_uuid(), ada, 'old-' || n, 'analysis.completed', 'delivered', long_ago from many`,
  invitations: `insert into invitations (id, organisation_id, email, role, token_hash, created_at, expires_at)
    select gen_random_uuid(), ada, 'invitata-' || n || '@esempio.it', 'reader', 'old-' || n, long_ago, long_ago from many`,
  report_links: `insert into report_links (id, report_id, token_hash, expires_at, created_at)
    select gen_random_uuid(), (select id from client_reports), 'old-' || n, long_ago, long_ago from many`,
  access_logs: `insert into access_logs (id, company_id, source, format, bytes, lines, unread_lines, counted_lines, is_cut, created_at)
    select gen_random_uuid(), (select company_id from prompts where id = prompt), 'upload', 'combined', 10, 1, 0, 1, false,
      long_ago - interval '60 days' from many`,
  assistants: `insert into assistants (id, user_id, member_id, client_id, name, returns_to, may_write, created_at, expires_at)
    select gen_random_uuid(), ada, ada, 'old-' || n, 'Claude', 'claude.ai', false, long_ago, long_ago from many`,
  oauth_clients: `insert into oauth_clients (id, kind, name, redirect_uris, auth_method, created_at)
    select 'old-' || n, 'registered', 'Claude', '[]', 'none', long_ago from many`,
  oauth_tokens: `, kept as (insert into assistants (id, user_id, member_id, client_id, name, returns_to, may_write, created_at,
      connected_at, expires_at) select gen_random_uuid(), ada, ada, 'kept', 'Claude', 'claude.ai', false, long_ago, long_ago,
      long_ago + interval '9 years' from many where n = 1 returning id)
    insert into oauth_tokens (hash, assistant_id, kind, audience, created_at, expires_at)
    select 'old-' || n, (select id from kept), 'access', 'here', long_ago, long_ago from many`,
};

// A trigger counts the batches, and a spread table takes none.
const counted = TABLES.filter((table) => table !== 'answer_texts' || inject('workerNodeUrls').length === 0);

it('every purge goes in batches of at most a thousand rows, each a transaction of its own', async () => {
  const run = (query: string) => app.ctx.db.execute(sql.raw(query));
  const ada = await registerWithPlan(app, 'free');
  const { prompt } = await createCompany(app, ada);
  await app.settleJobs();
  await run(`
    create table purged (place text, transaction bigint, gone bigint);
    create function note_purge() returns trigger language plpgsql as $$ begin
      insert into purged select tg_table_name, txid_current(), count(*) from gone; return null; end $$`);
  expect(Object.keys(OLD_ROWS).toSorted()).toEqual(TABLES.toSorted());
  // What deleted accounts and prompts have left is erased by a job with batches of its own.
  for (const table of ['users', 'prompts'])
    await run(`alter table ${table} disable trigger tr_${table}_record_erasures`);
  // The free plan keeps texts for 90 days, the longest plan longer: these go row by row, not by the month.
  const longAgo = new Date(app.clock.now().getTime() - 380 * 86_400_000).toISOString();
  await run(`insert into client_reports (id, company_id, user_id, snapshot, made_at)
    select gen_random_uuid(), id, user_id, '{}', created_at from companies where id = '${prompt.companyId}'`);
  for (const [table, insert] of Object.entries(OLD_ROWS).filter(([name]) => counted.includes(name))) {
    await run(`with many as (select n, '${longAgo}'::timestamptz as long_ago, '${ada.user.id}'::uuid as ada,
      '${prompt.id}'::uuid as prompt from generate_series(1, ${String(MANY)}) as n) ${insert}`);
    await run(`create trigger note_purge after delete on ${table} referencing old table as gone
      for each statement execute function note_purge()`);
  }

  await purgeAll({ hours: 1 });
  const { rows } = await run(`
    select place, sum(gone)::int as gone, max(gone)::int as most from (
      select place, transaction, sum(gone) as gone from purged group by place, transaction) as batches group by place`);
  const batches = z.array(z.object({ place: z.string(), gone: z.number(), most: z.number() })).parse(rows);
  expect(batches.map(({ place }) => place).toSorted()).toEqual(counted.toSorted());
  for (const batch of batches) {
    expect(batch.gone).toBeGreaterThanOrEqual(MANY);
    expect({ ...batch, isSmall: batch.most <= MAX_BATCH }).toEqual({ ...batch, isSmall: true });
  }
});
