-- Why an open analysis makes no calls for now, and when it is tried again; both go when a worker takes it over.
alter table analyses
  add column waits_for text,
  add column waits_until timestamptz,
  add constraint ck_analyses_waits_for check (waits_for in ('over_budget', 'over_share')),
  add constraint ck_analyses_waits check ((waits_for is null) = (waits_until is null));
