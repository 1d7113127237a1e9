-- What happened to an account's security; deleted with the account.
create table audit_log (
  id bigint generated always as identity constraint pk_audit_log primary key,
  user_id uuid not null constraint fk_audit_log_user references users (id) on delete cascade,
  kind text not null constraint ck_audit_log_kind check (kind in (
    'signed_in', 'session_ended', 'refresh_token_replayed', 'password_changed', 'password_reset'
  )),
  session_id uuid,
  created_at timestamptz not null
);
create index ix_audit_log_user on audit_log (user_id, created_at);
create index ix_audit_log_created_at on audit_log (created_at);

-- Uses counted per limit and hashed key; `expire` in milliseconds since 1970. Column order is the limiter's own.
create table rate_limits (
  key text constraint pk_rate_limits primary key,
  points integer not null,
  expire bigint
);
create index ix_rate_limits_expire on rate_limits (expire);
