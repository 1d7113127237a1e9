-- Accounts, companies and prompts go at once, with what is small. What grows with every answer is no longer tied to
-- them: a job erases it in batches, led by a row here, which the deletion itself writes.
create table erasures (
  id bigint generated always as identity,
  kind text not null,
  subject_id uuid not null,
  -- Stands in the audit trail for an administrator whose account is gone.
  pseudonym uuid not null default gen_random_uuid(),
  requested_at timestamptz not null default now(),
  constraint pk_erasures primary key (id),
  constraint ck_erasures_kind check (kind in ('user', 'prompt'))
);

create function record_erasures() returns trigger language plpgsql as $$
begin
  insert into erasures (kind, subject_id) select tg_argv[0], id from gone;
  return null;
end $$;
create trigger tr_users_record_erasures after delete on users
  referencing old table as gone for each statement execute function record_erasures('user');
create trigger tr_prompts_record_erasures after delete on prompts
  referencing old table as gone for each statement execute function record_erasures('prompt');

alter table analyses drop constraint fk_analyses_prompt, drop constraint fk_analyses_user;
alter table analysis_results drop constraint fk_analysis_results_prompt;
alter table answer_texts drop constraint fk_answer_texts_prompt;
alter table daily_metrics drop constraint fk_daily_metrics_prompt;
alter table engine_calls drop constraint fk_engine_calls_user, drop constraint fk_engine_calls_prompt;

-- What an administrator did outlives the account, without naming it; refused sign-ins are kept, too.
alter table audit_log
  drop constraint fk_audit_log_user,
  alter column user_id drop not null,
  -- In the place of the account that is gone; the same for all it did.
  add column pseudonym uuid,
  drop constraint ck_audit_log_kind,
  add constraint ck_audit_log_kind check (kind in (
    'signed_in', 'sign_in_failed', 'session_ended', 'refresh_token_replayed', 'password_changed', 'password_reset',
    'jobs_requeued', 'jobs_dropped'
  ));
