import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listPromptsAsSystem } from '#features/companies';
import { toId } from '#lib/ids';
import { withTransaction } from '#platform/db';
import { createCompany, registerWithPlan } from '#test/monitoring-scene';
import { type SignedInUser, type TestApp, startTestApp } from '#test/start-test-app';
import { rollUpDays } from './aggregate-prompts.ts';
import { mergeCompanyMonths } from './merge-company-months.ts';
import { rebuildTallies } from './rebuild-tallies.ts';

const DAYS = ['2026-01-31', '2026-02-01', '2026-02-28'] as const;

let app: TestApp;
let ada: SignedInUser;
let companyId: string;
let promptIds: string[];
beforeAll(async () => {
  app = await startTestApp();
  ada = await registerWithPlan(app, 'business');
  const prompts = ['Qual è il miglior hosting?', 'Dove ospito un sito?', 'E Hosting Rossi com’è?'];
  const { company } = await createCompany(app, ada, { prompts });
  [companyId, promptIds] = [company.id, company.prompts.map(({ id }) => id)];
  await app.settleJobs();
});
afterAll(() => app.stop());

const anyAnswer = fc.record({
  prompt: fc.nat({ max: 2 }),
  day: fc.constantFrom(...DAYS),
  engine: fc.constantFrom('openai', 'google'),
  isOk: fc.constantFrom(true, true, true, false),
  mentions: fc.uniqueArray(fc.constantFrom('aruba', 'tim', 'rossi', 'verdi', 'bianchi'), { maxLength: 4 }),
  domains: fc.uniqueArray(fc.constantFrom('uno.it', 'due.it', 'tre.it'), { maxLength: 3 }),
});
type AnyAnswer = typeof anyAnswer extends fc.Arbitrary<infer Answer> ? Answer : never;

/** One analysis an answer, in the place of all that stood there; the order of names is that of positions. */
async function store(answers: readonly AnyAnswer[]): Promise<void> {
  const rows = sql`${JSON.stringify(
    answers.map((answer) => ({ ...answer, id: randomUUID(), promptId: promptIds[answer.prompt] })),
  )}::jsonb`;
  const { db } = app.ctx;
  await db.execute(sql`delete from analysis_results where company_id = ${companyId}`);
  await db.execute(sql`delete from analyses where company_id = ${companyId}`);
  await db.execute(sql`
    insert into analyses (id, user_id, company_id, prompt_id, request_id, trigger, status, day, engines, created_at,
      last_progress_at, finished_at)
    select (r ->> 'id')::uuid, ${ada.user.id}::uuid, ${companyId}::uuid, (r ->> 'promptId')::uuid, (r ->> 'id')::uuid,
      'manual', 'finished', (r ->> 'day')::date, '[]', now(), now(), now()
    from jsonb_array_elements(${rows}) r`);
  await db.execute(sql`
    insert into analysis_results (id, company_id, analysis_id, prompt_id, engine, sample, model, status, day, brand_present,
      latency_ms, created_at)
    select (r ->> 'id')::uuid, ${companyId}::uuid, (r ->> 'id')::uuid, (r ->> 'promptId')::uuid, r ->> 'engine', 1, 'model',
      case when (r ->> 'isOk')::boolean then 'ok' else 'refused' end, (r ->> 'day')::date,
      case when (r ->> 'isOk')::boolean then false end, 1, now()
    from jsonb_array_elements(${rows}) r`);
  await db.execute(sql`
    insert into mentions (result_id, company_id, company_key, name, is_own, position, occurrences, sentiment)
    select (r ->> 'id')::uuid, ${companyId}::uuid, key, initcap(key), key = 'rossi', place, 1, case place when 1 then 'positive' end
    from jsonb_array_elements(${rows}) r, jsonb_array_elements_text(r -> 'mentions') with ordinality as m (key, place)`);
  await db.execute(sql`
    insert into citations (result_id, company_id, position, url, domain)
    select (r ->> 'id')::uuid, ${companyId}::uuid, place, 'https://' || domain, domain
    from jsonb_array_elements(${rows}) r, jsonb_array_elements_text(r -> 'domains') with ordinality as d (domain, place)`);
}

const readRows = async (query: ReturnType<typeof sql>) => (await app.ctx.db.execute(query)).rows;

/** The ok answers a company's rates are made of. */
const rated = sql`(select r.* from analysis_results r join prompts p on p.id = r.prompt_id
  where r.status = 'ok' and p.archived_at is null and not p.names_own_company)`;

const countCells = () =>
  readRows(sql`
    select r.day::text, r.engine, count(*)::int as ok,
      sum((select count(*) from mentions where mentions.company_id = r.company_id and result_id = r.id))::int as named, count(own.position)::int as own,
      coalesce(sum(own.position), 0)::int as positions, coalesce(sum(own.position * own.position), 0)::int as squares,
      count(*) filter (where own.sentiment = 'positive')::int as positive
    from ${rated} r left join mentions own on own.company_id = r.company_id and own.result_id = r.id and own.is_own group by 1, 2 order by 1, 2`);
/** Days on which nobody answered count nothing. */
const readCells = () =>
  readRows(sql`
    select (month + (cell_days[i] - 1))::text as day, engines[cell_engines[i]] as engine, ok[i], all_mentions[i] as named,
      own_mentions[i] as own, own_position_sums[i] as positions, own_position_square_sums[i]::int as squares,
      own_positive[i] as positive
    from company_months, generate_subscripts(cell_days, 1) as i where ok[i] > 0 order by 1, 2`);

