-- What the answers to all prompts of a company come to in a month that is over, for companies with many of them. A month
-- stands here whole or not at all: whatever changes one of its prompts takes it away, and it is added up anew.
create table company_months (
  company_id uuid not null,
  -- Its first day.
  month date not null,
  engines text[] not null,
  -- A row a day and engine.
  cell_days smallint[] not null,
  cell_engines smallint[] not null,
  ok integer[] not null,
  all_mentions integer[] not null,
  own_mentions integer[] not null,
  own_position_sums integer[] not null,
  own_position_square_sums bigint[] not null,
  own_positive integer[] not null,
  own_neutral integer[] not null,
  own_negative integer[] not null,
  -- A row a cited site.
  domains text[] not null,
  domain_answers integer[] not null,
  constraint pk_company_months primary key (company_id, month),
  constraint fk_company_months_company foreign key (company_id) references companies (id) on delete cascade
);

-- A company named in such a month, with a row a day and engine; places of engines are those of the month.
create table company_month_names (
  company_id uuid not null,
  month date not null,
  key text not null,
  name text not null,
  is_own boolean not null,
  mentions integer not null,
  position_sum integer not null,
  beside_own integer not null,
  before_own integer not null,
  fact_days smallint[] not null,
  fact_engines smallint[] not null,
  fact_mentions integer[] not null,
  fact_position_sums integer[] not null,
  constraint pk_company_month_names primary key (company_id, month, key),
  constraint fk_company_month_names_month foreign key (company_id, month)
    references company_months (company_id, month) on delete cascade
);

-- A prompt that goes, comes back or is no longer asked about by name: the months of its company are other ones.
create function drop_company_months() returns trigger language plpgsql as $$
begin
  delete from company_months where company_id = old.company_id;
  return null;
end $$;
create trigger tr_prompts_drop_company_months_on_delete after delete on prompts
  for each row execute function drop_company_months();
create trigger tr_prompts_drop_company_months_on_update after update of archived_at, names_own_company on prompts
  for each row when ((old.archived_at, old.names_own_company) is distinct from (new.archived_at, new.names_own_company))
  execute function drop_company_months();
