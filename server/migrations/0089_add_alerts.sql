-- add alerts. Forward only; runs once, in one transaction.
alter table plans add column alerts_enabled boolean not null default false;
update plans set alerts_enabled = true where id <> 'free';

-- What was looked at of each company, and what is remembered of it.
create table alert_watches (
  company_id uuid not null,
  user_id uuid not null,
  last_day date not null,
  state jsonb not null,
  looked_at timestamptz not null,
  constraint pk_alert_watches primary key (company_id),
  constraint fk_alert_watches_company foreign key (company_id) references companies (id) on delete cascade,
  constraint fk_alert_watches_user foreign key (user_id) references users (id) on delete cascade
);
create index ix_alert_watches_user on alert_watches (user_id);

create table alerts (
  id uuid not null,
  company_id uuid not null,
  user_id uuid not null,
  kind text not null,
  subject text not null,
  direction text not null,
  engine text,
  -- The question it is about. It may be deleted: the alert stays.
  prompt_id uuid,
  proof jsonb,
  rival jsonb,
  quote jsonb,
  answers jsonb,
  raised_at timestamptz not null,
  cleared_at timestamptz,
  cleared_because text,
  read_at timestamptz,
  -- When its mail is due; null: none is sent of it.
  mail_due_at timestamptz,
  mailed_at timestamptz,
  constraint pk_alerts primary key (id),
  constraint fk_alerts_company foreign key (company_id) references companies (id) on delete cascade,
  constraint fk_alerts_user foreign key (user_id) references users (id) on delete cascade,
  constraint ck_alerts_kind check (kind in (
    'named', 'figure', 'negative', 'overtaken', 'new_rival', 'own_source', 'engine_silent', 'no_analysis')),
  constraint ck_alerts_direction check (direction in ('up', 'down')),
  constraint ck_alerts_cleared_because check (cleared_because in ('reverted', 'settled', 'resumed'))
);
-- One open alert of a subject, however many workers look.
create unique index ux_alerts_open on alerts (company_id, subject) where cleared_at is null;
create index ix_alerts_user on alerts (user_id, raised_at desc, id desc);
create index ix_alerts_mail on alerts (user_id) where mail_due_at is not null and mailed_at is null;

create table alert_settings (
  user_id uuid not null,
  settings jsonb not null,
  updated_at timestamptz not null,
  constraint pk_alert_settings primary key (user_id),
  constraint fk_alert_settings_user foreign key (user_id) references users (id) on delete cascade
);

create table alert_mutes (
  id uuid not null,
  user_id uuid not null,
  -- Null: every company.
  company_id uuid,
  -- Null: everything of the company.
  subject text,
  title text not null,
  muted_until timestamptz,
  created_at timestamptz not null,
  constraint pk_alert_mutes primary key (id),
  constraint fk_alert_mutes_user foreign key (user_id) references users (id) on delete cascade,
  constraint fk_alert_mutes_company foreign key (company_id) references companies (id) on delete cascade
);
create index ix_alert_mutes_user on alert_mutes (user_id);
create index ix_alert_mutes_company on alert_mutes (company_id);
