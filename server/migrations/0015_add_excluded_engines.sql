-- Engines a company's owner leaves out. What is kept is what is left out, so that an engine configured later is asked
-- like the others.
alter table companies
  add column excluded_engines jsonb not null default '[]',
  add constraint ck_companies_excluded_engines check (jsonb_typeof(excluded_engines) = 'array');
