-- add claim marks. Forward only; runs once, in one transaction.
-- What people of an organisation marked a statement of answers as: true, false or answered. Nothing is overwritten, so that it
-- is its own record of who marked what when: the newest row of a statement counts, one without a verdict takes the mark back.
create table claim_marks (
  id bigint generated always as identity constraint pk_claim_marks primary key,
  company_id uuid not null constraint fk_claim_marks_company references companies (id) on delete cascade,
  key text not null,
  sentence text not null,
  is_negative boolean not null,
  verdict text constraint ck_claim_marks_verdict check (verdict in ('true', 'false', 'answered')),
  marked_by uuid constraint fk_claim_marks_marked_by references users (id) on delete set null,
  created_at timestamptz not null
);
create index ix_claim_marks_company on claim_marks (company_id, key, id);
create index ix_claim_marks_marked_by on claim_marks (marked_by);

-- Who did what with an action of a company's plan.
create table plan_action_events (
  id bigint generated always as identity constraint pk_plan_action_events primary key,
  company_id uuid not null constraint fk_plan_action_events_company references companies (id) on delete cascade,
  key text not null,
  kind text not null constraint ck_plan_action_events_kind check (kind in (
    'added', 'done', 'undone', 'assigned', 'due', 'dropped', 'restored'
  )),
  actor_id uuid constraint fk_plan_action_events_actor references users (id) on delete set null,
  created_at timestamptz not null
);
create index ix_plan_action_events_company on plan_action_events (company_id, id);
create index ix_plan_action_events_actor on plan_action_events (actor_id);

-- Some hashes of a day's lines, the smallest ones: two logs that share lines of a day are told by them.
alter table access_log_days
  add column lines bigint not null default 0,
  add column sketch text not null default '';
