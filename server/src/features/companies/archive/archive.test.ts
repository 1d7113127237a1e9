import { api, type PlanId } from '@citato/contract';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { type AccountId, toId } from '#lib/ids';
import { withTransaction } from '#platform/db';
import { defineJob } from '#platform/jobs';
import { countRows, createCompany, findPrompt, grantPlan, registerWithPlan } from '#test/monitoring-scene';
import { type ScriptedEngine, answerNaming, createScriptedEngine } from '#test/scripted-engine';
import { type SignedInUser, startTestApp, type TestApp } from '#test/start-test-app';
import { previewAllowance } from './preview-allowance.ts';
import { purgeArchived } from './purge-archived.ts';

let app: TestApp;
let engine: ScriptedEngine;
let ada: SignedInUser;
afterEach(() => app.stop());

const FORNO = ['Dove compro il pane?', 'Chi fa la focaccia?', 'Qual è il miglior forno?', 'Pane senza sale?'];
const BAR = ['Dove bevo un caffè?', 'Qual è il bar più bello?'];
const FREE = { maxCompanies: 1, maxPrompts: 5 };

/** An account that holds two companies and six prompts, each asked once. */
const start = async ({
  forno = FORNO,
  env = {},
}: { forno?: string[]; env?: Record<string, string> } = {}) => {
  engine = createScriptedEngine({ reply: () => answerNaming('Forno Bianchi', 'Bar Neri') });
  app = await startTestApp({ engines: [engine], env: { ANSWERS_PER_ANALYSIS: '2', ...env } });
  ada = await registerWithPlan(app, 'pro');
  const { company: first } = await createCompany(app, ada, { name: 'Forno Bianchi', prompts: forno });
  app.clock.advance({ minutes: 1 });
  const { company: second } = await createCompany(app, ada, { name: 'Bar Neri', prompts: BAR });
  await app.settleJobs();
  return { first, second };
};
const changeTo = async (planId: PlanId) => {
  await grantPlan(app, ada, planId);
  await app.settleJobs();
};
const signIn = async () => {
  ada = await app.renew(ada);
};
const listNames = async () => {
  const { companies } = (await app.call(api.listCompanies, { as: ada })).body;
  return companies.map(({ name, prompts }) => [name, prompts.map(({ text }) => text)]);
};
const preview = (most: { maxCompanies: number; maxPrompts: number }) =>
  previewAllowance(app.ctx.db, { userId: toId<AccountId>(ada.user.id), ...most });
/** The job the worker runs every minute. */
const tick = async () => {
  const job = defineJob({ name: 'analysis.schedule-due-prompts', schema: z.object({}), retryLimit: 0 });
  await withTransaction(app.ctx.db, (tx) => app.ctx.queue.enqueue(tx, job, {}));
  await app.settleJobs();
};
const purge = () => purgeArchived(app.ctx, new AbortController().signal);

