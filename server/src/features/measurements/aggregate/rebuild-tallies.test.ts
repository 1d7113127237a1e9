import { randomUUID } from 'node:crypto';
import { type AnswerStatus, TONES } from '@citato/contract';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCompany, registerWithPlan } from '#test/monitoring-scene';
import { type TestApp, startTestApp } from '#test/start-test-app';
import { rebuildTallies } from './rebuild-tallies.ts';

let app: TestApp;
let promptId: string;
let companyId: string;
beforeAll(async () => {
  app = await startTestApp();
  const ada = await registerWithPlan(app, 'business');
  const { company, prompt } = await createCompany(app, ada);
  ({ id: promptId } = prompt);
  ({ id: companyId } = company);
  await app.settleJobs();
  // The question is another one from the last of February on.
  await app.ctx.db.execute(
    sql`update prompts set series = 2, series_since = '2026-02-28', series_began_at = now() where id = ${promptId}`,
  );
});
afterAll(() => app.stop());

const anyAnswer = fc.record({
  day: fc.constantFrom('2026-01-31', '2026-02-01', '2026-02-28', '2026-03-01'),
  engine: fc.constantFrom('openai', 'google'),
  status: fc.constantFrom<AnswerStatus>('ok', 'ok', 'ok', 'refused', 'empty'),
  isEnded: fc.constantFrom(true, true, true, false),
  series: fc.constantFrom(1, 2),
  mentions: fc.uniqueArray(
    fc.record({
      key: fc.constantFrom('aruba', 'tim', 'rossi', 'verdi'),
      name: fc.constantFrom('A', 'B'),
      position: fc.integer({ min: 1, max: 30 }),
      occurrences: fc.integer({ min: 1, max: 5 }),
      sentiment: fc.constantFrom(...TONES, null),
    }),
    { selector: ({ position }) => position, comparator: 'SameValue' },
  ),
  domains: fc.array(fc.constantFrom('uno.it', 'due.it', 'tre.it'), { maxLength: 4 }),
});
type AnyAnswer = typeof anyAnswer extends fc.Arbitrary<infer Answer> ? Answer : never;

