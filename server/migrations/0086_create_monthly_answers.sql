-- Whom each ok answer of a prompt and month names and which pages it cites, packed: a row of bytes compresses and is
-- read as one. Places (engines, rivals, sources) count from 0 in the bytes (docs/decisions).
-- What stands before this migration is packed by `npm run rebuild:rollups`, or by the hourly job.
create table monthly_answers (
  prompt_id uuid not null,
  company_id uuid not null,
  month date not null,
  engines text[] not null,
  rival_keys text[] not null,
  rival_names text[] not null,
  sources text[] not null,
  answers bytea not null,
  constraint pk_monthly_answers primary key (prompt_id, month)
);

-- The kind of a source where the company's owner put ours right.
create table source_kinds (
  company_id uuid not null constraint fk_source_kinds_company references companies (id) on delete cascade,
  source text not null,
  kind text not null,
  created_at timestamptz not null,
  constraint pk_source_kinds primary key (company_id, source),
  constraint ck_source_kinds_kind check (kind in (
    'own', 'competitor', 'press', 'directory', 'social', 'forum', 'encyclopedia', 'public_body', 'other'
  ))
);

-- Which plans compare the sources of answers with and without the company.
alter table plans add column source_gaps_enabled boolean not null default false;
update plans set source_gaps_enabled = id in ('guru', 'business');
