-- A customer of a payment provider stands for one account. `granted_plan_id` is the plan its payments gave it last.
create table payment_customers (
  user_id uuid not null,
  provider text not null,
  customer_id text,
  granted_plan_id text,
  -- Raised before the provider is read: what was read is written only when no later read was.
  sync_started bigint not null default 0,
  sync_applied bigint not null default 0,
  created_at timestamptz not null,
  constraint pk_payment_customers primary key (user_id, provider),
  constraint uq_payment_customers_customer unique (provider, customer_id),
  constraint fk_payment_customers_user foreign key (user_id) references users (id) on delete cascade,
  constraint fk_payment_customers_granted_plan foreign key (granted_plan_id) references plans (id),
  constraint ck_payment_customers_provider check (provider in ('stripe', 'sandbox'))
);

-- What a user asked of the provider, stored before the first call: its id is the root of the idempotency keys.
create table payment_operations (
  id uuid not null,
  user_id uuid not null,
  provider text not null,
  kind text not null,
  request_id text,
  parameters jsonb not null,
  state text not null,
  result jsonb,
  created_at timestamptz not null,
  ended_at timestamptz,
  constraint pk_payment_operations primary key (id),
  constraint uq_payment_operations_request unique (user_id, kind, request_id),
  constraint fk_payment_operations_user foreign key (user_id) references users (id) on delete cascade,
  constraint ck_payment_operations_provider check (provider in ('stripe', 'sandbox')),
  constraint ck_payment_operations_kind check (kind in ('setup', 'create', 'update', 'cancel', 'reactivate')),
  constraint ck_payment_operations_state check (state in ('open', 'done', 'failed'))
);
-- Of those that change a subscription an account has one at a time under way.
create unique index uq_payment_operations_open on payment_operations (user_id) where state = 'open' and kind <> 'setup';
create index ix_payment_operations_open on payment_operations (created_at) where state = 'open';

-- The downgrade a user was shown last: a confirmation must find it unchanged.
create table downgrade_previews (
  user_id uuid not null,
  plan_id text not null,
  digest text not null,
  constraint pk_downgrade_previews primary key (user_id),
  constraint fk_downgrade_previews_user foreign key (user_id) references users (id) on delete cascade,
  constraint fk_downgrade_previews_plan foreign key (plan_id) references plans (id)
);

create table payment_events (
  provider text not null,
  event_id text not null,
  type text not null,
  customer_id text,
  created_at timestamptz not null,
  received_at timestamptz not null,
  constraint pk_payment_events primary key (provider, event_id)
);
create index ix_payment_events_received on payment_events (received_at);

-- Where reconciliation found the provider and ourselves apart; it was mended when the row was written.
create table payment_drifts (
  id bigint generated always as identity,
  user_id uuid,
  provider text not null,
  subject text not null,
  was jsonb not null,
  became jsonb not null,
  noticed_at timestamptz not null,
  constraint pk_payment_drifts primary key (id)
);
create index ix_payment_drifts_noticed on payment_drifts (noticed_at);
create index ix_payment_drifts_user on payment_drifts (user_id);

-- Which plan a price stands for. Prices that are no longer sold stay: subscriptions go on at them.
create table plan_prices (
  provider text not null,
  price_id text not null,
  plan_id text not null,
  constraint pk_plan_prices primary key (provider, price_id),
  constraint fk_plan_prices_plan foreign key (plan_id) references plans (id)
);

alter table subscriptions add column price_id text, add column plan_id text, add column created_at timestamptz;
