create table users (
  id uuid constraint pk_users primary key,
  email text not null constraint uq_users_email unique,
  first_name text,
  last_name text,
  profile_image_url text,
  password_hash text not null,
  email_verified boolean not null default false,
  -- Only hashes of what travels by mail or cookie. The hash outlives its use, so that a second click is recognised.
  verification_token_hash text constraint uq_users_verification_token_hash unique,
  verification_expires_at timestamptz,
  registration_nonce_hash text,
  reset_token_hash text constraint uq_users_reset_token_hash unique,
  reset_expires_at timestamptz,
  plan_id text not null default 'free',
  stripe_customer_id text constraint uq_users_stripe_customer_id unique,
  stripe_subscription_id text constraint uq_users_stripe_subscription_id unique,
  subscription_status text not null default 'inactive',
  current_period_end timestamptz,
  custom_max_companies integer,
  custom_max_prompts integer,
  custom_task_lists_enabled boolean,
  custom_prompt_analysis_enabled boolean,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint ck_users_email check (email = lower(email)),
  constraint ck_users_custom_max_companies check (custom_max_companies between 0 and 10000),
  constraint ck_users_custom_max_prompts check (custom_max_prompts between 0 and 10000)
);

create index ix_users_created_at on users (created_at);

-- One row per signed-in device: the row is the token family, and deleting it ends the family.
create table sessions (
  sid uuid constraint pk_sessions primary key,
  sess jsonb not null,
  expire timestamptz not null,
  user_id uuid not null constraint fk_sessions_user references users (id) on delete cascade,
  generation integer not null constraint ck_sessions_generation check (generation >= 1),
  token_hash text not null,
  rotated_at timestamptz not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  user_agent text
);

create index ix_sessions_user on sessions (user_id);
create index ix_sessions_expire on sessions (expire);

alter table emails
  add constraint fk_emails_user foreign key (user_id) references users (id) on delete cascade;
