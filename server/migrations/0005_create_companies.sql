-- The companies a user monitors and the questions asked for them.
create table companies (
  id uuid not null,
  user_id uuid not null,
  name text not null,
  website_url text not null,
  description text,
  aliases jsonb not null default '[]',
  ignored_names jsonb not null default '[]',
  created_at timestamptz not null,
  archived_at timestamptz,
  constraint pk_companies primary key (id),
  constraint fk_companies_user foreign key (user_id) references users (id) on delete cascade,
  constraint ck_companies_name check (length(name) between 1 and 100),
  constraint ck_companies_aliases check (jsonb_typeof(aliases) = 'array'),
  constraint ck_companies_ignored_names check (jsonb_typeof(ignored_names) = 'array')
);
create index ix_companies_user on companies (user_id, created_at);

create table prompts (
  id uuid not null,
  company_id uuid not null,
  title text not null,
  text text not null,
  is_active boolean not null default true,
  frequency text not null default 'daily',
  -- The text names the company itself: its answers stay out of company-level rates.
  names_own_company boolean not null,
  created_at timestamptz not null,
  archived_at timestamptz,
  constraint pk_prompts primary key (id),
  constraint fk_prompts_company foreign key (company_id) references companies (id) on delete cascade,
  constraint ck_prompts_text check (length(text) between 1 and 2000),
  constraint ck_prompts_frequency check (frequency in ('daily'))
);
create index ix_prompts_company on prompts (company_id, created_at);
