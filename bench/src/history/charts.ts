export interface Chart {
  readonly name: string;
  /** The first so many prompts of the company. */
  readonly prompts: number;
  readonly sql: string;
}

const OF_COMPANY = 'prompt_id in (select id from bench_company where number <= $1)';

/** The own company's line: answers, mentions, positions and the mentions of all, by day. */
const ownLine = (engine: string) => `
  select day as point, ${engine} as engine, sum(heard) as heard, sum(own) as own, sum(positions) as positions,
    sum(named) as named
  from (select month + (unnest(cell_days) - 1) as day, engines, unnest(cell_engines) as engine, unnest(ok) as heard,
    unnest(own_mentions) as own, unnest(own_position_sums) as positions, unnest(all_mentions) as named
    from monthly_tallies where ${OF_COMPANY}) cells
  group by 1, 2`;

const RIVALS = `
  rivals as materialized (
    select key from (select unnest(company_keys) as key, unnest(company_mentions) as mentions
      from monthly_tallies where ${OF_COMPANY}) companies
    where key not in (select lower(name) from bench_own) group by key order by sum(mentions) desc limit 5)`;

/** The five companies named most beside the own one, each with its line. */
const rivalLines = `
  with ${RIVALS},
  places as (
    select *, coalesce(company_ends[place - 1], 0) + 1 as first, company_ends[place] as last
    from (select month, key, fact_days, mentions, position_sums, company_ends, array_position(company_keys, key) as place
      from monthly_tallies, rivals where ${OF_COMPANY} and key = any (company_keys) offset 0) found)
  select day as point, key, sum(mentions), sum(positions)
  from (select month + (unnest(fact_days[first:last]) - 1) as day, key, unnest(mentions[first:last]) as mentions,
    unnest(position_sums[first:last]) as positions from places) facts
  group by 1, 2`;

const rivalMonths = `
  with ${RIVALS}
  select month, key, sum(mentions), sum(positions)
  from (select month, unnest(company_keys) as key, unnest(company_mentions) as mentions,
    unnest(company_position_sums) as positions from monthly_tallies where ${OF_COMPANY}) companies
  where key in (select key from rivals) group by 1, 2`;

const pairs = `
  select key, sum(beside), sum(before)
  from (select unnest(company_keys) as key, unnest(company_beside_own) as beside, unnest(company_before_own) as before
    from monthly_tallies where ${OF_COMPANY}) companies
  group by 1 order by 2 desc limit 20`;

const sources = `
  select domain, sum(answers)
  from (select unnest(domains) as domain, unnest(domain_answers) as answers
    from monthly_sources where ${OF_COMPANY}) sites
  group by 1 order by 2 desc limit 20`;

/** By day first: a span of many days costs little more. */
const inSpans = (line: string, span: string) => `
  with days as materialized (${line})
  select date_trunc('${span}', point) as point, engine, sum(heard), sum(own), sum(positions), sum(named)
  from days group by 1, 2`;

/** What one prompt, a company with ten and one with all prompts of an account ask of a year. */
export const CHARTS: readonly Chart[] = [1, 10, 150].flatMap((prompts) => [
  { prompts, name: 'own line by day, all engines', sql: ownLine("'all'") },
  { prompts, name: 'own line by day and engine', sql: ownLine('engines[engine]') },
  { prompts, name: 'own line by week', sql: inSpans(ownLine("'all'"), 'week') },
  { prompts, name: 'own line by month', sql: inSpans(ownLine("'all'"), 'month') },
  { prompts, name: 'five rivals by day', sql: rivalLines },
  { prompts, name: 'five rivals by month', sql: rivalMonths },
  { prompts, name: 'named beside, before, after', sql: pairs },
  { prompts, name: 'cited sites', sql: sources },
]);
