-- What monitoring knows of a prompt; the prompt itself belongs to companies.
create table prompt_states (
  prompt_id uuid not null,
  user_id uuid not null,
  status text not null default 'idle',
  running_analysis_id uuid,
  started_at timestamptz,
  last_processed_at timestamptz,
  last_outcome text,
  next_run_at timestamptz,
  constraint pk_prompt_states primary key (prompt_id),
  constraint fk_prompt_states_prompt foreign key (prompt_id) references prompts (id) on delete cascade,
  constraint fk_prompt_states_user foreign key (user_id) references users (id) on delete cascade,
  constraint ck_prompt_states_status check (status in ('idle', 'in_progress')),
  constraint ck_prompt_states_last_outcome check (last_outcome in ('finished', 'failed')),
  constraint ck_prompt_states_running check ((status = 'in_progress') = (running_analysis_id is not null))
);
create index ix_prompt_states_user on prompt_states (user_id);
create index ix_prompt_states_due on prompt_states (next_run_at) where status = 'idle' and next_run_at is not null;

-- One row per requested analysis. `attempt` is the fence: only the worker that holds the newest one may write.
create table analyses (
  id uuid not null,
  user_id uuid not null,
  company_id uuid not null,
  prompt_id uuid not null,
  request_id uuid not null,
  trigger text not null,
  status text not null default 'queued',
  attempt integer not null default 0,
  -- The Rome day the analysis and all its answers count for.
  day date not null,
  -- Per engine: planned, answered and failed answers.
  engines jsonb not null,
  usage_counted boolean not null default false,
  created_at timestamptz not null,
  last_progress_at timestamptz not null,
  finished_at timestamptz,
  constraint pk_analyses primary key (id),
  constraint uq_analyses_request unique (user_id, request_id),
  constraint fk_analyses_prompt foreign key (prompt_id) references prompts (id) on delete cascade,
  constraint fk_analyses_user foreign key (user_id) references users (id) on delete cascade,
  constraint ck_analyses_trigger check (trigger in ('first', 'manual', 'scheduled', 'mass')),
  constraint ck_analyses_status check (status in ('queued', 'asking', 'reading', 'finished', 'failed')),
  constraint ck_analyses_finished check ((status in ('finished', 'failed')) = (finished_at is not null))
);
create index ix_analyses_prompt on analyses (prompt_id, day);
create index ix_analyses_open on analyses (last_progress_at) where status in ('queued', 'asking', 'reading');

-- One row per answer, also for refused, empty and failed ones.
create table analysis_results (
  id uuid not null,
  analysis_id uuid not null,
  prompt_id uuid not null,
  engine text not null,
  sample integer not null,
  model text,
  status text not null,
  failure_kind text,
  day date not null,
  brand_present boolean,
  brand_position integer,
  extractor_version text,
  language text,
  search_queries jsonb not null default '[]',
  input_tokens integer,
  output_tokens integer,
  searches integer not null default 0,
  cost_micro_dollars bigint not null default 0,
  latency_ms integer not null,
  created_at timestamptz not null,
  constraint pk_analysis_results primary key (id),
  constraint uq_analysis_results_sample unique (analysis_id, engine, sample),
  constraint fk_analysis_results_analysis foreign key (analysis_id) references analyses (id) on delete cascade,
  constraint fk_analysis_results_prompt foreign key (prompt_id) references prompts (id) on delete cascade,
  constraint ck_analysis_results_status check (status in ('ok', 'refused', 'empty', 'failed')),
  constraint ck_analysis_results_failure check ((status = 'failed') = (failure_kind is not null)),
  constraint ck_analysis_results_brand check ((status = 'ok') = (brand_present is not null))
);
create index ix_analysis_results_prompt on analysis_results (prompt_id, created_at desc, id desc);
create index ix_analysis_results_day on analysis_results (prompt_id, day);

-- Raw texts, a partition a month, so that their retention drops tables instead of deleting rows.
create table answer_texts (
  result_id uuid not null,
  prompt_id uuid not null,
  text text not null,
  created_at timestamptz not null,
  constraint pk_answer_texts primary key (result_id, created_at),
  constraint fk_answer_texts_prompt foreign key (prompt_id) references prompts (id) on delete cascade
) partition by range (created_at);
create index ix_answer_texts_prompt on answer_texts (prompt_id);
create table answer_texts_default partition of answer_texts default;

