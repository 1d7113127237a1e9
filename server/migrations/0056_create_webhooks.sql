-- Where customers are told what happened, and what became of each message; the operator's own webhook is in the same log.
alter table plans add column max_webhooks integer not null default 0;
update plans set max_webhooks = case id when 'pro' then 2 when 'guru' then 5 when 'business' then 10 else 0 end;
alter table plans add constraint ck_plans_max_webhooks check (max_webhooks >= 0);

create table webhook_endpoints (
  id uuid constraint pk_webhook_endpoints primary key,
  user_id uuid not null constraint fk_webhook_endpoints_user references users (id) on delete cascade,
  url text not null,
  description text not null,
  events jsonb not null,
  sealed_secret text not null,
  previous_sealed_secret text,
  previous_until timestamptz,
  disabled_because text constraint ck_webhook_endpoints_disabled_because check (disabled_because in ('owner', 'gone', 'failing')),
  failing_since timestamptz,
  created_at timestamptz not null
);
create index ix_webhook_endpoints_user on webhook_endpoints (user_id, created_at);

-- Without foreign keys: an account's rows are erased in batches.
create table webhook_deliveries (
  id uuid constraint pk_webhook_deliveries primary key,
  user_id uuid not null,
  endpoint_id uuid,
  message_id text not null,
  event text not null,
  body text,
  status text not null constraint ck_webhook_deliveries_status check (status in ('waiting', 'delivered', 'failed')),
  attempts integer not null default 0,
  created_at timestamptz not null,
  last_attempt_at timestamptz,
  next_attempt_at timestamptz,
  response_status integer,
  fault text constraint ck_webhook_deliveries_fault check (fault in ('refused', 'unreachable', 'timeout', 'endpoint_off')),
  excerpt text,
  duration_ms integer,
  constraint uq_webhook_deliveries_message unique (endpoint_id, message_id)
);
create index ix_webhook_deliveries_log on webhook_deliveries (endpoint_id, created_at desc, id desc);
create index ix_webhook_deliveries_user on webhook_deliveries (user_id);
create index ix_webhook_deliveries_created on webhook_deliveries (created_at);

-- The last proven change of a prompt its owner was told of.
create table told_changes (
  prompt_id uuid constraint pk_told_changes primary key
    constraint fk_told_changes_prompt references prompts (id) on delete cascade,
  user_id uuid not null,
  direction text not null constraint ck_told_changes_direction check (direction in ('rising', 'falling')),
  last_day date not null
);
