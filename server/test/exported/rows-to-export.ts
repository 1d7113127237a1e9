import { sql } from 'drizzle-orm';

/** Rows of tables the scene of the export leaves empty. */
export const ROWS_TO_EXPORT = [
  sql`insert into email_events (email_id, kind, report_id, created_at)
    select id, 'opened', 'pixel', created_at from emails`,
  sql`insert into billing_info (user_id, customer_type, country, created_at, updated_at)
    select id, 'private', 'IT', now(), now() from users`,
  sql`insert into invoices (user_id, provider, invoice_id, status, currency, amount_cents, issued_at)
    select id, 'sandbox', 'in_1', 'paid', 'eur', 5900, now() from users`,
  sql`insert into invoice_refunds
    (provider, refund_id, invoice_id, kind, amount_cents, refunded_cents, status, issued_at)
    values ('sandbox', 're_1', 'in_1', 'refund', 5900, 5900, 'succeeded', now())`,
  sql`insert into invoice_disputes
    (provider, dispute_id, invoice_id, amount_cents, reason, status, opened_at)
    values ('sandbox', 'du_1', 'in_1', 5900, 'fraudulent', 'needs_response', now())`,
  sql`insert into subscriptions (user_id, provider, customer_id, subscription_id, status)
    select id, 'sandbox', 'customer', 'subscription', 'active' from users`,
  sql`insert into payment_operations (id, user_id, provider, kind, parameters, state, created_at)
    select gen_random_uuid(), id, 'sandbox', 'cancel', '{}', 'open', now() from users`,
  sql`insert into citations (result_id, company_id, position, url, domain)
    select id, company_id, 99, 'https://hosting-rossi.it/guida', 'hosting-rossi.it' from analysis_results`,
  sql`insert into engine_attempts (prompt_id, engine, analysis_id, failing_since, attempts, next_attempt_at, is_down)
    select prompt_id, 'openai', id, created_at, 1, created_at, true from analyses`,
  sql`insert into access_logs (id, company_id, source, format, bytes, lines, unread_lines, counted_lines, is_cut, created_at)
    select gen_random_uuid(), id, 'upload', 'combined', 10, 1, 0, 1, false, created_at from companies`,
  sql`insert into log_addresses (company_id, user_id, secret_hash, created_at)
    select id, user_id, 'hash', created_at from companies`,
  sql`insert into assistants (id, user_id, member_id, client_id, name, returns_to, may_write, created_at, connected_at, expires_at)
    select gen_random_uuid(), organisation_id, user_id, 'one', 'Claude', 'claude.ai', false, created_at, now(), now() from members`,
  sql`insert into company_assignees (company_id, organisation_id, user_id, created_at)
    select id, user_id, user_id, now() from companies`,
  sql`insert into portfolio_views (organisation_id, user_id, view, saved_at) select id, id, '{}', now() from users`,
  sql`insert into site_checks (company_id, site, checked_at, findings)
    select id, 'hosting-rossi.it', now(), '{"pages": []}' from companies`,
  sql`insert into client_reports (id, company_id, user_id, snapshot, made_at)
    select gen_random_uuid(), id, user_id, '{}', now() from companies`,
  sql`insert into report_links (id, report_id, token_hash, expires_at, created_at)
    select gen_random_uuid(), id, 'hash', now(), now() from client_reports`,
  sql`insert into report_looks (company_id, user_id, colour, updated_at)
    select id, user_id, '#0B5C70', now() from companies`,
  sql`insert into report_mails (company_id, organisation_id, user_id, created_at)
    select id, user_id, user_id, now() from companies`,
  sql`insert into weekly_exports (company_id, organisation_id, user_id, tables, format, created_at, updated_at)
    select id, user_id, user_id, '["results"]', 'csv', now(), now() from companies`,
  sql`insert into claim_marks (company_id, key, sentence, is_negative, verdict, marked_by, created_at)
    select id, 'key', 'Rossi costa molto', true, 'false', user_id, now() from companies`,
  sql`insert into plan_action_events (company_id, key, kind, actor_id, created_at)
    select id, 'absence', 'done', user_id, now() from companies`,
  sql`insert into plan_proposals (company_id, number, prompt_id, action, names_revision, model, created_at)
    select company_id, 0, id, '{"title": "Chiedi una recensione"}', 0, 'modello', now() from prompts limit 1`,
  sql`insert into plan_actions (company_id, key, created_at) select id, 'absence', now() from companies`,
  sql`insert into source_kinds (company_id, source, kind, created_at)
    select id, 'guida.example', 'directory', now() from companies`,
  sql`update mentions set spans = '[{"start": 0, "end": 5, "tone": null}]'`,
];
