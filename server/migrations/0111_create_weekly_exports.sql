-- Files of a company that a member is mailed each Monday; who leaves the organisation is not. One that was stopped
-- stays as it was chosen, and remembers the Monday it was last written.
create table weekly_exports (
  company_id uuid not null,
  organisation_id uuid not null,
  user_id uuid not null,
  tables jsonb not null,
  format text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  stopped_at timestamptz,
  planned_day date,
  sent_day date,
  constraint pk_weekly_exports primary key (company_id, user_id),
  constraint fk_weekly_exports_company foreign key (company_id) references companies (id) on delete cascade,
  constraint fk_weekly_exports_member foreign key (organisation_id, user_id)
    references members (organisation_id, user_id) on delete cascade
);
create index ix_weekly_exports_member on weekly_exports (organisation_id, user_id);

-- Files that go with a mail, until it is handed over or given up.
alter table emails add column attachments jsonb;
