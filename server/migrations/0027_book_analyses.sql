-- How often a day an analysis of one prompt may be started by hand.
alter table plans add column manual_analyses_per_day integer not null default 3;
update plans set manual_analyses_per_day = case id when 'guru' then 5 when 'business' then 10 else 3 end;
alter table plans add constraint ck_plans_manual_analyses check (manual_analyses_per_day between 0 and 1000);

-- What an account has started on a Rome day, whatever became of its prompts, and the analysis its last use is booked for.
alter table analysis_usage
  add column starts_day date,
  add column starts_of_day integer not null default 0,
  add column booked_analysis_id uuid;

-- An analysis is counted from its start on: those on their way have not been yet.
with booked as (
  update analyses set usage_counted = true
  where status in ('queued', 'asking', 'reading') and not usage_counted
  returning user_id
)
insert into analysis_usage (user_id, analyses_used)
select user_id, count(*) from booked group by user_id
on conflict (user_id) do update set analyses_used = analysis_usage.analyses_used + excluded.analyses_used;
