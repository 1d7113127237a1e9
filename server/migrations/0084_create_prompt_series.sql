-- create prompt series. Forward only; runs once, in one transaction.
-- A series is what may be compared over time: one wording of a question, said by one person, in one market (decision 091).
-- What is counted follows from the days series begin with; what grows with every answer is not touched.
alter table companies
  add column market jsonb not null default '{"country": "IT", "language": "it", "place": null}';
alter table prompts
  add column persona text,
  add column market jsonb,
  add column series integer not null default 1,
  add column series_since date,
  add column series_began_at timestamptz,
  add constraint ck_prompts_series check (series >= 1 and (series = 1) = (series_since is null)
    and (series = 1) = (series_began_at is null));

create table prompt_series (
  prompt_id uuid not null,
  number integer not null,
  first_day date not null,
  text text not null,
  persona text,
  market jsonb not null,
  constraint pk_prompt_series primary key (prompt_id, number),
  constraint fk_prompt_series_prompt foreign key (prompt_id) references prompts (id) on delete cascade,
  constraint ck_prompt_series_number check (number >= 1)
);

-- Written here whoever writes the prompt: the build before knows no series, and adds prompts all the same.
create function record_prompt_series() returns trigger language plpgsql as $$
begin
  insert into prompt_series (prompt_id, number, first_day, text, persona, market)
  select new.id, new.series, coalesce(new.series_since, (new.created_at at time zone 'Europe/Rome')::date),
    new.text, new.persona, coalesce(new.market, c.market)
  from companies c where c.id = new.company_id;
  return null;
end $$;

insert into prompt_series (prompt_id, number, first_day, text, persona, market)
select p.id, 1, (p.created_at at time zone 'Europe/Rome')::date, p.text, null, c.market
from prompts p join companies c on c.id = p.company_id;

create trigger tr_prompts_record_first_series after insert on prompts
  for each row execute function record_prompt_series();
create trigger tr_prompts_record_series after update of series on prompts
  for each row when (new.series <> old.series) execute function record_prompt_series();

-- All that was asked before is of the first series. The default goes at once: an analysis the build before adds is of
-- the series its prompt has then. Nothing is asked before an analysis is claimed: a question that was changed since the
-- start is the one it asks.
alter table analyses add column series integer not null default 1;
alter table analyses alter column series drop default;
create function find_series_of_analysis() returns trigger language plpgsql as $$
begin
  new.series := coalesce((select series from prompts where id = new.prompt_id), new.series, 1);
  return new;
end $$;
create trigger tr_analyses_find_series before insert on analyses
  for each row when (new.series is null) execute function find_series_of_analysis();
create trigger tr_analyses_settle_series before update of attempt on analyses
  for each row when (old.attempt = 0) execute function find_series_of_analysis();

-- The series the figures and the list of a prompt are of; those of an earlier one are not shown.
alter table monitoring_data add column series integer not null default 1;
alter table task_lists add column series integer not null default 1;

-- The analyses that are counted: a day belongs to the last series that began on it or before.
create or replace view ended_analyses as
  select id, user_id, company_id, prompt_id, day, status = 'finished' as is_finished, created_at
  from analyses
  where status in ('finished', 'failed') and not exists (
    select from prompt_series
    where prompt_series.prompt_id = analyses.prompt_id and prompt_series.number > analyses.series
      and prompt_series.first_day <= analyses.day);