describe('a smaller plan', () => {
  it('leaves the oldest company and hides the rest, which an upgrade brings back as it was', async () => {
    await start();
    const before = (await app.call(api.listCompanies, { as: ada })).body;
    await changeTo('free');
    expect(await listNames()).toEqual([['Forno Bianchi', FORNO]]);
    app.clock.advance({ days: 29 });
    await app.ctx.db.execute(sql`update prompt_states set next_run_at = null`);
    await signIn();
    await changeTo('pro');
    const after = (await app.call(api.listCompanies, { as: ada })).body;
    const facts = ({ companies }: typeof before) =>
      companies.map(({ prompts, ...company }) => ({
        ...company,
        prompts: prompts.map(({ nextRun: _, ...prompt }) => prompt),
      }));
    expect(facts(after)).toEqual(facts(before));
  });

  it('does what its preview says, and nothing else', async () => {
    const { second } = await start();
    const shown = await preview({ maxCompanies: 1, maxPrompts: 3 });
    expect(shown).toMatchObject({
      companies: [{ id: second.id, name: 'Bar Neri', promptCount: 2 }],
      prompts: [{ text: 'Pane senza sale?', companyName: 'Forno Bianchi' }],
      archived: { companies: [{}], prompts: [{}, {}, {}] },
      resultingCounts: { companies: 1, prompts: 3 },
    });
    expect(await preview({ maxCompanies: 1, maxPrompts: 3 })).toEqual(shown);
    expect((await preview(FREE)).digest).not.toBe(shown.digest);
    const free = await preview(FREE);
    await changeTo('free');
    expect((await app.call(api.getUserLimits, { as: ada })).body.usage).toMatchObject(free.resultingCounts);
    expect(await preview(FREE)).toMatchObject({ companies: [], archived: { companies: [], prompts: [] } });
  });

  it('is shown another preview once a prompt was added or deleted', async () => {
    const { first, second } = await start();
    const shown = await preview(FREE);
    const [prompt] = second.prompts;
    await app.call(api.deletePrompt, { as: ada, params: { promptId: prompt?.id ?? '' } });
    const fewer = await preview(FREE);
    await app.call(api.addPrompts, {
      as: ada,
      params: { companyId: first.id },
      body: { prompts: [{ text: 'Una?' }, { text: 'Due?' }] },
    });
    const more = await preview(FREE);
    expect(new Set([shown.digest, fewer.digest, more.digest]).size).toBe(3);
  });

  it('counts only what is live: what it retains takes the places of what could be added', async () => {
    const { first } = await start();
    await changeTo('free');
    expect((await app.call(api.getUserLimits, { as: ada })).body).toMatchObject({
      plan: 'free',
      limits: { maxCompanies: 1, maxPrompts: 1 },
      usage: { companies: 1, prompts: 4 },
    });
    const refused = await app.callRefused(api.addPrompts, {
      as: ada,
      params: { companyId: first.id },
      body: { prompts: [{ text: 'Ancora una?' }] },
    });
    expect(refused.body.code).toBe('prompts.limit_reached');
    for (const { id } of first.prompts)
      await app.call(api.deletePrompt, { as: ada, params: { promptId: id } });
    await app.call(api.addPrompts, {
      as: ada,
      params: { companyId: first.id },
      body: { prompts: [{ text: 'Ora sì?' }] },
    });
    await app.call(api.deleteCompany, { as: ada, params: { companyId: first.id } });
    await createCompany(app, ada, { name: 'Pasticceria Verdi' });
  });

  it('tells the user how much is archived and until when, and open browsers that their list changed', async () => {
    await start();
    const tellings = sql`select 1 from live_events where user_id = ${ada.user.id} and event ->> 'type' = 'companies.changed'`;
    const countTellings = async () => (await app.ctx.db.execute(tellings)).rows.length;
    const before = await countTellings();
    const nothing = { companies: 0, prompts: 0, until: null };
    expect((await app.call(api.getArchived, { as: ada })).body).toEqual(nothing);
    const archivedAt = app.clock.now().getTime();
    await changeTo('free');
    const until = new Date(archivedAt + 30 * 86_400_000).toISOString();
    expect((await app.call(api.getArchived, { as: ada })).body).toEqual({ companies: 1, prompts: 2, until });
    expect(await countTellings()).toBe(before + 1);
    await changeTo('pro');
    expect((await app.call(api.getArchived, { as: ada })).body).toEqual(nothing);
    expect(await countTellings()).toBe(before + 2);
    await changeTo('guru');
    expect(await countTellings()).toBe(before + 2);
  });

  it('is given no 304 for the list it held before, and a larger one none either', async () => {
    await start();
    const ask = (etag?: string) =>
      app.server.inject({
        url: api.listCompanies.path,
        headers: { authorization: `Bearer ${ada.accessToken}`, ...(etag && { 'if-none-match': etag }) },
      });
    const whole = String((await ask()).headers.etag);
    expect((await ask(whole)).statusCode).toBe(304);
    await changeTo('free');
    const archived = await ask(whole);
    expect(archived.statusCode).toBe(200);
    await changeTo('pro');
    expect((await ask(String(archived.headers.etag))).statusCode).toBe(200);
  });
});

