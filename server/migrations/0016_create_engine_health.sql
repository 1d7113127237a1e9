-- What all processes know of an engine: after failures in a row nobody asks it for a while.
create table engine_breakers (
  engine text not null,
  failures integer not null default 0,
  failing_since timestamptz,
  openings integer not null default 0,
  retry_at timestamptz,
  -- The one call that tries after a pause has until then.
  trial_until timestamptz,
  constraint pk_engine_breakers primary key (engine)
);

-- Answers a prompt still misses of an engine, and when they are tried again.
create table engine_attempts (
  prompt_id uuid not null,
  engine text not null,
  analysis_id uuid not null,
  failing_since timestamptz not null,
  attempts integer not null,
  next_attempt_at timestamptz not null,
  is_down boolean not null,
  constraint pk_engine_attempts primary key (prompt_id, engine),
  constraint fk_engine_attempts_prompt foreign key (prompt_id) references prompts (id) on delete cascade,
  constraint fk_engine_attempts_analysis foreign key (analysis_id) references analyses (id) on delete cascade
);
create index ix_engine_attempts_analysis on engine_attempts (analysis_id);
