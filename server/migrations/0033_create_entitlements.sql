-- What an account may use leaves `users` for a table of its own. The columns there stay for the build before this one,
-- and triggers keep both places in step; the next release drops them.
create table entitlements (
  user_id uuid not null,
  plan_id text not null default 'free',
  custom_max_companies integer,
  custom_max_prompts integer,
  custom_task_lists_enabled boolean,
  custom_prompt_analysis_enabled boolean,
  constraint pk_entitlements primary key (user_id),
  constraint fk_entitlements_user foreign key (user_id) references users (id) on delete cascade,
  constraint fk_entitlements_plan foreign key (plan_id) references plans (id),
  constraint ck_entitlements_custom_max_companies check (custom_max_companies between 0 and 10000),
  constraint ck_entitlements_custom_max_prompts check (custom_max_prompts between 0 and 10000)
);

-- No account is without entitlements, whichever build writes it.
create function keep_entitlement() returns trigger language plpgsql as $$
begin
  insert into entitlements as e (
    user_id, plan_id, custom_max_companies, custom_max_prompts, custom_task_lists_enabled,
    custom_prompt_analysis_enabled
  )
  values (
    new.id, new.plan_id, new.custom_max_companies, new.custom_max_prompts, new.custom_task_lists_enabled,
    new.custom_prompt_analysis_enabled
  )
  on conflict (user_id) do update set
    plan_id = excluded.plan_id,
    custom_max_companies = excluded.custom_max_companies,
    custom_max_prompts = excluded.custom_max_prompts,
    custom_task_lists_enabled = excluded.custom_task_lists_enabled,
    custom_prompt_analysis_enabled = excluded.custom_prompt_analysis_enabled
  where (
    e.plan_id, e.custom_max_companies, e.custom_max_prompts, e.custom_task_lists_enabled,
    e.custom_prompt_analysis_enabled
  ) is distinct from (
    excluded.plan_id, excluded.custom_max_companies, excluded.custom_max_prompts, excluded.custom_task_lists_enabled,
    excluded.custom_prompt_analysis_enabled
  );
  return null;
end $$;
create trigger tr_users_keep_entitlement
  after insert or update of plan_id, custom_max_companies, custom_max_prompts, custom_task_lists_enabled,
    custom_prompt_analysis_enabled on users
  for each row execute function keep_entitlement();

-- The build before reads what the new one grants.
create function copy_entitlement_back() returns trigger language plpgsql as $$
begin
  update users set
    plan_id = new.plan_id,
    custom_max_companies = new.custom_max_companies,
    custom_max_prompts = new.custom_max_prompts,
    custom_task_lists_enabled = new.custom_task_lists_enabled,
    custom_prompt_analysis_enabled = new.custom_prompt_analysis_enabled
  where id = new.user_id and (
    plan_id, custom_max_companies, custom_max_prompts, custom_task_lists_enabled, custom_prompt_analysis_enabled
  ) is distinct from (
    new.plan_id, new.custom_max_companies, new.custom_max_prompts, new.custom_task_lists_enabled,
    new.custom_prompt_analysis_enabled
  );
  return null;
end $$;
create trigger tr_entitlements_copy_back after update on entitlements
  for each row execute function copy_entitlement_back();

insert into entitlements (
  user_id, plan_id, custom_max_companies, custom_max_prompts, custom_task_lists_enabled, custom_prompt_analysis_enabled
)
select id, plan_id, custom_max_companies, custom_max_prompts, custom_task_lists_enabled, custom_prompt_analysis_enabled
from users;