const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`;

/** One analysis an answer, in the place of all that stood there. */
async function store(answers: readonly AnyAnswer[]): Promise<void> {
  const rows = answers.map((answer) => ({
    ...answer,
    id: randomUUID(),
    // An answer names a company once.
    mentions: [...new Map(answer.mentions.map((mention) => [mention.key, mention])).values()],
  }));
  const { db } = app.ctx;
  await db.execute(sql`delete from analysis_results where company_id = ${companyId}`);
  await db.execute(sql`delete from analyses where prompt_id = ${promptId}`);
  await db.execute(sql`
    insert into analyses (id, user_id, company_id, prompt_id, request_id, trigger, status, day, engines, created_at,
      last_progress_at, finished_at, series)
    select (r ->> 'id')::uuid, c.user_id, c.id, p.id, (r ->> 'id')::uuid, 'manual',
      case when (r ->> 'isEnded')::boolean then 'finished' else 'asking' end, (r ->> 'day')::date, '[]', now(), now(),
      case when (r ->> 'isEnded')::boolean then now() end, (r ->> 'series')::int
    from jsonb_array_elements(${json(rows)}) r, prompts p join companies c on c.id = p.company_id where p.id = ${promptId}`);
  await db.execute(sql`
    insert into analysis_results (id, company_id, analysis_id, prompt_id, engine, sample, model, status, day, brand_present,
      latency_ms, created_at)
    select (r ->> 'id')::uuid, ${companyId}::uuid, (r ->> 'id')::uuid, ${promptId}::uuid, r ->> 'engine', 1, 'model', r ->> 'status',
      (r ->> 'day')::date, case when r ->> 'status' = 'ok' then false end, 1, now()
    from jsonb_array_elements(${json(rows)}) r`);
  await db.execute(sql`
    insert into mentions (result_id, company_id, company_key, name, is_own, position, occurrences, sentiment)
    select (r ->> 'id')::uuid, ${companyId}::uuid, m ->> 'key', m ->> 'name', m ->> 'key' = 'rossi', (m ->> 'position')::int,
      (m ->> 'occurrences')::int, m ->> 'sentiment'
    from jsonb_array_elements(${json(rows)}) r, jsonb_array_elements(r -> 'mentions') m`);
  await db.execute(sql`
    insert into citations (result_id, company_id, position, url, domain)
    select (r ->> 'id')::uuid, ${companyId}::uuid, place, 'https://' || domain, domain
    from jsonb_array_elements(${json(rows)}) r, jsonb_array_elements_text(r -> 'domains') with ordinality as d (domain, place)`);
}

const readRows = async (query: ReturnType<typeof sql>) => (await app.ctx.db.execute(query)).rows;

/** Answers of ended analyses, each day's of the question it was asked with. */
const counted = sql`(
  select r.* from analysis_results r join analyses a on a.id = r.analysis_id
  where a.status in ('finished', 'failed') and (a.series = 2 or r.day < '2026-02-28'))`;

const countCompanies = () =>
  readRows(sql`
    select r.day::text, r.engine, m.company_key as key, count(*)::int as mentions, sum(m.occurrences)::int as occurrences,
      sum(m.position)::int as positions, sum(m.position * m.position)::int as squares,
      count(*) filter (where m.sentiment = 'positive')::int as positive,
      count(*) filter (where m.sentiment = 'neutral')::int as neutral,
      count(*) filter (where m.sentiment = 'negative')::int as negative,
      count(o.position) filter (where not m.is_own)::int as beside,
      count(*) filter (where not m.is_own and m.position < o.position)::int as before
    from ${counted} r join mentions m on m.company_id = r.company_id and m.result_id = r.id
      left join mentions o on o.company_id = r.company_id and o.result_id = r.id and o.is_own
    where r.status = 'ok' group by 1, 2, 3 order by 1, 2, 3`);
const readCompanies = () =>
  readRows(sql`
    select (month + (fact_days[i] - 1))::text as day, engines[fact_engines[i]] as engine, key, mentions[i], occurrences[i],
      position_sums[i] as positions, position_square_sums[i]::int as squares, positive[i], neutral[i], negative[i],
      beside_own[i] as beside, before_own[i] as before
    from monthly_tallies, unnest(company_keys) with ordinality as company (key, n),
      generate_series(coalesce(company_ends[n - 1], 0) + 1, company_ends[n]) as i order by 1, 2, 3`);

const countCells = () =>
  readRows(sql`
    select r.day::text, r.engine, count(*) filter (where status = 'ok')::int as ok,
      count(*) filter (where status = 'refused')::int as refused, count(*) filter (where status = 'empty')::int as empty,
      coalesce(sum(named) filter (where status = 'ok'), 0)::int as named,
      count(own.position) filter (where status = 'ok')::int as own,
      coalesce(sum(own.position) filter (where status = 'ok'), 0)::int as positions,
      count(*) filter (where status = 'ok' and own.sentiment = 'negative')::int as negative
    from ${counted} r
    cross join lateral (select count(*) as named from mentions where mentions.company_id = r.company_id and result_id = r.id) m
    left join mentions own on own.company_id = r.company_id and own.result_id = r.id and own.is_own
    group by 1, 2 order by 1, 2`);
const readCells = () =>
  readRows(sql`
    select (month + (cell_days[i] - 1))::text as day, engines[cell_engines[i]] as engine, ok[i], refused[i], empty[i],
      all_mentions[i] as named, own_mentions[i] as own, own_position_sums[i] as positions, own_negative[i] as negative
    from monthly_tallies, generate_subscripts(cell_days, 1) as i order by 1, 2`);

const countSites = () =>
  readRows(sql`
    select r.day::text, r.engine, c.domain, count(distinct r.id)::int as answers
    from ${counted} r join citations c on c.company_id = r.company_id and c.result_id = r.id where r.status = 'ok' group by 1, 2, 3 order by 1, 2, 3`);
const readSites = () =>
  readRows(sql`
    select (month + (fact_days[i] - 1))::text as day, engines[fact_engines[i]] as engine, domain, answers[i]
    from monthly_sources, unnest(domains) with ordinality as site (domain, n),
      generate_series(coalesce(domain_ends[n - 1], 0) + 1, domain_ends[n]) as i order by 1, 2, 3`);

/** The months’ sums of companies against those of their days. */
const countMonths = () =>
  readRows(sql`
    select month::text, key, sum(mentions[i])::int as mentions, sum(position_sums[i])::int as positions,
      sum(beside_own[i])::int as beside, sum(before_own[i])::int as before
    from monthly_tallies, unnest(company_keys) with ordinality as company (key, n),
      generate_series(coalesce(company_ends[n - 1], 0) + 1, company_ends[n]) as i group by 1, 2 order by 1, 2`);
const readMonths = () =>
  readRows(sql`
    select month::text, key, mention as mentions, position as positions, beside, before
    from monthly_tallies, unnest(company_keys, company_mentions, company_position_sums, company_beside_own,
      company_before_own) as company (key, mention, position, beside, before) order by 1, 2`);

const readAll = () => readRows(sql`select to_jsonb(t) as row from monthly_tallies t order by month`);

it('leaves what counting the answers gives, whatever stood there, and the same when it is run twice', async () => {
  const rebuild = () => rebuildTallies(app.ctx);
  await fc.assert(
    fc.asyncProperty(fc.array(anyAnswer, { maxLength: 25 }), async (answers) => {
      await store(answers);
      await rebuild();
      // Months whose last answer is gone are not looked for where the prompt has no answer at all.
      if (answers.length === 0) return;
      expect(await readCells()).toEqual(await countCells());
      expect(await readCompanies()).toEqual(await countCompanies());
      expect(await readMonths()).toEqual(await countMonths());
      expect(await readSites()).toEqual(await countSites());
      const once = await readAll();
      await rebuild();
      expect(await readAll()).toEqual(once);
    }),
    { numRuns: 25 },
  );
}, 120_000);
