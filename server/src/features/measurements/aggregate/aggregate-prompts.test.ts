import { randomUUID } from 'node:crypto';
import { api } from '@citato/contract';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { listPromptsAsSystem } from '#features/companies';
import { type PromptId, toId } from '#lib/ids';
import { withTransaction } from '#platform/db';
import { createCompany, registerWithPlan } from '../../../../test/monitoring-scene.ts';
import {
  answerNaming,
  answerText,
  createScriptedEngine,
  noAnswer,
} from '../../../../test/scripted-engine.ts';
import { type TestApp, startTestApp } from '../../../../test/start-test-app.ts';
import { rollUpDays } from './aggregate-prompts.ts';

let app: TestApp;
afterEach(() => app.stop());

const NAMES = ['Aruba', 'Register.it', 'Hosting Rossi', 'SiteGround'];

const readRows = async (query: ReturnType<typeof sql>) => (await app.ctx.db.execute(query)).rows;

/** The tallies of months as rows again, by the database alone. */
const factsOfMonths = sql`
  select prompt_id, month + (fact_days[i] - 1) as day, engines[fact_engines[i]] as engine, key, mentions[i] as mentions,
    occurrences[i] as occurrences, position_sums[i] as position_sum, position_square_sums[i] as position_square_sum,
    positive[i] as positive, neutral[i] as neutral, negative[i] as negative, beside_own[i] as beside_own,
    before_own[i] as before_own, is_own[i] as is_own
  from monthly_tallies, unnest(company_keys) with ordinality as company (key, n),
    generate_series(coalesce(company_ends[n - 1], 0) + 1, company_ends[n]) as i`;
const cellsOfMonths = sql`
  select prompt_id, month + (cell_days[i] - 1) as day, engines[cell_engines[i]] as engine, ok[i] as ok,
    refused[i] as refused, empty[i] as empty, failed[i] as failed, compared_pairs[i] as pairs,
    similarity_sums[i] as similarity_sum, all_mentions[i] as all_mentions, own_mentions[i] as own_mentions,
    own_position_sums[i] as own_position_sum, own_position_square_sums[i] as own_position_square_sum,
    own_positive[i] as own_positive, own_neutral[i] as own_neutral, own_negative[i] as own_negative,
    (select jsonb_agg(models[name] order by place) from unnest(model_cells, model_names)
      with ordinality as used (cell, name, place) where cell = i) as models
  from monthly_tallies, generate_subscripts(cell_days, 1) as i`;

/** Counted by the database from the answers' own rows. */
const countFromScratch = () =>
  readRows(sql`
    select r.engine, m.company_key as key, count(*)::int as mentions, sum(m.position)::int as positions,
      sum(m.occurrences)::int as occurrences
    from analysis_results r join mentions m on m.result_id = r.id and m.company_id = r.company_id where r.status = 'ok'
    group by r.engine, m.company_key order by 1, 2`);
const readSums = () =>
  readRows(sql`
    select engine, key, sum(mentions)::int as mentions, sum(position_sum)::int as positions,
      sum(occurrences)::int as occurrences
    from (${factsOfMonths}) f group by 1, 2 order by 1, 2`);
const countStatuses = () =>
  readRows(sql`
    select engine, day::text, count(*) filter (where status = 'ok')::int as ok,
      count(*) filter (where status = 'failed')::int as failed
    from analysis_results group by 1, 2 order by 1, 2`);
const readStatuses = () =>
  readRows(sql`select engine, day::text, ok, failed from (${cellsOfMonths}) c order by engine, day`);

/** The models of each day's ok answers, and the similarity of every two of one analysis, by sets of the database. */
const compareFromScratch = () =>
  readRows(sql`
    with answers as (
      select r.id, r.engine, r.day, r.analysis_id, r.model,
        array(select m.company_key from mentions m where m.result_id = r.id and m.company_id = r.company_id) as keys
      from analysis_results r where r.status = 'ok'),
    pairs as (
      select a.engine, a.day,
        (select count(*) from (select unnest(a.keys) intersect select unnest(b.keys)) s)::float8 as shared,
        (select count(*) from (select unnest(a.keys) union select unnest(b.keys)) s)::float8 as named
      from answers a join answers b on b.analysis_id = a.analysis_id and b.engine = a.engine and a.id < b.id)
    select d.engine, d.day::text, jsonb_agg(distinct d.model order by d.model) as models,
      (select count(*) from pairs p where p.engine = d.engine and p.day = d.day and p.named > 0)::int as pairs,
      coalesce((select round(sum(p.shared / p.named)::numeric, 9) from pairs p
        where p.engine = d.engine and p.day = d.day and p.named > 0), 0)::float8 as similarity
    from answers d group by 1, d.day order by 1, 2`);
const readComparisons = () =>
  readRows(sql`
    select engine, day::text, models, pairs, round(similarity_sum::numeric, 9)::float8 as similarity
    from (${cellsOfMonths}) c where ok > 0 order by engine, day`);

/** What may happen to sums between two runs. */
const DAMAGE = {
  nothing: sql`select 1`,
  lost: sql`delete from monthly_tallies where hashtext(prompt_id::text) % 2 = 0`,
  doubled: sql`update monthly_tallies set ok = failed, mentions = occurrences, compared_pairs = ok,
    models = array_replace(models, 'larger', 'another')`,
};

describe('the sums of a prompt’s days', () => {
  it('are what counting all answers anew gives, in whatever order and however often they are added up', async () => {
    const engines = (['openai', 'compatible'] as const).map((id) =>
      createScriptedEngine({
        id,
        reply: ({ sample }, { call }) => {
          if (call % 7 === 0) return noAnswer();
          if (call % 5 === 0) return answerText('Dipende da che cosa cerchi.');
          const answer = answerNaming(...NAMES.slice(call % 3, 1 + (call % 3) + (sample % 2)));
          return { ...answer, model: call % 4 === 0 ? 'larger' : 'smaller' };
        },
      }),
    );
    app = await startTestApp({ engines, env: { ANSWERS_PER_ANALYSIS: '5' } });
    const ada = await registerWithPlan(app, 'business');
    const { prompt } = await createCompany(app, ada);
    await app.settleJobs();
    for (let day = 0; day < 3; day += 1) {
      app.clock.advance({ days: 1 });
      const body = { promptId: prompt.id, requestId: randomUUID() };
      await app.call(api.startAnalysis, { as: await app.renew(ada), body });
      await app.settleJobs();
    }
    expect(await readStatuses()).toEqual(await countStatuses());
    expect(await readSums()).toEqual(await countFromScratch());
    expect(await readComparisons()).toEqual(await compareFromScratch());

    const [owned] = await listPromptsAsSystem(app.ctx.db, [toId<PromptId>(prompt.id)]);
    const subject = owned ?? expect.fail('the prompt is gone');
    const days = (await countStatuses()).map(({ day }) => String(day));
    const damages = fc.array(fc.constantFrom(...Object.values(DAMAGE)), { maxLength: 3 });
    const orders = fc.shuffledSubarray([...days, ...days], { minLength: days.length * 2 });
    await fc.assert(
      fc.asyncProperty(damages, orders, async (damage, order) => {
        for (const one of damage) await app.ctx.db.execute(one);
        for (const day of order)
          await withTransaction(app.ctx.db, (tx) => rollUpDays(tx, { subjects: [subject], days: [day] }));
        expect(await readStatuses()).toEqual(await countStatuses());
        expect(await readSums()).toEqual(await countFromScratch());
        expect(await readComparisons()).toEqual(await compareFromScratch());
      }),
      { numRuns: 5 },
    );
  }, 60_000);
});
