-- Rows of results tables gain the company's key and the intervals of their numbers. What stands gets the key it has in
-- the daily sums; its intervals stay unknown until the prompt's next analysis computes them.
update monitoring_data
set mentioned_companies = coalesce(
  (
    select jsonb_agg(
      jsonb_build_object(
        'key', coalesce(known.key, case when (line.row ->> 'isOwn')::boolean then '' else lower(line.row ->> 'name') end),
        'mentionRatePercent', case when total_responses > 0 then (line.row ->> 'mentions')::float8 / total_responses * 100 end,
        'mentionRateLowPercent', null, 'mentionRateHighPercent', null,
        'shareLowPercent', null, 'shareHighPercent', null,
        'positionLow', null, 'positionHigh', null
      ) || line.row
      order by line.place
    )
    from jsonb_array_elements(mentioned_companies) with ordinality as line (row, place)
    left join lateral (
      select company ->> 'key' as key
      from daily_metrics, jsonb_array_elements(daily_metrics.companies) as company
      where daily_metrics.prompt_id = monitoring_data.prompt_id
        and case
          when (line.row ->> 'isOwn')::boolean then (company ->> 'isOwn')::boolean
          else company -> 'names' @> jsonb_build_array(jsonb_build_object('name', line.row ->> 'name'))
        end
      limit 1
    ) as known on true
  ),
  '[]'
);
