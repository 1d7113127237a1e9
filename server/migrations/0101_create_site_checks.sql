-- create site checks. Forward only; runs once, in one transaction.
-- What the last visit to a company's own site found: robots.txt, sitemap and a few pages. One row a company.
create table site_checks (
  company_id uuid not null constraint pk_site_checks primary key
    constraint fk_site_checks_company references companies (id) on delete cascade,
  -- The host: companies of one site share a visit a day.
  site text not null,
  requested_at timestamptz,
  checked_at timestamptz,
  findings jsonb,
  constraint ck_site_checks_findings check ((checked_at is null) = (findings is null))
);
create index ix_site_checks_site on site_checks (site, checked_at);
