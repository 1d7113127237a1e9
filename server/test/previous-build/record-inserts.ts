import pg from 'pg';

/**
 * `node --import tsx server/test/previous-build/record-inserts.ts ADDRESS > server/test/previous-build/inserts.sql`
 * on a database of the build to be remembered, with demo data and the rows of `server/test/upgrade` in it: one insert of
 * every table, each after the rows it refers to. Rows of what neither makes are added by `MISSING` and taken back.
 */
const MISSING = `
  insert into app_secrets (name, value, created_at) values ('jwt', 'not a secret', now());
  insert into audit_log (user_id, kind, session_id, subject, created_at)
    select id, 'jobs_requeued', gen_random_uuid(), 'a kind of job', now() from users limit 1;
  insert into emails (id, user_id, kind, recipient, subject, html, text, status, attempts, created_at, delivered_at,
      last_error, reply_to)
    select gen_random_uuid(), id, 'verify_email', email, 'Oggetto', '<p>Testo</p>', 'Testo', 'delivered', 1, now(), now(),
      'late', 'ada@esempio.it' from users limit 1;
  insert into email_events (email_id, kind, detail, report_id, created_at)
    select id, 'opened', 'in a browser', 'report-1', now() from emails limit 1;
  insert into engine_attempts (prompt_id, engine, analysis_id, failing_since, attempts, next_attempt_at, is_down, failure_kind)
    select prompt_id, 'demo', id, now(), 1, now(), true, 'timeout' from analyses limit 1;
  insert into engine_breakers (engine, failures, failing_since, openings, retry_at, trial_until)
    values ('demo', 5, now(), 1, now(), now());
  insert into engine_calls (id, user_id, prompt_id, analysis_id, purpose, engine, model, estimated_cost_micro_dollars,
      cost_micro_dollars, status, started_at, finished_at)
    select gen_random_uuid(), p.user_id, p.prompt_id, a.id, 'answer', 'demo', 'demo-1', 10, 9, 'ok', now(), now()
    from analyses a join prompt_states p on p.prompt_id = a.prompt_id limit 1;
  insert into engine_slots (engine, holder, held, demand, expires_at) values ('demo', gen_random_uuid(), 1, 2, now());
  insert into prompt_suggestions (id, user_id, website_url, company_name, description, status, suggestions, source,
      is_site_read, profile_name, profile_description, is_viewed, created_at, expires_at)
    select gen_random_uuid(), id, 'https://esempio.it', 'Rossi', 'Forno', 'ready', '[]', 'site', true, 'Rossi', 'Forno', true,
      now(), now() from users limit 1;
  insert into rate_limits (key, points, expire) values ('sign-in:hash', 1, 1790000000000);
  insert into sessions (sid, sess, expire, user_id, generation, token_hash, rotated_at, created_at, last_seen_at, user_agent)
    select gen_random_uuid(), '{}', now(), id, 1, 'hash', now(), now(), now(), 'Firefox' from users limit 1;
  insert into support_tickets (id, user_id, subject, message, created_at)
    select gen_random_uuid(), id, 'Una domanda', 'Una domanda di almeno venti lettere', now() from users limit 1;
  insert into backups (taken_at, rows) values (now(), 1);
  insert into company_months select id, '2026-01-01', '{demo}', '{1}', '{1}', '{5}', '{9}', '{4}', '{6}', '{10}', '{1}', '{3}',
    '{0}', '{esempio.it}', '{2}' from companies limit 1;
  insert into company_month_names select id, '2026-01-01', 'aruba', 'Aruba', false, 4, 6, 3, 1, '{1}', '{1}', '{4}', '{6}'
    from companies limit 1;
  insert into dead_jobs (id, kind, payload, singleton_key, group_id, retry_limit, attempts, fault, enqueued_at, died_at, is_urgent)
    values (gen_random_uuid(), 'mails.send', '{}', 'key', 'group', 4, 5, '{"errorClass": "Error"}', now(), now(), true);
  insert into downgrade_previews (user_id, plan_id, digest) select id, 'pro', 'digest' from users limit 1;
  insert into erasures (kind, subject_id) values ('prompt', gen_random_uuid());
  insert into idempotency_keys (user_id, operation, request_id, parameters_hash, answer, created_at)
    select id, 'create_company', gen_random_uuid(), 'hash', '{}', now() from users limit 1;
  insert into invoice_disputes (provider, dispute_id, invoice_id, amount_cents, reason, status, due_by, opened_at, lost_at, won_at)
    select provider, 'dp_1', invoice_id, 100, 'fraudulent', 'lost', now(), now(), now(), now() from invoices limit 1;
  insert into invoice_refunds (provider, refund_id, invoice_id, kind, number, amount_cents, refunded_cents, status, issued_at,
      told_at, settled_at, failed_at)
    select provider, 're_1', invoice_id, 'refund', 'CN-1', 100, 100, 'succeeded', now(), now(), now(), now() from invoices limit 1;
  insert into leases (key, holder, expires_at) values ('site:hash', gen_random_uuid(), now());
  insert into model_readings (result_id, engine, model, companies, rejected_names, created_at)
    select id, 'openai', 'gpt', '[]', '[]', now() from analysis_results limit 1;
  insert into name_proposals (company_id, key, into_key, name, into_name, answers, proposed_at, refused_at)
    select id, 'aruba', 'tiscali', 'Aruba', 'Tiscali', 3, now(), now() from companies limit 1;
  insert into payment_checks (provider, finished_at, compared, failed) values ('sandbox', now(), 1, 0);
  insert into payment_drifts (user_id, provider, subject, was, became, noticed_at)
    select id, 'sandbox', 'subscription', '{}', '{}', now() from users limit 1;
  insert into purge_runs (name, last_run_at, trusted_from) values ('sessions.purge', now(), now());
  insert into reading_disagreements (result_id, kind, name, detail, created_at)
    select id, 'tone', 'Rossi', 'positive', now() from analysis_results limit 1;
  insert into recurring_jobs (kind, enqueued_at) values ('analysis.start-due', now());
  insert into rereading_progress (company_id, user_id, done, total) select id, user_id, 1, 2 from companies limit 1;
  insert into told_changes (prompt_id, user_id, direction, last_day)
    select prompt_id, user_id, 'rising', '2026-01-31' from prompt_states limit 1;
  insert into visitor_answers (domain, id, website_url, status, failure, company_name, question, engine, answer, called_at,
      created_at, expires_at)
    values ('esempio.it', gen_random_uuid(), 'https://esempio.it', 'answered', null, 'Rossi', 'Chi?', 'demo', 'Rossi', now(),
      now(), now());`;

