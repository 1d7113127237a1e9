-- What the answers of a prompt and month come to, a row each: every column is an array, equally long within its group.
-- Places (engines, words, facts, cells, models) count from 1, days are days of the month. A tuple that holds a month
-- compresses; rows of a day each would take fourteen times the space (docs/decisions).
create table monthly_tallies (
  prompt_id uuid not null,
  month date not null,
  engines text[] not null,
  models text[] not null,
  words text[] not null,
  -- A row a day and engine.
  cell_days smallint[] not null,
  cell_engines smallint[] not null,
  ok integer[] not null,
  refused integer[] not null,
  empty integer[] not null,
  failed integer[] not null,
  compared_pairs integer[] not null,
  similarity_sums double precision[] not null,
  all_mentions integer[] not null,
  own_mentions integer[] not null,
  own_position_sums integer[] not null,
  own_position_square_sums bigint[] not null,
  own_positive smallint[] not null,
  own_neutral smallint[] not null,
  own_negative smallint[] not null,
  -- A row a cell and model.
  model_cells integer[] not null,
  model_names smallint[] not null,
  -- A row a company.
  company_keys text[] not null,
  company_names text[] not null,
  company_mentions integer[] not null,
  company_position_sums integer[] not null,
  company_beside_own integer[] not null,
  company_before_own integer[] not null,
  company_ends integer[] not null,
  -- A row a company, day and engine.
  fact_days smallint[] not null,
  fact_engines smallint[] not null,
  is_own boolean[] not null,
  mentions smallint[] not null,
  occurrences integer[] not null,
  position_sums integer[] not null,
  position_square_sums bigint[] not null,
  positive smallint[] not null,
  neutral smallint[] not null,
  negative smallint[] not null,
  beside_own smallint[] not null,
  before_own smallint[] not null,
  -- Spellings other than the company's name of the month, and aspects.
  spelling_facts integer[] not null,
  spelling_words integer[] not null,
  spelling_counts smallint[] not null,
  aspect_facts integer[] not null,
  aspect_words integer[] not null,
  aspect_tones smallint[] not null,
  aspect_counts smallint[] not null,
  constraint pk_monthly_tallies primary key (prompt_id, month)
);

-- The sites that ok answers of a prompt and month cite, in the same form.
create table monthly_sources (
  prompt_id uuid not null,
  month date not null,
  engines text[] not null,
  domains text[] not null,
  domain_answers integer[] not null,
  domain_ends integer[] not null,
  fact_days smallint[] not null,
  fact_engines smallint[] not null,
  answers smallint[] not null,
  constraint pk_monthly_sources primary key (prompt_id, month)
);

-- What stands is copied from the JSON of the days. Who is named beside whom, and the sites, are not in there: they are
-- counted from the answers by `npm run rebuild:rollups`.
create temporary table old_cells on commit drop as
select prompt_id, month, to_char(day, 'DD')::smallint as day, engine,
  row_number() over months as cell, dense_rank() over (partition by prompt_id, month order by engine collate "C") as engine_place,
  ok, refused, empty, failed, compared_pairs, similarity_sum, models, companies,
  (select coalesce(sum((c ->> 'mentions')::integer), 0) from jsonb_array_elements(companies) c) as all_mentions,
  (select c from jsonb_array_elements(companies) c where (c ->> 'isOwn')::boolean limit 1) as own
from (select *, date_trunc('month', day)::date as month from daily_metrics) d
window months as (partition by prompt_id, month order by day, engine collate "C");

create temporary table old_facts on commit drop as
select prompt_id, month, day, engine_place, company, company ->> 'key' as key,
  (company ->> 'mentions')::integer as mentions,
  row_number() over (partition by prompt_id, month order by company ->> 'key' collate "C", day, engine_place) as fact
from old_cells, jsonb_array_elements(companies) as company;

create temporary table old_spellings on commit drop as
select prompt_id, month, key, fact, mentions, spelling ->> 'name' as name, (spelling ->> 'count')::integer as count
from old_facts, jsonb_array_elements(company -> 'names') as spelling;

create temporary table old_companies on commit drop as
with sums as (
  select prompt_id, month, key, name, sum(count) as count from old_spellings group by 1, 2, 3, 4),
usual as (
  select distinct on (prompt_id, month, key) prompt_id, month, key, name
  from sums order by prompt_id, month, key, count desc, name collate "C")
select prompt_id, month, key, coalesce(max(usual.name), key) as name, sum(mentions) as mentions,
  sum((company ->> 'positionSum')::integer) as position_sum, max(fact) as last
from old_facts left join usual using (prompt_id, month, key) group by 1, 2, 3;

delete from old_spellings s using old_companies c
where c.prompt_id = s.prompt_id and c.month = s.month and c.key = s.key and c.name = s.name and s.count = s.mentions;

create temporary table old_aspects on commit drop as
select prompt_id, month, fact, aspect ->> 'label' as label,
  array_position(array['positive', 'neutral', 'negative'], aspect ->> 'tone') as tone, (aspect ->> 'count')::integer as count
from old_facts, jsonb_array_elements(company -> 'aspects') as aspect;

create temporary table old_words on commit drop as
select prompt_id, month, word, row_number() over (partition by prompt_id, month order by word collate "C") as place
from (select prompt_id, month, name as word from old_spellings union select prompt_id, month, label from old_aspects) w;

