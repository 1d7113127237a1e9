-- When and of what a member of an organisation is mailed; a member who chose nothing has no row.
create table alert_member_settings (
  organisation_id uuid not null,
  user_id uuid not null,
  settings jsonb not null,
  updated_at timestamptz not null,
  constraint pk_alert_member_settings primary key (organisation_id, user_id),
  constraint fk_alert_member_settings_member foreign key (organisation_id, user_id)
    references members (organisation_id, user_id) on delete cascade
);

-- Alerts that are still to be mailed: whom, and when. A row goes when its mail is written.
create table alert_mails (
  alert_id uuid not null,
  organisation_id uuid not null,
  user_id uuid not null,
  due_at timestamptz not null,
  constraint pk_alert_mails primary key (alert_id, user_id),
  constraint fk_alert_mails_alert foreign key (alert_id) references alerts (id) on delete cascade,
  constraint fk_alert_mails_member foreign key (organisation_id, user_id)
    references members (organisation_id, user_id) on delete cascade
);
create index ix_alert_mails_member on alert_mails (organisation_id, user_id, due_at);

-- The Monday whose mail a member was last planned, and last written.
create table monday_mails (
  organisation_id uuid not null,
  user_id uuid not null,
  planned_day date not null,
  written_day date,
  constraint pk_monday_mails primary key (organisation_id, user_id),
  constraint fk_monday_mails_member foreign key (organisation_id, user_id)
    references members (organisation_id, user_id) on delete cascade
);

-- Nothing is found by what alerts themselves say of mails any more.
drop index ix_alerts_mail;

-- A channel of a chat is an endpoint of another kind: its sealed secret is its address, its url what is shown of it.
alter table webhook_endpoints
  add column kind text not null default 'standard',
  -- A channel's company; null: all.
  add column company_id uuid constraint fk_webhook_endpoints_company references companies (id) on delete cascade,
  -- The receiver asked to be sent nothing until then.
  add column paused_until timestamptz,
  add constraint ck_webhook_endpoints_kind check (kind in ('standard', 'slack', 'teams', 'discord')) not valid;
create index ix_webhook_endpoints_company on webhook_endpoints (company_id) where company_id is not null;