describe('what is archived', () => {
  it('is not analysed any more and has no next run; what comes back has one that lies ahead', async () => {
    const { second } = await start();
    await app.ctx.db.execute(
      sql`update entitlements set custom_prompt_analysis_enabled = true where user_id = ${ada.user.id}`,
    );
    const asked = engine.asked.length;
    const listAsked = () => engine.asked.slice(asked).map(({ text }) => text);
    await changeTo('free');
    const { rows } = await app.ctx.db.execute(
      sql`select 1 from prompt_states where next_run_at is not null and prompt_id = ${second.prompts[0]?.id ?? ''}`,
    );
    expect(rows).toEqual([]);
    app.clock.advance({ hours: 29 });
    await tick();
    expect(new Set(listAsked())).toEqual(new Set(FORNO));

    await signIn();
    await changeTo('pro');
    const now = app.clock.now().getTime();
    for (const { id } of second.prompts) {
      const { nextRun, analysisStatus } = await findPrompt(app, ada, id);
      expect(analysisStatus).toBe('idle');
      expect(Date.parse(nextRun ?? '')).toBeGreaterThan(now);
      expect(Date.parse(nextRun ?? '')).toBeLessThanOrEqual(now + 25 * 3_600_000);
    }
    app.clock.advance({ hours: 25 });
    await tick();
    expect(listAsked()).toEqual(expect.arrayContaining(BAR));
  });

  it('is not asked for the first time while it is archived, but at once when it comes back', async () => {
    const { first } = await start();
    const body = { prompts: [{ text: 'Nuova una?' }, { text: 'Nuova due?' }] };
    await app.call(api.addPrompts, { as: ada, params: { companyId: first.id }, body });
    const hasAsked = () => engine.asked.some(({ text }) => text === 'Nuova due?');
    await changeTo('free');
    expect(hasAsked()).toBe(false);
    await changeTo('pro');
    expect(hasAsked()).toBe(true);
  });

  it('comes back oldest first, as far as it fits', async () => {
    await start();
    const userId = ada.user.id;
    await grantPlan(app, ada, 'business');
    await app.ctx.db.execute(
      sql`update entitlements set custom_max_prompts = 0, custom_max_companies = 1 where user_id = ${userId}`,
    );
    await changeTo('free');
    expect(await listNames()).toEqual([['Forno Bianchi', FORNO]]);
    await app.ctx.db.execute(
      sql`update entitlements set custom_max_prompts = 5, custom_max_companies = null where user_id = ${userId}`,
    );
    await app.ctx.db.execute(sql`update plans set retained_prompts = 5, max_prompts = 5 where id = 'pro'`);
    await changeTo('pro');
    expect(await listNames()).toEqual([
      ['Forno Bianchi', FORNO],
      ['Bar Neri', ['Dove bevo un caffè?']],
    ]);
  });
});

describe('after thirty days', () => {
  it('what is archived is deleted with all it left, and nothing else is', async () => {
    await start();
    await changeTo('free');
    const before = await countRows(app, 'analysis_results');
    app.clock.advance({ days: 29, hours: 23 });
    await purge();
    expect(await countRows(app, 'prompts')).toBe(6);
    app.clock.advance({ hours: 1 });
    await app.ctx.db.execute(sql`update prompt_states set next_run_at = null`);
    await purge();
    expect([await countRows(app, 'companies'), await countRows(app, 'prompts')]).toEqual([1, 4]);
    await app.settleJobs();
    expect(await countRows(app, 'analysis_results')).toBe((before * 4) / 6);
    expect(await countRows(app, 'erasures')).toBe(0);
    await signIn();
    await changeTo('pro');
    expect(await listNames()).toEqual([['Forno Bianchi', FORNO]]);
  });

  it('no upgrade brings anything back, though no purge has come by yet', async () => {
    await start();
    await changeTo('free');
    app.clock.advance({ days: 30 });
    await signIn();
    expect((await app.call(api.getArchived, { as: ada })).body.companies).toBe(0);
    await grantPlan(app, ada, 'pro');
    expect(await listNames()).toEqual([['Forno Bianchi', FORNO]]);
  });

  it('a company stays whose prompts were all archived, but not itself', async () => {
    await start();
    await app.ctx.db.execute(
      sql`update entitlements set custom_max_companies = 2, custom_max_prompts = 0 where user_id = ${ada.user.id}`,
    );
    await app.ctx.db.execute(sql`update plans set retained_prompts = 4 where id = 'free'`);
    await changeTo('free');
    expect(await listNames()).toEqual([
      ['Forno Bianchi', FORNO],
      ['Bar Neri', []],
    ]);
    app.clock.advance({ days: 30 });
    await purge();
    await signIn();
    expect((await listNames()).map(([name]) => name)).toEqual(['Forno Bianchi', 'Bar Neri']);
    expect(await countRows(app, 'prompts')).toBe(4);
  });

  it('a purge that meets a restoration leaves what was restored', async () => {
    await start();
    await changeTo('free');
    app.clock.advance({ days: 29 });
    await Promise.all([grantPlan(app, ada, 'pro'), purge()]);
    app.clock.advance({ days: 2 });
    await purge();
    expect(await countRows(app, 'prompts')).toBe(6);
  });
});
