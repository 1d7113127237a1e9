import { api } from '@citato/contract';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createCompany, grantPlan } from './monitoring-scene.ts';
import { type DyingProcess, startDyingProcess } from './start-dying-process.ts';
import type { SignedInUser, TestApp } from './start-test-app.ts';

const ROUNDS = 8 * Number(process.env['TEST_ROUNDS'] ?? 1);

let pair: DyingProcess;
beforeAll(async () => {
  pair = await startDyingProcess();
});
afterAll(() => pair.stop());

let ada: SignedInUser;
beforeEach(async () => {
  ada = await pair.other.register();
});

/** Whoever is dead stays so until its leases have ended; then the other process goes on with what it left. */
async function takeOver(): Promise<void> {
  pair.proxy.heal();
  await pair.endLeases();
  pair.other.clock.advance({ minutes: 20 });
  ada = await pair.other.renew(ada);
  await pair.other.settleJobs();
}

/** A request or a round of work of a process that may die meanwhile. */
const tryTo = async (work: () => Promise<unknown>): Promise<void> => {
  await work().catch(() => undefined);
};

/** What an account has used, beside what it really cost. */
async function readUse(person: SignedInUser) {
  const { id } = person.user;
  const { usage } = (await pair.other.call(api.getUserLimits, { as: person })).body;
  const [paid] = await pair.run<{ analyses: number }>(sql`
    select count(distinct analysis_id)::int as analyses from engine_calls where user_id = ${id}`);
  return { used: usage.analyses, paid: paid?.analyses };
}

const STEPS = {
  createCompany: async (app: TestApp, count: number) =>
    createCompany(app, ada, { prompts: Array.from({ length: count }, (_, n) => `Domanda ${String(n)}?`) }),
  addPrompts: async (app: TestApp, count: number) => {
    const [company] = (await app.call(api.listCompanies, { as: ada })).body.companies;
    const prompts = Array.from({ length: count }, (_, n) => ({ text: `Altra domanda ${String(n)}?` }));
    if (company)
      await app.call(api.addPrompts, { as: ada, params: { companyId: company.id }, body: { prompts } });
  },
  deletePrompt: async (app: TestApp) => {
    const [company] = (await app.call(api.listCompanies, { as: ada })).body.companies;
    const [prompt] = company?.prompts ?? [];
    if (prompt) await app.call(api.deletePrompt, { as: ada, params: { promptId: prompt.id } });
  },
  deleteCompany: async (app: TestApp) => {
    const [company] = (await app.call(api.listCompanies, { as: ada })).body.companies;
    if (company) await app.call(api.deleteCompany, { as: ada, params: { companyId: company.id } });
  },
  work: async (app: TestApp) => app.settleJobs(),
} satisfies Record<string, (app: TestApp, count: number) => Promise<unknown>>;

const step = fc.record({
  kind: fc.constantFrom<keyof typeof STEPS>(
    'createCompany',
    'createCompany',
    'addPrompts',
    'deletePrompt',
    'deleteCompany',
    'work',
    'work',
  ),
  count: fc.constantFrom(1, 1, 2, 8),
});
const scene = fc.record({
  plan: fc.constantFrom('free' as const, 'pro' as const),
  ofDying: fc.array(step, { minLength: 2, maxLength: 5 }),
  ofOther: fc.array(step, { minLength: 2, maxLength: 5 }),
  cutAfter: fc.integer({ min: 1, max: 90 }),
});

/** Rows that belong to nothing any more. */
const ORPHANS = sql`
  select 'prompts' as place, count(*)::int as n from prompts where company_id not in (select id from companies)
  union all select 'states', count(*)::int from prompt_states where prompt_id not in (select id from prompts)
  union all select 'analyses', count(*)::int from analyses where prompt_id not in (select id from prompts)
  union all select 'answers', count(*)::int from analysis_results where analysis_id not in (select id from analyses)
  union all select 'texts', count(*)::int from answer_texts where result_id not in (select id from analysis_results)
  union all select 'mentions', count(*)::int from mentions where result_id not in (select id from analysis_results)
  union all select 'months', count(*)::int from monthly_tallies where prompt_id not in (select id from prompts)
  union all select 'numbers', count(*)::int from monitoring_data where prompt_id not in (select id from prompts)
  union all select 'erasures', count(*)::int from erasures
  union all select 'dead jobs', count(*)::int from dead_jobs
  union all select 'open', count(*)::int from analyses where status not in ('finished', 'failed', 'cancelled')
  union all select 'stuck', count(*)::int from prompt_states where status <> 'idle'`;

test('limits hold and nothing is orphaned wherever one of two processes dies while companies and prompts come and go', async () => {
  await fc.assert(
    fc.asyncProperty(scene, async ({ plan, ofDying, ofOther, cutAfter }) => {
      ada = await pair.other.register();
      await grantPlan(pair.other, ada, plan);
      pair.proxy.cutAfter(cutAfter);
      const perform = async (app: TestApp, steps: typeof ofDying) => {
        for (const { kind, count } of steps) await tryTo(() => STEPS[kind](app, count));
      };
      await Promise.all([perform(pair.dying, ofDying), perform(pair.other, ofOther)]);
      await takeOver();

      const { body } = await pair.other.call(api.getUserLimits, { as: ada });
      const companies = (await pair.other.call(api.listCompanies, { as: ada })).body.companies;
      const prompts = companies.flatMap((company) => company.prompts);
      expect(companies.length).toBeLessThanOrEqual(body.limits.maxCompanies);
      expect(prompts.length).toBeLessThanOrEqual(body.limits.maxPrompts);
      const { used, paid } = await readUse(ada);
      if (plan === 'free') expect({ used, paid }).toEqual({ used: paid, paid: Math.min(paid ?? 0, 1) });
      expect((await pair.run(ORPHANS)).filter(({ n }) => n !== 0)).toEqual([]);
    }),
    { numRuns: ROUNDS },
  );
}, 300_000);
