create table plans (
  id text constraint pk_plans primary key,
  name text not null,
  price_cents integer not null constraint ck_plans_price check (price_cents >= 0),
  normal_price_cents integer not null constraint ck_plans_normal_price check (normal_price_cents >= 0),
  currency text not null constraint ck_plans_currency check (currency = 'eur'),
  billing_interval text not null constraint ck_plans_billing_interval check (billing_interval = 'month'),
  max_companies integer not null constraint ck_plans_max_companies check (max_companies >= 0),
  max_prompts integer not null constraint ck_plans_max_prompts check (max_prompts >= 0),
  retained_prompts integer not null constraint ck_plans_retained_prompts check (retained_prompts >= 0),
  task_lists_enabled boolean not null,
  prompt_analysis_enabled boolean not null,
  stripe_price_id text constraint uq_plans_stripe_price_id unique,
  created_at timestamptz not null,
  constraint ck_plans_id check (id in ('free', 'pro', 'guru', 'business'))
);

-- max_prompts bounds creation; retained_prompts stay visible on this plan after a dearer one has ended.
insert into plans (
  id, name, price_cents, normal_price_cents, currency, billing_interval, max_companies, max_prompts, retained_prompts,
  task_lists_enabled, prompt_analysis_enabled, created_at
)
values
  ('free', 'Free', 0, 0, 'eur', 'month', 1, 1, 5, false, false, now()),
  ('pro', 'Pro', 5900, 5900, 'eur', 'month', 2, 15, 15, false, true, now()),
  ('guru', 'Guru', 9900, 9900, 'eur', 'month', 5, 50, 50, true, true, now()),
  ('business', 'Business', 19900, 19900, 'eur', 'month', 15, 150, 150, true, true, now());

alter table users
  add constraint fk_users_plan foreign key (plan_id) references plans (id);
