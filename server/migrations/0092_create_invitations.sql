-- How many people an organisation of the plan may have; a client takes no seat.
alter table plans add column seats integer not null default 1;
update plans set seats = case id when 'pro' then 2 when 'guru' then 5 when 'business' then 15 else 1 end;
alter table plans add constraint ck_plans_seats check (seats > 0);

-- Open invitations; one that is accepted or revoked goes. Of the secret in the mail only a hash is stored.
create table invitations (
  id uuid not null,
  organisation_id uuid not null,
  email text not null,
  role text not null,
  -- What a client is to see.
  company_ids jsonb not null default '[]',
  -- Whether whoever invites hands the ownership over to a member.
  hands_over boolean not null default false,
  token_hash text not null,
  invited_by uuid,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  constraint pk_invitations primary key (id),
  constraint uq_invitations_email unique (organisation_id, email),
  constraint uq_invitations_token unique (token_hash),
  constraint fk_invitations_organisation foreign key (organisation_id) references organisations (id) on delete cascade,
  constraint fk_invitations_inviter foreign key (invited_by) references users (id) on delete cascade,
  constraint ck_invitations_role check (role in ('owner', 'editor', 'reader', 'client'))
);
create index ix_invitations_inviter on invitations (invited_by);
create index ix_invitations_expires on invitations (expires_at);

-- Who let whom in, changed a role or took somebody out; the names go with the people.
create table member_events (
  id bigint generated always as identity,
  organisation_id uuid not null,
  kind text not null,
  actor_id uuid,
  member_id uuid,
  role text,
  created_at timestamptz not null,
  constraint pk_member_events primary key (id),
  constraint fk_member_events_organisation foreign key (organisation_id) references organisations (id) on delete cascade,
  constraint fk_member_events_actor foreign key (actor_id) references users (id) on delete set null,
  constraint fk_member_events_member foreign key (member_id) references users (id) on delete set null,
  constraint ck_member_events_kind check (kind in (
    'invited', 'invitation_revoked', 'joined', 'role_changed', 'removed', 'left', 'ownership_offered', 'ownership_taken'
  ))
);
create index ix_member_events_organisation on member_events (organisation_id, id);
create index ix_member_events_actor on member_events (actor_id);
create index ix_member_events_member on member_events (member_id);
