-- What to do about a prompt, drawn from its own answers. One list a prompt; the newest stands in the place of the last.
create table task_lists (
  id uuid not null,
  prompt_id uuid not null,
  user_id uuid not null,
  -- The analysis it was last built for: one build an analysis.
  analysis_id uuid not null,
  -- Null: written by the rules.
  model text,
  -- What the model replied, as it came; null without one.
  raw_output text,
  strategy text not null,
  target_url text not null,
  summary text not null,
  parsed_actions jsonb not null,
  -- Ok answers it was drawn from.
  answers integer not null,
  -- Which actions it holds and how urgent they are: another plan is another version.
  plan text not null,
  version integer not null,
  versioned_at timestamptz not null,
  -- The newest version its user has opened.
  opened_version integer not null default 0,
  -- Keys of the actions ticked off, whichever version they come from.
  done_keys text[] not null default '{}',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint pk_task_lists primary key (id),
  constraint uq_task_lists_prompt unique (prompt_id),
  constraint fk_task_lists_prompt foreign key (prompt_id) references prompts (id) on delete cascade,
  constraint fk_task_lists_user foreign key (user_id) references users (id) on delete cascade,
  constraint ck_task_lists_raw_output check ((model is null) = (raw_output is null)),
  constraint ck_task_lists_actions check (jsonb_typeof(parsed_actions) = 'array'),
  constraint ck_task_lists_version check (version >= 1)
);
create index ix_task_lists_user on task_lists (user_id, versioned_at);

-- What a company's page was last seen to hold, so that it is read once a day at most. Null: it could not be read.
create table company_pages (
  company_id uuid not null,
  url text not null,
  facts jsonb,
  read_at timestamptz not null,
  constraint pk_company_pages primary key (company_id, url),
  constraint fk_company_pages_company foreign key (company_id) references companies (id) on delete cascade
);