create temporary table old_models on commit drop as
select prompt_id, month, cell, model, dense_rank() over (partition by prompt_id, month order by model collate "C") as place
from old_cells, jsonb_array_elements_text(models) as model;

analyze old_cells, old_facts, old_companies, old_spellings, old_aspects, old_words, old_models;

insert into monthly_tallies
select m.prompt_id, m.month, m.engines, coalesce(models.names, '{}'), coalesce(words.words, '{}'),
  cell_days, cell_engines, ok, refused, empty, failed, compared_pairs, similarity_sums, all_mentions,
  own_mentions, own_position_sums, own_position_square_sums, own_positive, own_neutral, own_negative,
  coalesce(models.cells, '{}'), coalesce(models.places, '{}'),
  coalesce(c.keys, '{}'), coalesce(c.names, '{}'), coalesce(c.mentions, '{}'), coalesce(c.position_sums, '{}'),
  coalesce(array_fill(0, array[cardinality(c.keys)]), '{}'), coalesce(array_fill(0, array[cardinality(c.keys)]), '{}'),
  coalesce(c.ends, '{}'),
  coalesce(f.days, '{}'), coalesce(f.engines, '{}'), coalesce(f.is_own, '{}'), coalesce(f.mentions, '{}'),
  coalesce(f.occurrences, '{}'), coalesce(f.position_sums, '{}'), coalesce(f.position_square_sums, '{}'),
  coalesce(f.positive, '{}'), coalesce(f.neutral, '{}'), coalesce(f.negative, '{}'),
  coalesce(array_fill(0, array[cardinality(f.days)]), '{}'), coalesce(array_fill(0, array[cardinality(f.days)]), '{}'),
  coalesce(s.facts, '{}'), coalesce(s.words, '{}'), coalesce(s.counts, '{}'),
  coalesce(a.facts, '{}'), coalesce(a.words, '{}'), coalesce(a.tones, '{}'), coalesce(a.counts, '{}')
from (
  select prompt_id, month,
    array_agg(distinct engine collate "C") as engines,
    array_agg(day order by cell) as cell_days, array_agg(engine_place order by cell) as cell_engines,
    array_agg(ok order by cell) as ok, array_agg(refused order by cell) as refused,
    array_agg(empty order by cell) as empty, array_agg(failed order by cell) as failed,
    array_agg(compared_pairs order by cell) as compared_pairs,
    array_agg(similarity_sum order by cell) as similarity_sums,
    array_agg(all_mentions order by cell) as all_mentions,
    array_agg(coalesce((own ->> 'mentions')::integer, 0) order by cell) as own_mentions,
    array_agg(coalesce((own ->> 'positionSum')::integer, 0) order by cell) as own_position_sums,
    array_agg(coalesce((own ->> 'positionSquareSum')::bigint, 0) order by cell) as own_position_square_sums,
    array_agg(coalesce((own -> 'tones' ->> 'positive')::integer, 0) order by cell) as own_positive,
    array_agg(coalesce((own -> 'tones' ->> 'neutral')::integer, 0) order by cell) as own_neutral,
    array_agg(coalesce((own -> 'tones' ->> 'negative')::integer, 0) order by cell) as own_negative
  from old_cells group by prompt_id, month) m
left join (
  select prompt_id, month, array_agg(cell order by cell, place) as cells, array_agg(place order by cell, place) as places,
    array_agg(distinct model collate "C") as names
  from old_models group by prompt_id, month) models using (prompt_id, month)
left join (
  select prompt_id, month, array_agg(key order by last) as keys, array_agg(name order by last) as names,
    array_agg(mentions order by last) as mentions, array_agg(position_sum order by last) as position_sums,
    array_agg(last order by last) as ends
  from old_companies group by prompt_id, month) c using (prompt_id, month)
left join (
  select prompt_id, month, array_agg(day order by fact) as days, array_agg(engine_place order by fact) as engines,
    array_agg((company ->> 'isOwn')::boolean order by fact) as is_own, array_agg(mentions order by fact) as mentions,
    array_agg((company ->> 'occurrences')::integer order by fact) as occurrences,
    array_agg((company ->> 'positionSum')::integer order by fact) as position_sums,
    array_agg((company ->> 'positionSquareSum')::bigint order by fact) as position_square_sums,
    array_agg((company -> 'tones' ->> 'positive')::integer order by fact) as positive,
    array_agg((company -> 'tones' ->> 'neutral')::integer order by fact) as neutral,
    array_agg((company -> 'tones' ->> 'negative')::integer order by fact) as negative
  from old_facts group by prompt_id, month) f using (prompt_id, month)
left join (
  select prompt_id, month, array_agg(word order by place) as words
  from old_words group by prompt_id, month) words using (prompt_id, month)
left join (
  select prompt_id, month, array_agg(fact order by fact, place) as facts, array_agg(place order by fact, place) as words,
    array_agg(count order by fact, place) as counts
  from old_spellings join old_words using (prompt_id, month) where word = name group by prompt_id, month) s using (prompt_id, month)
left join (
  select prompt_id, month, array_agg(fact order by fact, place, tone) as facts,
    array_agg(place order by fact, place, tone) as words, array_agg(tone order by fact, place, tone) as tones,
    array_agg(count order by fact, place, tone) as counts
  from old_aspects join old_words using (prompt_id, month) where word = label group by prompt_id, month) a using (prompt_id, month);

-- `daily_metrics` stays for the build before, which writes it; the next release drops it.
comment on table daily_metrics is 'Leaves with the next release: monthly_tallies took its place.';
