-- drop what older builds used. Forward only; runs once, in one transaction.
-- contract: needs 0072_fill_what_older_builds_left_open.sql
-- Plan and overrides are kept in `entitlements`, subscriptions in `subscriptions`.
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

-- What took their place: monthly_tallies, model_readings, reading_disagreements, purge_runs, ix_jobs_due.
drop table daily_metrics, judge_disagreements, judgements, text_purges;
drop index ix_jobs_waiting;
alter table analysis_usage drop column last_update;

-- Builds before 0066 do not read what a migration needs. They are stopped by what they do read: a migration of theirs
-- that changes nothing when it runs again stands under another name, so they begin it and get this sentence.
alter table schema_migrations add column true_name text;
create function refuse_older_build() returns trigger language plpgsql as $$
begin
  raise exception 'This version of Citato is too old for its database: start 0.2.0 or later, or restore the backup from before the upgrade.';
end $$;
create trigger tr_schema_migrations_refuse_older_build before insert on schema_migrations
  for each row when (new.name = '0062_check_ends_of_webhook_messages.sql') execute function refuse_older_build();
update schema_migrations set true_name = name, name = '0062, hidden from builds before 0.2.0'
where name = '0062_check_ends_of_webhook_messages.sql';