const ident = pg.escapeIdentifier;
const client = new pg.Client({ connectionString: process.argv[2] });
const statements: string[] = [];
const written = new Set<string>();

async function listNames(text: string, values: unknown[] = []): Promise<string[]> {
  return (await client.query<{ name: string }>(text, values)).rows.map(({ name }) => name);
}

/** Writes down a row that a condition picks, after the rows it refers to. */
async function record(table: string, condition: string): Promise<void> {
  const columns = await listNames(
    `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped
      and attidentity = '' and attgenerated = '' order by attnum`,
    [table],
  );
  const filled = `num_nonnulls(${columns.map(ident).join(', ')})`;
  const { rows } = await client.query<{ place: string; literals: string }>(
    `select tableoid || ctid::text as place, concat_ws(', ', ${columns.map((name) => `quote_nullable(${ident(name)}::text)`).join(', ')}) as literals
     from ${ident(table)} where ${condition} order by ${filled} desc limit 1`,
  );
  const [row] = rows;
  if (row === undefined || written.has(row.place)) return;
  written.add(row.place);
  const { rows: keys } = await client.query<{ parent: string; own: string; theirs: string }>(
    `select confrelid::regclass::text as parent,
      (select string_agg(quote_ident(attname), ', ' order by array_position(conkey, attnum)) from pg_attribute
        where attrelid = conrelid and attnum = any (conkey)) as own,
      (select string_agg(quote_ident(attname), ', ' order by array_position(confkey, attnum)) from pg_attribute
        where attrelid = confrelid and attnum = any (confkey)) as theirs
     from pg_constraint where contype = 'f' and conrelid = $1::regclass and conparentid = 0`,
    [table],
  );
  for (const { parent, own, theirs } of keys) {
    await record(
      parent,
      `(${theirs}) in (select ${own} from ${ident(table)} where tableoid || ctid::text = '${row.place}')`,
    );
  }
  const names = columns.map(ident).join(', ');
  statements.push(`insert into ${table} (${names}) values (${row.literals}) on conflict do nothing;`);
}

await client.connect();
await client.query('begin');
await client.query(MISSING);
const tables = await listNames(
  `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
    and not relispartition and relname <> 'schema_migrations' order by 1`,
);
for (const table of tables) await record(table, 'true');
await client.query('rollback');
await client.end();
process.stdout.write(`${statements.join('\n')}\n`);
