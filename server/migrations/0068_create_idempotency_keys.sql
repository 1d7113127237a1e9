-- What a request that creates something came to, for a day: a repetition, after its answer was lost, gets the same.
create table idempotency_keys (
  user_id uuid not null constraint fk_idempotency_keys_user references users (id) on delete cascade,
  operation text not null,
  request_id text not null,
  parameters_hash text not null,
  answer jsonb,
  created_at timestamptz not null,
  constraint pk_idempotency_keys primary key (user_id, operation, request_id)
);
create index ix_idempotency_keys_created on idempotency_keys (created_at);
