-- The durable queue: a row exists from enqueueing to the end of the job. What waits for its moment waits here, too.
create table jobs (
  id uuid not null,
  -- The order of enqueueing, among jobs that are due at the same moment.
  sequence bigint generated always as identity,
  kind text not null,
  payload jsonb not null,
  -- While a job with this key waits or runs, a second one is not taken.
  singleton_key text,
  -- Whom it is done for: one group leaves places for others.
  group_id text,
  retry_limit integer not null,
  state text not null default 'waiting',
  run_at timestamptz not null,
  -- Claims so far; the token that keeps a late worker from settling somebody else's attempt.
  attempt integer not null default 0,
  -- Attempts that ended with an error, and attempts whose worker fell silent.
  faults integer not null default 0,
  deaths integer not null default 0,
  started_at timestamptz,
  lease_until timestamptz,
  created_at timestamptz not null,
  constraint pk_jobs primary key (id),
  constraint ck_jobs_state check (state in ('waiting', 'running')),
  constraint ck_jobs_lease check ((state = 'running') = (lease_until is not null))
);
create unique index ux_jobs_singleton_key on jobs (kind, singleton_key) where singleton_key is not null;
create index ix_jobs_waiting on jobs (kind, run_at, sequence) where state = 'waiting';
create index ix_jobs_lease_until on jobs (lease_until) where state = 'running';
-- A small table with many changes: dead rows are cleared early, whatever its size.
alter table jobs set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000, fillfactor = 70);

-- Jobs that were given up, until an operator requeues them.
create table dead_jobs (
  id uuid not null,
  kind text not null,
  payload jsonb not null,
  singleton_key text,
  group_id text,
  retry_limit integer not null,
  attempts integer not null,
  -- Null: no fault was seen, its worker died each time.
  fault jsonb,
  enqueued_at timestamptz not null,
  died_at timestamptz not null,
  constraint pk_dead_jobs primary key (id)
);
create index ix_dead_jobs_died_at on dead_jobs (died_at);

-- When a recurring job was last enqueued, over all processes.
create table recurring_jobs (
  kind text not null,
  enqueued_at timestamptz not null,
  constraint pk_recurring_jobs primary key (kind)
);

-- An installation that kept its jobs in the schema of a library takes the waiting ones over.
do $$
begin
  if to_regclass('pgboss.job') is not null then
    insert into jobs (id, kind, payload, singleton_key, group_id, retry_limit, run_at, created_at)
    select id, name, coalesce(data, '{}'::jsonb), singleton_key, group_id, greatest(0, (retry_limit + 1) / 4 - 1),
      start_after, created_on
    from pgboss.job
    where state in ('created', 'retry', 'active') and name not like '%.dead' and name not like '\_%'
    on conflict do nothing;
    insert into dead_jobs (id, kind, payload, group_id, retry_limit, attempts, fault, enqueued_at, died_at)
    select id, source_name, coalesce(data, '{}'::jsonb), group_id, 4, coalesce(source_retry_count, 0) + 1,
      case when source_output ? 'errorClass' then source_output end, coalesce(source_created_on, created_on), created_on
    from pgboss.job
    where state = 'created' and name like '%.dead' and source_name is not null
    on conflict do nothing;
  end if;
end
$$;
