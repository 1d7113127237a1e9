-- What the owner of a company did with an action of its plan, by the action's key; an action of the owner's own has a
-- title. The prompts are those the action served when it was done.
create table plan_actions (
  company_id uuid not null constraint fk_plan_actions_company references companies (id) on delete cascade,
  key text not null,
  title text,
  effort text,
  assignee text,
  due_on date,
  done_at timestamptz,
  done_by uuid constraint fk_plan_actions_done_by references users (id) on delete set null,
  prompt_ids uuid[] not null default '{}',
  dropped_at timestamptz,
  drop_reason text,
  created_at timestamptz not null,
  constraint pk_plan_actions primary key (company_id, key)
);
create index ix_plan_actions_done_by on plan_actions (done_by);
