-- What the next release migrates once no process of a build before 0074 runs any more (entitlements: decision 033).
-- contract: needs 0074_note_answers_read_ahead.sql
drop trigger tr_entitlements_copy_back on entitlements;
drop function copy_entitlement_back();
drop trigger tr_users_keep_entitlement on users;
create or replace function keep_entitlement() returns trigger language plpgsql as $$
begin
  insert into entitlements (user_id) values (new.id) on conflict do nothing;
  return null;
end $$;
create trigger tr_users_keep_entitlement after insert on users
  for each row execute function keep_entitlement();
alter table users
  drop column plan_id,
  drop column stripe_customer_id,
  drop column stripe_subscription_id,
  drop column subscription_status,
  drop column current_period_end,
  drop column custom_max_companies,
  drop column custom_max_prompts,
  drop column custom_task_lists_enabled,
  drop column custom_prompt_analysis_enabled;
-- What builds before 0072 and 0074 wrote: 'judge' in the ledger, and a negated revision of an answer read ahead.
update engine_calls set purpose = 'reading' where purpose = 'judge';
alter table engine_calls
  drop constraint ck_engine_calls_purpose,
  add constraint ck_engine_calls_purpose
    check (purpose in ('answer', 'reading', 'suggestion', 'task_list', 'visitor'));
update analysis_results set names_revision = -names_revision, is_read_ahead = true where names_revision < 0;
