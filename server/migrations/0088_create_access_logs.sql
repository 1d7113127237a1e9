-- create access logs. Forward only; runs once, in one transaction.
-- What access logs say of crawlers and visits from engines: counts by day and page, no addresses, no queries.
create table access_logs (
  id uuid not null constraint pk_access_logs primary key,
  company_id uuid not null constraint fk_access_logs_company references companies (id) on delete cascade,
  source text not null constraint ck_access_logs_source check (source in ('upload', 'address')),
  format text not null constraint ck_access_logs_format check (format in ('combined', 'json', 'extended')),
  bytes bigint not null,
  lines bigint not null,
  unread_lines bigint not null,
  counted_lines bigint not null,
  first_at timestamptz,
  last_at timestamptz,
  is_cut boolean not null,
  created_at timestamptz not null
);
create index ix_access_logs_company on access_logs (company_id, created_at);

-- What a day of a log holds, as a digest: the same day is counted once, whatever file it comes in.
create table access_log_days (
  company_id uuid not null,
  day date not null,
  digest text not null,
  log_id uuid not null constraint fk_access_log_days_log references access_logs (id) on delete cascade,
  constraint pk_access_log_days primary key (company_id, day, digest)
);
create index ix_access_log_days_log on access_log_days (log_id);

create table crawler_reads (
  log_id uuid not null constraint fk_crawler_reads_log references access_logs (id) on delete cascade,
  company_id uuid not null,
  day date not null,
  crawler text not null,
  verification text not null
    constraint ck_crawler_reads_verification check (verification in ('verified', 'outside', 'unpublished')),
  path text not null,
  reads integer not null,
  failed integer not null,
  failed_status integer,
  last_at timestamptz not null,
  constraint pk_crawler_reads primary key (log_id, day, crawler, verification, path)
);
create index ix_crawler_reads_company on crawler_reads (company_id, day);

create table engine_visits (
  log_id uuid not null constraint fk_engine_visits_log references access_logs (id) on delete cascade,
  company_id uuid not null,
  day date not null,
  engine text not null,
  path text not null,
  visits integer not null,
  constraint pk_engine_visits primary key (log_id, day, engine, path)
);
create index ix_engine_visits_company on engine_visits (company_id, day);

-- The one address of a company its machines may send logs to; the secret itself is not stored.
create table log_addresses (
  company_id uuid not null constraint pk_log_addresses primary key
    constraint fk_log_addresses_company references companies (id) on delete cascade,
  user_id uuid not null,
  secret_hash text not null constraint uq_log_addresses_secret_hash unique,
  created_at timestamptz not null,
  last_used_at timestamptz
);