-- Makes the month's partition when it is missing; rows that the default partition caught move into it.
create function ensure_answer_texts_partition(moment timestamptz) returns void language plpgsql as $$
declare
  month_start timestamp := date_trunc('month', moment at time zone 'UTC');
  first_moment timestamptz := month_start at time zone 'UTC';
  next_moment timestamptz := (month_start + interval '1 month') at time zone 'UTC';
  partition_name text := 'answer_texts_' || to_char(month_start, 'YYYY_MM');
begin
  if to_regclass(partition_name) is not null then return; end if;
  perform pg_advisory_xact_lock(hashtext('ensure_answer_texts_partition'));
  if to_regclass(partition_name) is not null then return; end if;
  lock table answer_texts_default in access exclusive mode;
  execute format('create table %I (like answer_texts including defaults including constraints)', partition_name);
  execute format('with moved as (delete from answer_texts_default where created_at >= %L and created_at < %L returning *) insert into %I select * from moved',
    first_moment, next_moment, partition_name);
  execute format('alter table answer_texts attach partition %I for values from (%L) to (%L)',
    partition_name, first_moment, next_moment);
end $$;

-- One row per company an answer names.
create table mentions (
  result_id uuid not null,
  company_key text not null,
  name text not null,
  is_own boolean not null,
  position integer not null,
  occurrences integer not null,
  sentiment text,
  aspects jsonb not null default '[]',
  spans jsonb not null default '[]',
  constraint pk_mentions primary key (result_id, company_key),
  constraint fk_mentions_result foreign key (result_id) references analysis_results (id) on delete cascade,
  constraint ck_mentions_sentiment check (sentiment in ('positive', 'neutral', 'negative')),
  constraint ck_mentions_position check (position >= 1),
  constraint ck_mentions_occurrences check (occurrences >= 1)
);

create table citations (
  result_id uuid not null,
  position integer not null,
  url text not null,
  domain text not null,
  title text,
  company_keys jsonb not null default '[]',
  constraint pk_citations primary key (result_id, position),
  constraint fk_citations_result foreign key (result_id) references analysis_results (id) on delete cascade
);

-- The answers of one prompt, Rome day and engine, added up: thirty days are a bounded number of rows however long the history.
create table daily_metrics (
  prompt_id uuid not null,
  day date not null,
  engine text not null,
  ok integer not null,
  refused integer not null,
  empty integer not null,
  failed integer not null,
  companies jsonb not null,
  constraint pk_daily_metrics primary key (prompt_id, day, engine),
  constraint fk_daily_metrics_prompt foreign key (prompt_id) references prompts (id) on delete cascade
);

-- The standing numbers of a prompt, recomputed when an analysis ends.
create table monitoring_data (
  id uuid not null,
  prompt_id uuid not null,
  user_id uuid not null,
  mentioned_companies jsonb not null,
  other_companies_count integer not null,
  other_companies_mentions integer not null,
  total_responses integer not null,
  refused_responses integer not null,
  empty_responses integer not null,
  failed_responses integer not null,
  total_analyses integer not null,
  recent_analyses jsonb not null,
  own_mentions integer not null,
  own_position_sum bigint not null,
  own_position_square_sum bigint not null,
  own_sentiment jsonb not null,
  own_tones jsonb not null,
  engines jsonb not null,
  period_start timestamptz not null,
  period_end timestamptz not null,
  collection_start_date timestamptz not null,
  last_updated timestamptz not null,
  constraint pk_monitoring_data primary key (id),
  constraint uq_monitoring_data_prompt unique (prompt_id),
  constraint fk_monitoring_data_prompt foreign key (prompt_id) references prompts (id) on delete cascade,
  constraint fk_monitoring_data_user foreign key (user_id) references users (id) on delete cascade
);
create index ix_monitoring_data_user on monitoring_data (user_id);

-- What an account has used and when its numbers last changed; stays when prompts are deleted.
create table analysis_usage (
  user_id uuid not null,
  analyses_used integer not null default 0,
  last_update timestamptz,
  constraint pk_analysis_usage primary key (user_id),
  constraint fk_analysis_usage_user foreign key (user_id) references users (id) on delete cascade
);
