-- Programs that may ask for a person's consent: registered here, or described by a document at the address that names them.
create table oauth_clients (
  id text constraint pk_oauth_clients primary key,
  kind text not null constraint ck_oauth_clients_kind check (kind in ('registered', 'document')),
  name text not null,
  redirect_uris jsonb not null,
  -- How it proves who it is when it asks for tokens, and where its public keys are.
  auth_method text not null,
  jwks_uri text,
  created_at timestamptz not null,
  -- Of a document: when it was read last. Of a registration: when somebody consented first; null: nobody yet.
  checked_at timestamptz
);
create index ix_oauth_clients_unused on oauth_clients (created_at) where kind = 'registered' and checked_at is null;

-- What a person allowed an assistant in an organisation. It ends with the membership.
create table assistants (
  id uuid constraint pk_assistants primary key,
  user_id uuid not null constraint fk_assistants_organisation references organisations (id) on delete cascade,
  member_id uuid not null,
  client_id text not null,
  name text not null,
  -- The host it returns to, as it was shown in the consent.
  returns_to text not null,
  may_write boolean not null,
  -- Null: all companies of the account, also later ones.
  company_ids jsonb,
  created_at timestamptz not null,
  -- When it fetched its first tokens; null: it never did.
  connected_at timestamptz,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  last_used_at timestamptz,
  constraint fk_assistants_member foreign key (user_id, member_id)
    references members (organisation_id, user_id) on delete cascade
);
create index ix_assistants_member on assistants (user_id, member_id, created_at);
create index ix_assistants_returns_to on assistants (returns_to) where connected_at is not null;
create index ix_assistants_expires_at on assistants (expires_at);

-- Codes, access and refresh tokens: of each only a hash. What was used is kept until it ends, so that a second use is seen.
create table oauth_tokens (
  hash text constraint pk_oauth_tokens primary key,
  assistant_id uuid not null constraint fk_oauth_tokens_assistant references assistants (id) on delete cascade,
  kind text not null constraint ck_oauth_tokens_kind check (kind in ('code', 'access', 'refresh')),
  -- The resource it is for.
  audience text not null,
  -- Of a code: where it was sent and the challenge its verifier answers.
  redirect_uri text,
  challenge text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index ix_oauth_tokens_assistant on oauth_tokens (assistant_id);
create index ix_oauth_tokens_expires_at on oauth_tokens (expires_at);

-- Calls of an assistant by Rome day.
create table assistant_days (
  assistant_id uuid not null constraint fk_assistant_days_assistant references assistants (id) on delete cascade,
  day date not null,
  calls integer not null,
  constraint pk_assistant_days primary key (assistant_id, day)
);

-- What assistants are allowed and do is noted with the account's other events; kinds that are there already stay.
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
    values ('assistant_connected'), ('assistant_revoked'), ('assistant_replayed'), ('assistant_wrote')
  ) as all_kinds;
  alter table audit_log drop constraint ck_audit_log_kind;
  execute format('alter table audit_log add constraint ck_audit_log_kind check (kind in (%s))', kinds);
end
$$;
