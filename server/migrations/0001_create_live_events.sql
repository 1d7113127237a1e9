-- What open browsers are told, kept for a while so that a stream can be resumed where it broke off.
create table live_events (
  id bigint generated always as identity constraint pk_live_events primary key,
  user_id uuid not null,
  event jsonb not null,
  created_at timestamptz not null
);
create index ix_live_events_user_id on live_events (user_id, id);
create index ix_live_events_created_at on live_events (created_at);

-- Secrets made on a desk when none is configured.
create table app_secrets (
  name text constraint pk_app_secrets primary key,
  value text not null,
  created_at timestamptz not null
);
