-- What the next release migrates once no process of a build before entitlements runs any more (decision 033).
-- contract: needs 0033_create_entitlements.sql
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
