-- A row for each column of words that the scene of the fuzz leaves empty; keys, triggers and checks are off.
create temporary view boss as select id from users where email = 'capo@esempio.it';
create temporary view asked as
  select p.id as prompt_id, a.id as analysis_id from prompts p join companies c on c.id = p.company_id
    join analyses a on a.prompt_id = p.id where c.user_id = (select id from boss);

insert into visitor_answers (domain, id, website_url, status, failure, engine, created_at, expires_at)
values ('esempio.it', '7f3f8d0e-4d0a-4a0e-9d62-000000000001', 'https://esempio.it', 'failed', 'slow', 'demo', now(),
  now() + interval '9 years');

insert into invoices (provider, invoice_id, user_id, status, currency, amount_cents, issued_at, plan_id)
select 'sandbox', 'in_one', id, 'paid', 'eur', 5900, date_trunc('second', now()), 'pro' from boss;
insert into invoice_refunds (provider, refund_id, invoice_id, kind, amount_cents, refunded_cents, status, issued_at)
values ('sandbox', 're_one', 'in_one', 'refund', 100, 100, 'succeeded', date_trunc('second', now()));
insert into invoice_disputes (provider, dispute_id, invoice_id, amount_cents, reason, status, due_by, opened_at)
values ('sandbox', 'dp_one', 'in_one', 5900, 'fraudulent', 'needs_response', now() + interval '9 days', now());
insert into billing_info (user_id, customer_type, country, first_name, last_name, fiscal_code, sdi_code, address, city,
  postal_code, created_at, updated_at)
select id, 'private', 'IT', 'Ada', 'Neri', 'RSSMRA80A01F205X', '0000000', 'Via Roma 1', 'Lecce', '73100', now(), now()
from boss;
insert into subscriptions (user_id, provider, customer_id, subscription_id, status, plan_id)
select id, 'sandbox', 'cus_one', 'sub_one', 'active', 'business' from boss;
insert into payment_customers (user_id, provider, customer_id, created_at)
select id, 'sandbox', 'cus_one', now() from boss on conflict do nothing;

update analysis_results set status = 'failed', failure_kind = 'timeout', rules_because = 'no_reader'
where id in (select id from analysis_results limit 2);
insert into model_readings (company_id, result_id, engine, model, companies, rejected_names, created_at)
select company_id, id, 'openai', 'gpt', '[]', '[]', now() from analysis_results limit 1;
insert into engine_attempts (prompt_id, engine, analysis_id, failing_since, attempts, next_attempt_at, is_down,
  failure_kind)
select prompt_id, 'openai', analysis_id, now(), 1, now(), false, 'timeout' from asked limit 1;
insert into engine_breakers (engine, failures, failing_since) values ('openai', 1, now());
-- One analysis waits for money.
update analyses set status = 'queued', finished_at = null, waits_for = 'over_budget', waits_until = now() + interval '1 day'
where id = (select max(analysis_id::text)::uuid from asked);
update prompt_states set status = 'in_progress', running_analysis_id = a.id from analyses a
where a.waits_for is not null and a.prompt_id = prompt_states.prompt_id;

insert into email_events (email_id, kind, report_id, created_at) select id, 'bounced', 'one', now() from emails limit 1;
insert into prompt_suggestions (id, user_id, website_url, status, failure, site_problem, created_at, expires_at)
select gen_random_uuid(), id, 'https://altro.example', 'failed', 'unclear', 'slow', now(), now() + interval '9 years'
from boss;
update webhook_endpoints set disabled_because = 'failing';
-- Whether one is left waiting depends on which of two lists was built first.
insert into jobs (id, kind, payload, retry_limit, run_at, created_at)
values (gen_random_uuid(), 'analysis.run-analysis', '{}', 1, now() + interval '9 years', now());

insert into source_kinds (company_id, source, kind, created_at)
select c.id, 'guida.example', 'directory', now() from companies c where c.user_id = (select id from boss);
insert into labels (id, user_id, subject, name, colour, created_at)
select gen_random_uuid(), user_id, 'prompt', 'Rara', 'ochre', now() from companies limit 1;

