-- How many websites a plan has read for suggestions in a day, and why a website was not read.
alter table plans add column suggestions_per_day integer not null default 5;
update plans set suggestions_per_day = case id when 'pro' then 25 when 'guru' then 100 when 'business' then 300 else 5 end;
alter table plans add constraint ck_plans_suggestions_per_day check (suggestions_per_day >= 0);
alter table prompt_suggestions add column site_problem text
  constraint ck_prompt_suggestions_site_problem check (site_problem in ('unreachable', 'slow', 'error', 'not_a_page'));
