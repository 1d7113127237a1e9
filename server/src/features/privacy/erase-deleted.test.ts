import { api } from '@citato/contract';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eraseLeftRows } from '#test/erasure/erase-left-rows';
import { countRows, createCompany, registerWithPlan } from '#test/monitoring-scene';
import { type SignedInUser, startTestApp, type TestApp } from '#test/start-test-app';

let app: TestApp;
let ada: SignedInUser;
let companyId: string;
let promptId: string;
beforeEach(async () => {
  app = await startTestApp();
  ada = await registerWithPlan(app, 'business');
  const { company, prompt } = await createCompany(app, ada, {
    prompts: ['Qual è il miglior hosting?', 'E poi?'],
  });
  [companyId, promptId] = [company.id, prompt.id];
  await app.settleJobs();
});
afterEach(() => app.stop());

const LARGE_TABLES = [
  'analyses',
  'analysis_results',
  'answer_texts',
  'mentions',
  'citations',
  'monthly_sources',
  'monthly_answers',
  'monthly_tallies',
] as const;
const countAll = async () => {
  const counts = await Promise.all(LARGE_TABLES.map((table) => countRows(app, table)));
  return counts.reduce((sum, count) => sum + count, 0);
};

const DELETIONS = [
  {
    what: 'an account',
    remove: () => app.call(api.deleteAccount, { as: ada, body: { password: ada.password } }),
  },
  { what: 'a company', remove: () => app.call(api.deleteCompany, { as: ada, params: { companyId } }) },
];

describe('a deletion', () => {
  it.each(DELETIONS)(
    'of $what answers while its answers are in use: it touches none of them',
    async ({ remove }) => {
      const other = new pg.Client({ connectionString: app.databaseUrl });
      await other.connect();
      await other.query('begin');
      await other.query('select id from analysis_results where company_id = $1 for update', [companyId]);
      await remove();
      await other.query('rollback');
      await other.end();
      expect(await countRows(app, 'prompts')).toBe(0);
      expect(await countRows(app, 'analysis_results')).toBeGreaterThan(0);
      await app.settleJobs();
      expect(await countAll()).toBe(0);
      expect(await countRows(app, 'erasures')).toBe(0);
    },
  );

  it('of a prompt leaves the answers of the others, and hides its own at once', async () => {
    const before = await countRows(app, 'analysis_results');
    await app.call(api.deletePrompt, { as: ada, params: { promptId } });
    expect((await app.callRefused(api.listAnswers, { as: ada, params: { promptId } })).status).toBe(404);
    const { body } = await app.call(api.listCompanies, { as: ada });
    expect(body.companies[0]?.prompts).toHaveLength(1);
    await app.settleJobs();
    expect(await countRows(app, 'analysis_results')).toBe(before / 2);
    expect(await countRows(app, 'monitoring_data')).toBe(1);
  });

  it('that no code of ours made is erased, too', async () => {
    await app.ctx.db.execute(sql`delete from users`);
    await eraseLeftRows(app, new AbortController().signal);
    expect(await countAll()).toBe(0);
    const { rows } = await app.ctx.db.execute(sql`select 1 from engine_calls where user_id is not null`);
    expect(rows).toEqual([]);
  });
});

describe('the erasure', () => {
  it('goes in batches and goes on where it was killed', async () => {
    await app.ctx.db.execute(sql`
      insert into analyses (id, user_id, company_id, prompt_id, request_id, trigger, status, day, engines, created_at,
        last_progress_at, finished_at)
      select gen_random_uuid(), user_id, company_id, prompt_id, gen_random_uuid(), trigger, status, day, engines,
        created_at, last_progress_at, finished_at
      from analyses cross join generate_series(1, 1500)`);
    await DELETIONS[0]?.remove();
    const counts: number[] = [];
    for (let run = 0; run < 30 && (await countRows(app, 'erasures')) > 0; run += 1) {
      const killed = new AbortController();
      const erasing = eraseLeftRows(app, killed.signal);
      // It pauses after a batch; there it is killed.
      const before = await countAll();
      await expect.poll(countAll, { interval: 1 }).not.toBe(before);
      killed.abort();
      await erasing.catch(() => undefined);
      counts.push(before - (await countAll()));
      if ((await countAll()) === 0) break;
    }
    expect(counts.length).toBeGreaterThan(2);
    await app.settleJobs();
    expect([await countAll(), await countRows(app, 'erasures')]).toEqual([0, 0]);
  });
});

describe('an administrator’s trail', () => {
  it('outlives the account under one pseudonym; what happened to the account itself goes', async () => {
    const { db, clock } = app.ctx;
    for (const kind of ['jobs_requeued', 'jobs_dropped'])
      await db.execute(sql`
        insert into audit_log (user_id, kind, subject, created_at)
        values (${ada.user.id}, ${kind}, 'analysis.run-analysis', ${clock.now().toISOString()})`);
    await DELETIONS[0]?.remove();
    await app.settleJobs();
    const { rows } = await db.execute<{ kind: string; user_id: null; session_id: null; pseudonym: string }>(
      sql`select kind, user_id, session_id, pseudonym from audit_log order by id`,
    );
    expect(rows).toMatchObject([
      { kind: 'jobs_requeued', user_id: null, session_id: null },
      { kind: 'jobs_dropped', user_id: null, session_id: null },
    ]);
    expect(rows[0]?.pseudonym).not.toBe(ada.user.id);
    expect(new Set(rows.map(({ pseudonym }) => pseudonym)).size).toBe(1);
  });
});
