-- fill what older builds left open. Forward only; runs once, in one transaction.
-- Months written before reports were set aside hold no count of them, which is none for each day and engine.
update monthly_tallies set set_aside = array_fill(0, array[cardinality(cell_days)])
where cardinality(set_aside) < cardinality(cell_days);

-- Analyses from before the counts of ok answers and of those that name the company get them from their answers.
update analyses a set engines = (
  select jsonb_agg(jsonb_build_object('ok', counted.ok, 'named', counted.named) || line.engine order by line.place)
  from jsonb_array_elements(a.engines) with ordinality as line (engine, place)
  cross join lateral (
    select count(*) as ok, count(*) filter (where r.brand_present) as named
    from analysis_results r
    where r.analysis_id = a.id and r.engine = line.engine ->> 'engine' and r.status = 'ok'
  ) as counted
)
where exists (select from jsonb_array_elements(a.engines) as engine where not engine ? 'ok');

-- Pages that were read before their links were kept are read anew; a reading is believed for a day at most.
delete from company_pages where not facts ? 'links';
