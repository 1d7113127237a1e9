-- Keys other programs call with in an account's name. Of a key itself only a hash is stored.
alter table plans add column api_enabled boolean not null default false;
update plans set api_enabled = true where id in ('guru', 'business');

create table api_keys (
  id uuid constraint pk_api_keys primary key,
  user_id uuid not null constraint fk_api_keys_user references users (id) on delete cascade,
  name text not null,
  prefix text not null,
  secret_hash text not null constraint uq_api_keys_secret_hash unique,
  may_write boolean not null,
  -- Null: all companies of the account.
  company_ids jsonb,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  last_used_at timestamptz,
  reminded_at timestamptz
);
create index ix_api_keys_user on api_keys (user_id, created_at);
create index ix_api_keys_expires_at on api_keys (expires_at) where revoked_at is null and reminded_at is null;

-- Calls of a key by Rome day.
create table api_key_days (
  key_id uuid not null constraint fk_api_key_days_key references api_keys (id) on delete cascade,
  day date not null,
  calls integer not null,
  constraint pk_api_key_days primary key (key_id, day)
);

-- What keys are made, revoked and write is noted with the account's other events; kinds that are there already stay.
do $$
declare
  kinds text;
begin
  select string_agg(distinct quote_literal(kind), ', ') into kinds
  from (
    select parts[1] as kind
    from pg_constraint, regexp_matches(pg_get_constraintdef(oid), '''([a-z_]+)''', 'g') as matches (parts)
    where conname = 'ck_audit_log_kind'
    union all
    values ('key_created'), ('key_revoked'), ('key_wrote')
  ) as all_kinds;
  alter table audit_log drop constraint ck_audit_log_kind;
  execute format('alter table audit_log add constraint ck_audit_log_kind check (kind in (%s))', kinds);
end
$$;
