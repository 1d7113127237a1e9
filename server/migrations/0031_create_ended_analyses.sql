-- The analyses that have their numbers, or failed: what answers are counted of. Whoever reads answers needs no more of
-- an analysis than this.
create view ended_analyses as
  select id, user_id, company_id, prompt_id, day, status = 'finished' as is_finished, created_at
  from analyses
  where status in ('finished', 'failed');
