-- require companies of answers. Forward only; runs once, in one transaction.
-- What has none belongs to prompts that are gone, and was to be erased.
delete from answer_texts where company_id is null;
delete from monthly_tallies where company_id is null;
delete from monthly_sources where company_id is null;

-- Checked while others go on reading and writing; the columns then need no look at the rows.
alter table analysis_results validate constraint ck_analysis_results_company;
alter table answer_texts validate constraint ck_answer_texts_company;
alter table mentions validate constraint ck_mentions_company;
alter table citations validate constraint ck_citations_company;
alter table model_readings validate constraint ck_model_readings_company;
alter table reading_disagreements validate constraint ck_reading_disagreements_company;
alter table monthly_tallies validate constraint ck_monthly_tallies_company;
alter table monthly_sources validate constraint ck_monthly_sources_company;

alter table analysis_results alter column company_id set not null, drop constraint ck_analysis_results_company;
alter table answer_texts alter column company_id set not null, drop constraint ck_answer_texts_company;
alter table mentions alter column company_id set not null, drop constraint ck_mentions_company;
alter table citations alter column company_id set not null, drop constraint ck_citations_company;
alter table model_readings alter column company_id set not null, drop constraint ck_model_readings_company;
alter table reading_disagreements
  alter column company_id set not null, drop constraint ck_reading_disagreements_company;
alter table monthly_tallies alter column company_id set not null, drop constraint ck_monthly_tallies_company;
alter table monthly_sources alter column company_id set not null, drop constraint ck_monthly_sources_company;

drop function fill_companies_of_answers(integer);
