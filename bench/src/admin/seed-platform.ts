import type pg from 'pg';

/** A platform of so many accounts, one in five of them paying for ten prompts, and a year of analyses of five answers. */
export async function seedPlatform(
  client: pg.Client,
  { users, answers }: { users: number; answers: number },
): Promise<void> {
  // Rows made for each other: nothing needs to be checked again for each of a million.
  await client.query('set session_replication_role = replica; set synchronous_commit = off');
  await client.query(CREATE_ACCOUNTS, [users]);
  for (const statement of CREATE_PROMPTS) await client.query(statement);
  await client.query('analyze companies; analyze prompts');
  await client.query(CREATE_ANALYSES, [Math.ceil(answers / ANSWERS_PER_ANALYSIS)]);
  await client.query(CREATE_ANSWERS);
  for (const statement of CREATE_TRACES) await client.query(statement);
  await client.query('vacuum analyze');
}

const ANSWERS_PER_ANALYSIS = 5;

const CREATE_ACCOUNTS = `
  insert into users (id, email, first_name, last_name, password_hash, email_verified, created_at, updated_at)
  select gen_random_uuid(), 'persona-' || n || '@azienda-' || n % 700 || '.example',
    (array['Giulia', 'Marco', 'Sara', 'Leonardo', 'Chiara', 'Paolo', 'Elena'])[1 + n % 7],
    (array['Ferri', 'Conti', 'Della Valle', 'Rossi', 'Marini', 'Greco'])[1 + n % 6],
    'none', true, now() - n % 365 * interval '1 day' - n % 1440 * interval '1 minute', now()
  from generate_series(1, $1::int) n`;

/** What each kind of row is made from: the accounts just made, numbered, with their plan. */
const CREATE_PROMPTS = [
  `create temporary table accounts as
    select id, email, created_at, row_number() over (order by email) as n from users where email like 'persona-%'`,
  'analyze users; analyze accounts',
  `insert into entitlements (user_id, plan_id, custom_max_prompts)
    select id, case when n % 5 > 0 then 'free' else (array['pro', 'pro', 'pro', 'guru', 'business'])[1 + n % 25 / 5] end,
      case when n % 97 = 0 then 200 end from accounts
    on conflict (user_id) do update set plan_id = excluded.plan_id, custom_max_prompts = excluded.custom_max_prompts`,
  `insert into subscriptions (user_id, provider, customer_id, subscription_id, status, current_period_end,
      cancel_at_period_end)
    select id, 'sandbox', 'cus_' || n, 'sub_1Qx' || lpad(n::text, 11, '0'), 'active', now() + interval '20 days', n % 15 = 0
    from accounts where n % 5 = 0`,
  `insert into companies (id, user_id, name, website_url, created_at)
    select gen_random_uuid(), id, 'Azienda ' || n, 'https://azienda-' || n || '.example', created_at from accounts`,
  `insert into prompts (id, company_id, title, text, names_own_company, created_at)
    select gen_random_uuid(), c.id, 'Prompt', 'Chi consigli, ' || k || '?', false, c.created_at
    from companies c join accounts a on a.id = c.user_id, generate_series(1, case when a.n % 5 = 0 then 10 else 1 end) k`,
  `insert into prompt_states (prompt_id, user_id, last_processed_at, last_outcome, next_run_at)
    select p.id, a.id, now() - a.n % 1440 * interval '1 minute', 'finished',
      case when a.n % 5 = 0 then now() + (1 + a.n % 1440) * interval '1 minute' - (a.n % 500 = 0)::int * interval '2 days' end
    from prompts p join companies c on c.id = p.company_id join accounts a on a.id = c.user_id
    on conflict do nothing`,
];

const CREATE_ANALYSES = `
  insert into analyses (id, user_id, company_id, prompt_id, request_id, trigger, status, day, engines, created_at,
    last_progress_at, finished_at, series)
  select gen_random_uuid(), p.user_id, p.company_id, p.id, gen_random_uuid(), 'scheduled', 'finished',
    (now() - age)::date, '[]', now() - age, now() - age, now() - age, p.series
  from (select p.id, p.company_id, p.series, c.user_id, row_number() over () as place, count(*) over () as all_prompts
    from prompts p join companies c on c.id = p.company_id join accounts a on a.id = c.user_id) p,
  lateral generate_series(p.place, $1::int, p.all_prompts) n,
  lateral (select n % 365 * interval '1 day' + n % 1440 * interval '1 minute' as age) aged`;

const CREATE_ANSWERS = `
  insert into analysis_results (id, company_id, analysis_id, prompt_id, engine, sample, model, status, day, brand_present, latency_ms,
    created_at)
  select gen_random_uuid(), a.company_id, a.id, a.prompt_id, 'demo', sample, 'demo-1', 'ok', a.day, sample > 2, 900, a.created_at
  from analyses a join accounts on accounts.id = a.user_id, generate_series(1, ${String(ANSWERS_PER_ANALYSIS)}) sample`;

const CREATE_TRACES = [
  `insert into task_lists (id, prompt_id, user_id, analysis_id, strategy, target_url, summary, parsed_actions, answers, plan,
      version, versioned_at, created_at, updated_at)
    select gen_random_uuid(), s.prompt_id, s.user_id, gen_random_uuid(), '', '', '', '[]', 5, '', 1, now(),
      now() - a.n % 365 * interval '1 day', now()
    from prompt_states s join accounts a on a.id = s.user_id where a.n % 5 = 0`,
  `insert into emails (id, user_id, kind, recipient, subject, status, attempts, created_at, delivered_at)
    select gen_random_uuid(), id, 'reminder', email, 'Promemoria', 'delivered', 1, at, at
    from accounts, lateral (select now() - (n % 90) * interval '1 day' - interval '1 hour' as at) sent`,
  `insert into email_events (email_id, kind, report_id, created_at)
    select emails.id, 'delivered', 'smtp', emails.created_at from emails join accounts on accounts.id = emails.user_id
    where emails.kind = 'reminder'`,
  `insert into audit_log (user_id, kind, created_at)
    select id, 'signed_in', now() - k * interval '1 day' from accounts, generate_series(1, 10) k`,
  `insert into audit_log (user_id, kind, target_user_id, subject, created_at)
    select (select id from accounts where n = 1), 'limits_set', id, 'companies=3 prompts=plan task-lists=plan analysis=plan',
      now() - n * interval '1 minute' from accounts where n % 97 = 0`,
];