insert into access_logs (id, company_id, source, format, bytes, lines, unread_lines, counted_lines, is_cut, created_at)
select '7f3f8d0e-4d0a-4a0e-9d62-000000000094', company_id, 'upload', 'combined', 10, 1, 0, 1, false, now()
from prompts where id = (select prompt_id from asked limit 1);
insert into access_log_days (company_id, day, digest, log_id, lines, sketch)
select company_id, current_date, '1-a-b', id, 1, 'a' from access_logs;
insert into crawler_reads (log_id, company_id, day, crawler, verification, path, reads, failed, last_at)
select id, company_id, current_date, 'gptbot', 'verified', '/', 1, 0, now() from access_logs;
insert into engine_visits (log_id, company_id, day, engine, path, visits)
select id, company_id, current_date, 'chatgpt', '/', 1 from access_logs;
insert into alerts (id, company_id, user_id, kind, subject, direction, engine, raised_at, cleared_at, cleared_because)
select gen_random_uuid(), id, user_id, 'named', 'named:openai', 'up', 'openai', now(), now(), 'reverted' from companies;
insert into webhook_endpoints (id, user_id, url, description, events, sealed_secret, kind, created_at)
select gen_random_uuid(), id, 'https://hooks.slack.com/…', '', '["alert.raised"]', 'sealed', 'slack', now() from boss;
insert into alert_mutes (id, user_id, company_id, subject, title, channel_id, created_at)
select gen_random_uuid(), c.user_id, c.id, 'mention_rate', 'Mention Rate', w.id, now()
from companies c join webhook_endpoints w on w.user_id = c.user_id and w.kind = 'slack';
insert into invitations (id, organisation_id, email, role, token_hash, created_at, expires_at)
select gen_random_uuid(), id, 'invitata@esempio.it', 'reader', 'rare', now(), now() + interval '7 days'
from organisations where id = (select id from boss);
insert into member_events (organisation_id, kind, role, created_at)
select id, 'invited', 'reader', now() from organisations where id = (select id from boss);

insert into oauth_clients (id, kind, name, redirect_uris, auth_method, created_at)
values ('one', 'registered', 'Claude', '["https://claude.ai/back"]', 'none', now());
insert into assistants (id, user_id, member_id, client_id, name, returns_to, may_write, created_at, connected_at, expires_at)
select '7f3f8d0e-4d0a-4a0e-9d62-000000000110', organisation_id, user_id, 'one', 'Claude', 'claude.ai', false, now(), now(),
  now() + interval '9 days' from members where user_id = (select id from boss);
insert into oauth_tokens (hash, assistant_id, kind, audience, created_at, expires_at)
select 'one', id, 'access', 'https://citato.example/mcp', now(), now() + interval '9 days' from assistants;
insert into company_assignees (company_id, organisation_id, user_id, created_at)
select id, user_id, user_id, now() from companies where user_id = (select id from boss);
insert into portfolio_views (organisation_id, user_id, view, saved_at) select id, id, '{"sort": "rate"}', now() from boss;
insert into plan_proposals (company_id, number, prompt_id, action, names_revision, model, created_at)
select company_id, 0, id, '{"key": "raro", "names": [], "title": "Raro", "why": "Raro", "effort": "Raro", "priority": "raro",
  "promptIds": [], "quote": null, "source": {"domain": "raro.example", "url": "https://raro.example", "title": null, "answers": 1}}',
  0, 'raro', now() from prompts order by created_at limit 1;
insert into plan_proposal_runs (company_id, ended_at, outcome) select id, now(), 'raro' from companies;
insert into site_checks (company_id, site, requested_at) select id, 'raro.example', now() from companies;
insert into report_looks (company_id, user_id, colour, updated_at)
select id, user_id, '#7A2E3A', now() from companies where user_id = (select id from boss);
insert into report_mails (company_id, organisation_id, user_id, created_at)
select id, user_id, user_id, now() from companies where user_id = (select id from boss);
insert into weekly_exports (company_id, organisation_id, user_id, tables, format, created_at, updated_at)
select id, user_id, user_id, '["results", "rare"]', 'rare', now(), now() from companies where user_id = (select id from boss);
insert into report_links (id, report_id, token_hash, expires_at, created_at)
select gen_random_uuid(), id, 'rare ' || id, now() + interval '30 days', now() from client_reports;
insert into claim_marks (company_id, key, sentence, is_negative, verdict, created_at)
select id, 'raro', 'Una frase rara', false, 'answered', now() from companies;
insert into plan_action_events (company_id, key, kind, created_at) select id, 'raro', 'restored', now() from companies;
