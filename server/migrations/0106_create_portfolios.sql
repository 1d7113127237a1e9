-- Who of an organisation looks after a company; who leaves it looks after none.
create table company_assignees (
  company_id uuid not null,
  organisation_id uuid not null,
  user_id uuid not null,
  created_at timestamptz not null,
  constraint pk_company_assignees primary key (company_id),
  constraint fk_company_assignees_company foreign key (company_id) references companies (id) on delete cascade,
  constraint fk_company_assignees_member foreign key (organisation_id, user_id)
    references members (organisation_id, user_id) on delete cascade
);
create index ix_company_assignees_member on company_assignees (organisation_id, user_id);

-- How a member last saved the table of all companies.
create table portfolio_views (
  organisation_id uuid not null,
  user_id uuid not null,
  view jsonb not null,
  saved_at timestamptz not null,
  constraint pk_portfolio_views primary key (organisation_id, user_id),
  constraint fk_portfolio_views_member foreign key (organisation_id, user_id)
    references members (organisation_id, user_id) on delete cascade
);
