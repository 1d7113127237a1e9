-- Prompts proposed for a website, and what its page says of the company; deleted with the account, or after seven days.
create table prompt_suggestions (
  id uuid constraint pk_prompt_suggestions primary key,
  user_id uuid not null constraint fk_prompt_suggestions_user references users (id) on delete cascade,
  website_url text not null,
  company_name text,
  description text,
  status text not null constraint ck_prompt_suggestions_status check (status in ('pending', 'ready', 'failed')),
  suggestions jsonb not null default '[]',
  source text constraint ck_prompt_suggestions_source check (source in ('engine', 'site', 'market')),
  is_site_read boolean,
  profile_name text,
  profile_description text,
  failure text constraint ck_prompt_suggestions_failure check (failure in ('unclear', 'interrupted')),
  is_viewed boolean not null default false,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  constraint ck_prompt_suggestions_outcome check (
    (status = 'ready') = (source is not null) and (status = 'failed') = (failure is not null)
  )
);
create index ix_prompt_suggestions_user on prompt_suggestions (user_id, website_url, created_at desc);
create index ix_prompt_suggestions_expiry on prompt_suggestions (expires_at);
-- Two clicks at once begin one.
create unique index uq_prompt_suggestions_pending on prompt_suggestions (user_id, website_url) where status = 'pending';
