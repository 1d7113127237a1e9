-- A search page that shows no AI answer is a fact of its own: neither failed nor a page without the company.
alter table analysis_results drop constraint ck_analysis_results_status;
alter table analysis_results add constraint ck_analysis_results_status
  check (status in ('ok', 'refused', 'empty', 'not_shown', 'failed')) not valid;
alter table analysis_results validate constraint ck_analysis_results_status;

alter table engine_calls drop constraint ck_engine_calls_status;
alter table engine_calls add constraint ck_engine_calls_status
  check (status in ('open', 'ok', 'refused', 'empty', 'not_shown', 'failed')) not valid;
alter table engine_calls validate constraint ck_engine_calls_status;

-- One element a cell; empty where no page was without an answer.
alter table monthly_tallies add column not_shown integer[] not null default '{}';
-- By engine: pages that came, and those of them that show an AI answer.
alter table monitoring_data add column shown_by_engine jsonb not null default '[]';
