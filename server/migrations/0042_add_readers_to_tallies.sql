-- Who read the answers behind the tallies: what another reader finds is no change of a company.
alter table monthly_tallies
  -- A row a cell and reader; a cell without one was read by the rules alone.
  add column readers text[] not null default '{}',
  add column reader_cells integer[] not null default '{}',
  add column reader_names smallint[] not null default '{}';

create temporary table read_cells on commit drop as
with cells as (
  select t.prompt_id, t.month, c.place as cell, t.month + (c.day - 1) as day, t.engines[c.engine] as engine
  from monthly_tallies t
  cross join unnest(t.cell_days, t.cell_engines) with ordinality as c (day, engine, place)
  where t.prompt_id in (select r.prompt_id from model_readings m join analysis_results r on r.id = m.result_id))
select distinct cells.prompt_id, cells.month, cells.cell, r.reader
from cells join analysis_results r on r.prompt_id = cells.prompt_id and r.day = cells.day and r.engine = cells.engine
where r.status = 'ok';
delete from read_cells a where a.reader = 'rules' and not exists (
  select from read_cells b
  where b.prompt_id = a.prompt_id and b.month = a.month and b.cell = a.cell and b.reader <> 'rules');

update monthly_tallies t
set readers = n.readers, reader_cells = n.cells, reader_names = n.names
from (
  select prompt_id, month, array_agg(distinct reader collate "C") as readers, array_agg(cell order by cell, place) as cells,
    array_agg(place order by cell, place) as names
  from (
    select *, dense_rank() over (partition by prompt_id, month order by reader collate "C")::smallint as place
    from read_cells) placed
  group by prompt_id, month) n
where n.prompt_id = t.prompt_id and n.month = t.month;

