-- Actions that a model proposed for a company's plan: those of the last time. One goes with the prompt whose answer shows
-- it, so that no sentence of a deleted prompt stays.
create table plan_proposals (
  company_id uuid not null constraint fk_plan_proposals_company references companies (id) on delete cascade,
  number integer not null,
  prompt_id uuid not null constraint fk_plan_proposals_prompt references prompts (id) on delete cascade,
  action jsonb not null,
  names_revision integer not null,
  model text not null,
  created_at timestamptz not null,
  constraint pk_plan_proposals primary key (company_id, number)
);
create index ix_plan_proposals_prompt on plan_proposals (prompt_id);

-- When a model was asked for them, and what came of the last time.
create table plan_proposal_runs (
  company_id uuid constraint pk_plan_proposal_runs primary key
    constraint fk_plan_proposal_runs_company references companies (id) on delete cascade,
  requested_at timestamptz,
  ended_at timestamptz,
  outcome text
);

alter table engine_calls
  drop constraint ck_engine_calls_purpose,
  add constraint ck_engine_calls_purpose
    check (purpose in ('answer', 'reading', 'suggestion', 'task_list', 'action_plan', 'visitor')) not valid;
