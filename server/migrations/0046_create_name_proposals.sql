-- Names a model takes for one company: nothing is merged before the user says so.
create table name_proposals (
  company_id uuid not null,
  key text not null,
  into_key text not null,
  name text not null,
  into_name text not null,
  answers integer not null,
  proposed_at timestamptz not null,
  refused_at timestamptz,
  constraint pk_name_proposals primary key (company_id, key, into_key),
  constraint fk_name_proposals_company foreign key (company_id) references companies (id) on delete cascade,
  constraint ck_name_proposals_keys check (key <> into_key),
  constraint ck_name_proposals_answers check (answers > 0)
);
