-- The ledger: one row per paid call, written before the call and settled after it.
-- It outlives prompts and accounts, because the money was spent all the same.
create table engine_calls (
  id uuid not null,
  user_id uuid,
  prompt_id uuid,
  analysis_id uuid,
  purpose text not null,
  engine text not null,
  model text not null,
  estimated_cost_micro_dollars bigint not null,
  cost_micro_dollars bigint,
  status text not null default 'open',
  started_at timestamptz not null,
  finished_at timestamptz,
  constraint pk_engine_calls primary key (id),
  constraint fk_engine_calls_user foreign key (user_id) references users (id) on delete set null,
  constraint fk_engine_calls_prompt foreign key (prompt_id) references prompts (id) on delete set null,
  constraint ck_engine_calls_purpose check (purpose in ('answer', 'judge', 'suggestion', 'task_list')),
  constraint ck_engine_calls_status check (status in ('open', 'ok', 'refused', 'empty', 'failed')),
  constraint ck_engine_calls_settled check ((status = 'open') = (finished_at is null))
);
create index ix_engine_calls_started on engine_calls (started_at);
create index ix_engine_calls_user on engine_calls (user_id, started_at);
create index ix_engine_calls_prompt on engine_calls (prompt_id);
