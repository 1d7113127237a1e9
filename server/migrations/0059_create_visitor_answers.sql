-- What the landing page showed for a site: read and asked once for all visitors, forgotten when it expires.
-- Nothing of the visitor is kept.
create table visitor_answers (
  domain text constraint pk_visitor_answers primary key,
  id uuid not null constraint uq_visitor_answers_id unique,
  website_url text not null,
  status text not null
    constraint ck_visitor_answers_status check (status in ('reading', 'asking', 'answered', 'failed')),
  failure text constraint ck_visitor_answers_failure check (failure in (
    'unreachable', 'slow', 'error', 'not_a_page', 'unclear', 'over_budget', 'no_engine', 'no_answer'
  )),
  company_name text,
  question text,
  engine text,
  answer text,
  companies jsonb not null default '[]',
  sources jsonb not null default '[]',
  -- Set before the one call: who finds it set asks no second time.
  called_at timestamptz,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  constraint ck_visitor_answers_outcome check (
    (status = 'failed') = (failure is not null) and (status = 'answered') = (answer is not null)
    and (status not in ('asking', 'answered') or question is not null)
  )
);
create index ix_visitor_answers_expiry on visitor_answers (expires_at);

-- Checked for new rows at once; the old ones by the next migration, which holds nobody up.
alter table engine_calls
  drop constraint ck_engine_calls_purpose,
  add constraint ck_engine_calls_purpose
    check (purpose in ('answer', 'judge', 'suggestion', 'task_list', 'visitor')) not valid;
