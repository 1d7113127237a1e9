-- Pages for clients, with links, are of the plans that are sold to who has clients; their logo of the largest.
alter table plans
  add column client_reports_enabled boolean not null default false,
  add column report_logo_enabled boolean not null default false;
update plans set client_reports_enabled = id in ('guru', 'business'), report_logo_enabled = id = 'business';

-- What a page says stays as it was when it was made: PDF, link and mail are drawn from this row alone.
create table client_reports (
  id uuid not null,
  company_id uuid not null,
  user_id uuid not null,
  snapshot jsonb not null,
  -- A PNG or JPEG as an address that holds it.
  logo text,
  -- The first day of the month it was mailed for; null: somebody made it.
  month date,
  made_by uuid,
  made_at timestamptz not null,
  constraint pk_client_reports primary key (id),
  constraint uq_client_reports_month unique (company_id, month),
  constraint fk_client_reports_company foreign key (company_id) references companies (id) on delete cascade,
  constraint fk_client_reports_organisation foreign key (user_id) references organisations (id) on delete cascade,
  constraint fk_client_reports_maker foreign key (made_by) references users (id) on delete set null
);
create index ix_client_reports_company on client_reports (company_id, made_at);
create index ix_client_reports_user on client_reports (user_id);
create index ix_client_reports_maker on client_reports (made_by);

-- How the pages of a company look that are made from now on.
create table report_looks (
  company_id uuid not null,
  user_id uuid not null,
  colour text not null,
  caption text,
  logo text,
  updated_at timestamptz not null,
  constraint pk_report_looks primary key (company_id),
  constraint fk_report_looks_company foreign key (company_id) references companies (id) on delete cascade,
  constraint fk_report_looks_organisation foreign key (user_id) references organisations (id) on delete cascade
);
create index ix_report_looks_user on report_looks (user_id);

-- Open links; one that is ended goes. Of the secret in its address only a hash is stored.
create table report_links (
  id uuid not null,
  report_id uuid not null,
  token_hash text not null,
  password_hash text,
  expires_at timestamptz not null,
  openings integer not null default 0,
  created_at timestamptz not null,
  constraint pk_report_links primary key (id),
  constraint uq_report_links_token unique (token_hash),
  constraint fk_report_links_report foreign key (report_id) references client_reports (id) on delete cascade
);
create index ix_report_links_report on report_links (report_id);
create index ix_report_links_expires on report_links (expires_at);

-- Who is mailed a page of a company each month; who leaves the organisation is not.
create table report_mails (
  company_id uuid not null,
  organisation_id uuid not null,
  user_id uuid not null,
  created_at timestamptz not null,
  constraint pk_report_mails primary key (company_id, user_id),
  constraint fk_report_mails_company foreign key (company_id) references companies (id) on delete cascade,
  constraint fk_report_mails_member foreign key (organisation_id, user_id)
    references members (organisation_id, user_id) on delete cascade
);
create index ix_report_mails_member on report_mails (organisation_id, user_id);