const countNames = () =>
  readRows(sql`
    select date_trunc('month', r.day)::date::text as month, m.company_key as key, min(m.name) as name,
      bool_or(m.is_own) as own, count(*)::int as mentions, sum(m.position)::int as positions,
      count(o.position) filter (where not m.is_own)::int as beside,
      count(*) filter (where not m.is_own and m.position < o.position)::int as before
    from ${rated} r join mentions m on m.company_id = r.company_id and m.result_id = r.id left join mentions o on o.company_id = r.company_id and o.result_id = r.id and o.is_own
    group by 1, 2 order by 1, 2`);
const readNames = () =>
  readRows(sql`
    select month::text, key, name, is_own as own, mentions, position_sum as positions, beside_own as beside,
      before_own as before from company_month_names order by 1, 2`);

const countFacts = () =>
  readRows(sql`
    select r.day::text, r.engine, m.company_key as key, count(*)::int as mentions, sum(m.position)::int as positions
    from ${rated} r join mentions m on m.company_id = r.company_id and m.result_id = r.id group by 1, 2, 3 order by 1, 2, 3`);
const readFacts = () =>
  readRows(sql`
    select (month + (fact_days[i] - 1))::text as day, engines[fact_engines[i]] as engine, key,
      fact_mentions[i] as mentions, fact_position_sums[i] as positions
    from company_month_names join company_months using (company_id, month), generate_subscripts(fact_days, 1) as i
    order by 1, 2, 3`);

const countSites = () =>
  readRows(sql`
    select date_trunc('month', r.day)::date::text as month, c.domain, count(distinct r.id)::int as answers
    from ${rated} r join citations c on c.company_id = r.company_id and c.result_id = r.id group by 1, 2 order by 1, 2`);
const readSites = () =>
  readRows(sql`
    select month::text, domain, answers from company_months, unnest(domains, domain_answers) as site (domain, answers)
    order by 1, 2`);

const readAll = () =>
  readRows(sql`
    select to_jsonb(m) as month, (select jsonb_agg(to_jsonb(n) order by key) from company_month_names n
      where n.month = m.month) as names from company_months m order by m.month`);
const countMonths = async () => (await readRows(sql`select 1 from company_months`)).length;

const merge = () => mergeCompanyMonths(app.ctx, { minPrompts: 1 });

async function expectCounted(): Promise<void> {
  expect(await readCells()).toEqual(await countCells());
  expect(await readNames()).toEqual(await countNames());
  expect(await readFacts()).toEqual(await countFacts());
  expect(await readSites()).toEqual(await countSites());
}

it('adds a company’s prompts up to what counting their answers gives, whatever stood there, twice as once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyAnswer, { minLength: 1, maxLength: 25 }), async (answers) => {
      await store(answers);
      // The months of the run before: their prompts may have no answers any more.
      await app.ctx.db.execute(
        sql`delete from monthly_tallies; delete from monthly_sources; delete from company_months`,
      );
      await rebuildTallies(app.ctx);
      await merge();
      await expectCounted();
      const once = await readAll();
      expect(await merge()).toBe(0);
      await app.ctx.db.execute(sql`delete from company_months`);
      await merge();
      expect(await readAll()).toEqual(once);
    }),
    { numRuns: 20 },
  );
}, 120_000);

it('takes a month away when anything in it changes, and adds it up anew', async () => {
  const answer: Omit<AnyAnswer, 'prompt'> = {
    day: DAYS[0],
    engine: 'openai',
    isOk: true,
    mentions: ['aruba', 'rossi'],
    domains: ['uno.it'],
  };
  const place = async (answers: readonly Partial<AnyAnswer>[]) => {
    await store(answers.map((one) => ({ ...answer, prompt: 0, ...one }) satisfies AnyAnswer));
    await rebuildTallies(app.ctx);
  };
  await place([{}, { prompt: 1 }, { prompt: 2 }, { day: DAYS[1] }, { prompt: 1, day: DAYS[1] }]);
  await merge();
  expect(await countMonths()).toBe(2);
  const rollUp = () =>
    withTransaction(app.ctx.db, async (tx) => {
      const subjects = await listPromptsAsSystem(
        tx,
        promptIds.slice(0, 1).map((id) => toId(id)),
      );
      await rollUpDays(tx, { subjects, days: [DAYS[0]] });
    });
  const changes: [string, number, () => Promise<unknown>][] = [
    ['a day of a prompt', 1, rollUp],
    [
      'a name',
      0,
      () => app.ctx.db.execute(sql`update prompts set names_own_company = true where id = ${promptIds[1]}`),
    ],
    [
      'an archived prompt',
      0,
      () => app.ctx.db.execute(sql`update prompts set archived_at = now() where id = ${promptIds[1]}`),
    ],
    ['a title', 2, () => app.ctx.db.execute(sql`update prompts set title = 'altro'`)],
    [
      'a prompt that is back',
      0,
      () =>
        app.ctx.db.execute(
          sql`update prompts set archived_at = null, names_own_company = false where id = ${promptIds[1]}`,
        ),
    ],
    ['a deleted prompt', 0, () => app.ctx.db.execute(sql`delete from prompts where id = ${promptIds[1]}`)],
  ];
  for (const [name, left, change] of changes) {
    await change();
    expect(await countMonths(), name).toBe(left);
    await merge();
    await expectCounted();
  }
});

it('adds up no month that is not over, and none of a company with few prompts', async () => {
  await app.ctx.db.execute(sql`delete from company_months`);
  expect(await mergeCompanyMonths(app.ctx)).toBe(0);
  app.clock.set(new Date('2026-01-31T22:30:00Z'));
  expect(await merge()).toBe(0);
});
