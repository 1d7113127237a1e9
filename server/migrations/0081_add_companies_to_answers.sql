-- add companies to answers. Forward only; runs once, in one transaction.
-- What grows with every answer says whose it is, so that it can lie on another machine company by company
-- (decision 090). Rows of before are filled by the next migration, those of the build before by triggers.
create function find_company_of_analysis() returns trigger language plpgsql as $$
begin
  new.company_id := (select company_id from analyses where id = new.analysis_id);
  return new;
end $$;

create function find_company_of_result() returns trigger language plpgsql as $$
begin
  new.company_id := (select company_id from analysis_results where id = new.result_id);
  return new;
end $$;

create function find_company_of_text() returns trigger language plpgsql as $$
begin
  new.company_id := coalesce(
    (select company_id from analysis_results where id = new.result_id),
    (select company_id from prompts where id = new.prompt_id));
  return new;
end $$;

create function find_company_of_prompt() returns trigger language plpgsql as $$
begin
  new.company_id := (select company_id from prompts where id = new.prompt_id);
  return new;
end $$;

alter table analysis_results
  add column company_id uuid,
  add constraint ck_analysis_results_company check (company_id is not null) not valid;
alter table answer_texts
  add column company_id uuid,
  add constraint ck_answer_texts_company check (company_id is not null) not valid;
alter table mentions
  add column company_id uuid,
  add constraint ck_mentions_company check (company_id is not null) not valid;
alter table citations
  add column company_id uuid,
  add constraint ck_citations_company check (company_id is not null) not valid;
alter table model_readings
  add column company_id uuid,
  add constraint ck_model_readings_company check (company_id is not null) not valid;
alter table reading_disagreements
  add column company_id uuid,
  add constraint ck_reading_disagreements_company check (company_id is not null) not valid;
alter table monthly_tallies
  add column company_id uuid,
  add constraint ck_monthly_tallies_company check (company_id is not null) not valid;
alter table monthly_sources
  add column company_id uuid,
  add constraint ck_monthly_sources_company check (company_id is not null) not valid;

create trigger tr_analysis_results_find_company before insert on analysis_results
  for each row when (new.company_id is null) execute function find_company_of_analysis();
create trigger tr_answer_texts_find_company before insert on answer_texts
  for each row when (new.company_id is null) execute function find_company_of_text();
create trigger tr_mentions_find_company before insert on mentions
  for each row when (new.company_id is null) execute function find_company_of_result();
create trigger tr_citations_find_company before insert on citations
  for each row when (new.company_id is null) execute function find_company_of_result();
create trigger tr_model_readings_find_company before insert on model_readings
  for each row when (new.company_id is null) execute function find_company_of_result();
create trigger tr_reading_disagreements_find_company before insert on reading_disagreements
  for each row when (new.company_id is null) execute function find_company_of_result();
create trigger tr_monthly_tallies_find_company before insert on monthly_tallies
  for each row when (new.company_id is null) execute function find_company_of_prompt();
create trigger tr_monthly_sources_find_company before insert on monthly_sources
  for each row when (new.company_id is null) execute function find_company_of_prompt();

-- What is erased after a prompt is gone is looked for where its company's rows lie.
alter table erasures add column company_id uuid;
create function record_prompt_erasures() returns trigger language plpgsql as $$
begin
  insert into erasures (kind, subject_id, company_id) select 'prompt', id, company_id from gone;
  return null;
end $$;
drop trigger tr_prompts_record_erasures on prompts;
create trigger tr_prompts_record_erasures after delete on prompts
  referencing old table as gone for each statement execute function record_prompt_erasures();
update erasures set company_id = coalesce(
  (select company_id from analyses where prompt_id = subject_id limit 1), subject_id)
where kind = 'prompt';
alter table erasures add constraint ck_erasures_company check ((kind = 'prompt') = (company_id is not null));

-- Fills the rows of so many analyses, then of so many prompts, in the order of their ids; gives how many there were, 0 at
-- the end. How far it is the session remembers: another one begins anew, and passes what is filled.
create function fill_companies_of_answers(most integer) returns integer language plpgsql as $$
declare
  first_id constant text := '00000000-0000-0000-0000-000000000000';
  after_analysis uuid := coalesce(nullif(current_setting('citato.filled_analysis', true), ''), first_id);
  after_prompt uuid := coalesce(nullif(current_setting('citato.filled_prompt', true), ''), first_id);
  batch uuid[];
begin
  select array_agg(id order by id) into batch from (
    select id from analyses where id > after_analysis order by id limit most) as next;
  if batch is not null then
    update analysis_results r set company_id = a.company_id from analyses a
      where a.id = any (batch) and r.analysis_id = a.id and r.company_id is null;
    update answer_texts t set company_id = r.company_id from analysis_results r
      where r.analysis_id = any (batch) and t.result_id = r.id and t.created_at = r.created_at and t.company_id is null;
    update mentions m set company_id = r.company_id from analysis_results r
      where r.analysis_id = any (batch) and m.result_id = r.id and m.company_id is null;
    update citations c set company_id = r.company_id from analysis_results r
      where r.analysis_id = any (batch) and c.result_id = r.id and c.company_id is null;
    update model_readings m set company_id = r.company_id from analysis_results r
      where r.analysis_id = any (batch) and m.result_id = r.id and m.company_id is null;
    update reading_disagreements d set company_id = r.company_id from analysis_results r
      where r.analysis_id = any (batch) and d.result_id = r.id and d.company_id is null;
    perform set_config('citato.filled_analysis', batch[cardinality(batch)]::text, false);
    return cardinality(batch);
  end if;
  select array_agg(id order by id) into batch from (
    select id from prompts where id > after_prompt order by id limit most) as next;
  if batch is null then return 0; end if;
  update monthly_tallies t set company_id = p.company_id from prompts p
    where p.id = any (batch) and t.prompt_id = p.id and t.company_id is null;
  update monthly_sources s set company_id = p.company_id from prompts p
    where p.id = any (batch) and s.prompt_id = p.id and s.company_id is null;
  perform set_config('citato.filled_prompt', batch[cardinality(batch)]::text, false);
  return cardinality(batch);
end $$;
