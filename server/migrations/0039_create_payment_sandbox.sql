-- The embedded payment provider. It holds no personal data: customers are bare ids, cards their last digits.
create table sandbox_objects (
  id text not null,
  kind text not null,
  customer_id text not null,
  -- The order in which they were made.
  position bigint generated always as identity,
  data jsonb not null,
  -- When time alone changes it next.
  due_at timestamptz,
  constraint pk_sandbox_objects primary key (id),
  constraint ck_sandbox_objects_kind check (kind in ('customer', 'setup', 'payment_method', 'subscription', 'invoice'))
);
create index ix_sandbox_objects_customer on sandbox_objects (customer_id, kind, position);
create index ix_sandbox_objects_due on sandbox_objects (due_at) where due_at is not null;

-- One row a key: what was asked for with it, and the reply every repetition gets.
create table sandbox_requests (
  key text not null,
  parameters_hash text not null,
  reply jsonb,
  created_at timestamptz not null,
  constraint pk_sandbox_requests primary key (key)
);
create index ix_sandbox_requests_created on sandbox_requests (created_at);

-- How far the sandbox's time is ahead of the installation's.
create table sandbox_clock (
  id integer not null,
  offset_seconds bigint not null,
  constraint pk_sandbox_clock primary key (id),
  constraint ck_sandbox_clock_single check (id = 1)
);
insert into sandbox_clock (id, offset_seconds) values (1, 0);
