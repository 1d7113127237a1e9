export interface Chart {
  readonly name: string;
  /** The first so many prompts of the company. */
  readonly prompts: number;
  readonly sql: string;
}

/** The months of prompts, the first so many of the company. */
const OF_PROMPTS = 'prompt_id in (select id from bench_company where number <= $1)';
const COMPANY = 'company_id = (select company_id from bench_prompts limit 1)';
/** The months that do not stand with the company: the one under way, and any that something has changed in. */
const REST = `${OF_PROMPTS} and month not in (select month from company_months where ${COMPANY})`;

/** Where the rows of a chart come from. */
interface Source {
  readonly cells: string;
  readonly names: string;
  readonly facts: string;
  readonly pairs: string;
  readonly sites: string;
}

const CELLS = `month + (unnest(cell_days) - 1) as day, engines, unnest(cell_engines) as engine, unnest(ok) as heard,
  unnest(own_mentions) as own, unnest(own_position_sums) as positions, unnest(all_mentions) as named`;

/** From the months of prompts by themselves. */
const fromPrompts = (where: string): Source => ({
  cells: `select ${CELLS} from monthly_tallies where ${where}`,
  names: `select month, unnest(company_keys) as key, unnest(company_mentions) as mentions,
    unnest(company_position_sums) as positions from monthly_tallies where ${where}`,
  facts: `
    select month + (unnest(fact_days[first:last]) - 1) as day, key, unnest(mentions[first:last]) as mentions,
      unnest(position_sums[first:last]) as positions
    from (select *, coalesce(company_ends[place - 1], 0) + 1 as first, company_ends[place] as last
      from (select month, key, fact_days, mentions, position_sums, company_ends, array_position(company_keys, key) as place
        from monthly_tallies, rivals where ${where} and key = any (company_keys) offset 0) found) places`,
  pairs: `select unnest(company_keys) as key, unnest(company_beside_own) as beside, unnest(company_before_own) as before
    from monthly_tallies where ${where}`,
  sites: `select unnest(domains) as domain, unnest(domain_answers) as answers from monthly_sources where ${where}`,
});

const rest = fromPrompts(REST);

/** From the months of the company, and from its prompts where there is none. */
const fromCompany: Source = {
  cells: `select ${CELLS} from company_months where ${COMPANY} union all ${rest.cells}`,
  names: `select month, key, mentions, position_sum as positions from company_month_names where ${COMPANY}
    union all ${rest.names}`,
  facts: `
    select month + (unnest(fact_days) - 1) as day, key, unnest(fact_mentions) as mentions,
      unnest(fact_position_sums) as positions
    from company_month_names where ${COMPANY} and key in (select key from rivals) union all ${rest.facts}`,
  pairs: `select key, beside_own as beside, before_own as before from company_month_names where ${COMPANY}
    union all ${rest.pairs}`,
  sites: `select unnest(domains) as domain, unnest(domain_answers) as answers from company_months where ${COMPANY}
    union all ${rest.sites}`,
};

/** The own company's line: answers, mentions, positions and the mentions of all, by day. */
const ownLine = ({ cells }: Source, engine: string) => `
  select day as point, ${engine} as engine, sum(heard) as heard, sum(own) as own, sum(positions) as positions,
    sum(named) as named
  from (${cells}) cells group by 1, 2`;

/** The five companies named most beside the own one. */
const rivals = ({ names }: Source) => `
  rivals as materialized (
    select key from (${names}) companies
    where key not in (select lower(name) from bench_own) group by key order by sum(mentions) desc limit 5)`;

const rivalLines = (source: Source) => `
  with ${rivals(source)}
  select day as point, key, sum(mentions), sum(positions) from (${source.facts}) facts group by 1, 2`;

const rivalMonths = (source: Source) => `
  with ${rivals(source)}
  select month, key, sum(mentions), sum(positions) from (${source.names}) companies
  where key in (select key from rivals) group by 1, 2`;

const pairs = (source: Source) => `
  select key, sum(beside), sum(before) from (${source.pairs}) companies group by 1 order by 2 desc limit 20`;

const sites = (source: Source) => `
  select domain, sum(answers) from (${source.sites}) sites group by 1 order by 2 desc limit 20`;

/** By day first: a span of many days costs little more. */
const inSpans = (line: string, span: string) => `
  with days as materialized (${line})
  select date_trunc('${span}', point) as point, engine, sum(heard), sum(own), sum(positions), sum(named)
  from days group by 1, 2`;

const listCharts = (source: Source, prompts: number): Chart[] => [
  { prompts, name: 'own line by day, all engines', sql: ownLine(source, "'all'") },
  { prompts, name: 'own line by day and engine', sql: ownLine(source, 'engines[engine]') },
  { prompts, name: 'own line by week', sql: inSpans(ownLine(source, "'all'"), 'week') },
  { prompts, name: 'own line by month', sql: inSpans(ownLine(source, "'all'"), 'month') },
  { prompts, name: 'five rivals by day', sql: rivalLines(source) },
  { prompts, name: 'five rivals by month', sql: rivalMonths(source) },
  { prompts, name: 'named beside, before, after', sql: pairs(source) },
  { prompts, name: 'cited sites', sql: sites(source) },
];

/** What one prompt, ten of a company and a company of 150 ask of a year. */
export const CHARTS: readonly Chart[] = [
  ...listCharts(fromPrompts(OF_PROMPTS), 1),
  ...listCharts(fromPrompts(OF_PROMPTS), 10),
  ...listCharts(fromCompany, 150),
];

/** What the last of them would cost without the months of companies. */
export const UNMERGED: readonly Chart[] = listCharts(fromPrompts(OF_PROMPTS), 150);
