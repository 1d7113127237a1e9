-- The models that gave a day's ok answers, and how alike every two answers of an analysis were, added up.
alter table daily_metrics add column models jsonb not null default '[]';
alter table daily_metrics add column compared_pairs integer not null default 0;
alter table daily_metrics add column similarity_sum double precision not null default 0;
update daily_metrics d set models = coalesce((
  select jsonb_agg(distinct r.model order by r.model) from analysis_results r
  where r.prompt_id = d.prompt_id and r.day = d.day and r.engine = d.engine and r.status = 'ok' and r.model is not null), '[]')
where d.ok > 0;
alter table daily_metrics alter column models drop default;
alter table daily_metrics alter column compared_pairs drop default;
alter table daily_metrics alter column similarity_sum drop default;

-- Null until they are computed next.
alter table monitoring_data add column change jsonb;
alter table monitoring_data add column stability jsonb;
