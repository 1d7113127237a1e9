import { api, type CompanyNames } from '@citato/contract';
import { sql } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { toId } from '#lib/ids';
import { createCompany, findPrompt, registerWithPlan } from '#test/monitoring-scene';
import { answerNaming, answerText, createScriptedEngine } from '#test/scripted-engine';
import { type SignedInUser, type TestApp, startTestApp } from '#test/start-test-app';
import { rereadBatch } from './reread-answers.ts';

const DAYS = 4;
const SAMPLES = 3;

vi.setConfig({ testTimeout: 60_000 });

let app: TestApp;
afterEach(() => app.stop());

/**
 * A company the first day's answers list; later ones name it in passing, where it is found only if its name is known.
 */
async function learnVaporia() {
  const engine = createScriptedEngine({
    reply: (_question, { call }) =>
      call <= SAMPLES ? answerNaming('Aruba', 'Vaporia') : answerText('Qualcuno parla bene di Vaporia.'),
  });
  app = await startTestApp({ engines: [engine], env: { ANSWERS_PER_ANALYSIS: String(SAMPLES) } });
  let ada = await registerWithPlan(app, 'business');
  const { company, prompt } = await createCompany(app, ada);
  await app.settleJobs();
  for (let day = 1; day < DAYS; day += 1) {
    app.clock.advance({ days: 1 });
    ada = await app.renew(ada);
    await app.call(api.startAnalysis, { as: ada, body: { promptId: prompt.id } });
    await app.settleJobs();
  }
  return { ada, companyId: company.id, promptId: prompt.id };
}

const update = (change: ReturnType<typeof sql>) => app.ctx.db.execute(change);
const listNamed = async (as: SignedInUser, promptId: string) =>
  (await findPrompt(app, as, promptId)).monitoringData[0]?.mentionedCompanies.map(
    ({ name, mentions }) => `${name} ${String(mentions)}`,
  );
const readRows = async () => {
  const { rows } = await app.ctx.db.execute(sql`
    select to_jsonb(m) as row from mentions m union all select to_jsonb(t) from monthly_tallies t
    union all select to_jsonb(r) from analysis_results r order by row`);
  return rows;
};

test('a batch of many days gives the readings of a batch each day, every day taught by those before it', async () => {
  const { promptId } = await learnVaporia();
  const stored = await readRows();
  for (const limit of [1, 2, SAMPLES, 7, 60]) {
    await update(sql`delete from mentions`);
    await update(sql`delete from monthly_tallies`);
    await update(sql`update analysis_results set extractor_version = 'another'`);
    while ((await rereadBatch(app.ctx, toId(promptId), { limit })) === 'more');
    expect(await readRows(), `${String(limit)} at a time`).toEqual(stored);
  }
});

test('a name that is left out and taken in again is learned anew within one batch', async () => {
  const { ada, promptId, companyId } = await learnVaporia();
  const before = await listNamed(ada, promptId);
  expect(before).toContain(`Vaporia ${String(DAYS * SAMPLES)}`);
  const state = async (names: Partial<CompanyNames>) => {
    const body = { own: [], competitors: [], ignored: [], ...names };
    await app.call(api.setCompanyAliases, { as: ada, params: { companyId }, body });
    await app.settleJobs();
    return listNamed(ada, promptId);
  };
  expect(await state({ ignored: ['Vaporia'] })).not.toContainEqual(expect.stringContaining('Vaporia'));
  expect(await state({})).toEqual(before);
});
