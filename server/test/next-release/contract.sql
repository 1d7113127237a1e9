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

-- Every build names the company of what grows with answers.
drop trigger tr_analysis_results_find_company on analysis_results;
drop trigger tr_answer_texts_find_company on answer_texts;
drop trigger tr_mentions_find_company on mentions;
drop trigger tr_citations_find_company on citations;
drop trigger tr_model_readings_find_company on model_readings;
drop trigger tr_reading_disagreements_find_company on reading_disagreements;
drop trigger tr_monthly_tallies_find_company on monthly_tallies;
drop trigger tr_monthly_sources_find_company on monthly_sources;
drop function find_company_of_analysis();
drop function find_company_of_text();
drop function find_company_of_result();
drop function find_company_of_prompt();
