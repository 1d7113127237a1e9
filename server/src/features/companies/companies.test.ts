import { api } from '@citato/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countRows, createCompany, registerWithPlan } from '../../../test/monitoring-scene.ts';
import { type SignedInUser, type TestApp, startTestApp } from '../../../test/start-test-app.ts';

let app: TestApp;
let second: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  second = await startTestApp({ beside: app });
});
afterAll(async () => {
  await second.stop();
  await app.stop();
});

const company = { name: 'Hosting Rossi', websiteUrl: 'https://hosting-rossi.it' };
const addTo = (as: SignedInUser, companyId: string, count: number) => ({
  as,
  params: { companyId },
  body: { prompts: Array.from({ length: count }, (_, index) => ({ text: `Domanda ${String(index)}?` })) },
});

describe('registering a company', () => {
  it('keeps protocol and host of its address and the prompts in their order', async () => {
    const ada = await registerWithPlan(app, 'pro');
    const { status, body } = await app.call(api.createCompany, {
      as: ada,
      body: {
        company: { name: '  Hosting   Rossi ', websiteUrl: 'hosting-rossi.it/prezzi?a=1', description: ' ' },
        prompts: [{ text: 'Prima\n domanda?' }, { text: 'Seconda domanda?' }],
      },
    });
    expect(status).toBe(201);
    expect(body.company).toMatchObject({
      name: 'Hosting Rossi',
      websiteUrl: 'https://hosting-rossi.it',
      description: null,
      lastUpdated: null,
    });
    expect(body.company.prompts.map(({ text }) => text)).toEqual(['Prima domanda?', 'Seconda domanda?']);
    expect(body.company.prompts[0]).toMatchObject({ frequency: 'daily', isActive: true, monitoringData: [] });
  });

  it('says which address is not valid', async () => {
    const ada = await app.openAccount();
    const { status, body } = await app.callRefused(api.createCompany, {
      as: ada,
      body: { company: { ...company, websiteUrl: 'javascript:alert(1)' }, prompts: [{ text: 'Domanda?' }] },
    });
    expect(status).toBe(400);
    expect(Object.values(body.fields ?? {})).toContain('URL non valida');
  });

  it('notes which prompts name the company themselves', async () => {
    const ada = await registerWithPlan(app, 'pro');
    const { company: created } = await createCompany(app, ada, {
      prompts: ['Qual è il miglior hosting?', 'Com’è Hosting Rossi?'],
    });
    expect(created.prompts.map(({ namesOwnCompany }) => namesOwnCompany)).toEqual([false, true]);
  });
});

describe('the limits of a plan', () => {
  it('stop the second company of a free account with the specified words', async () => {
    const ada = await app.openAccount();
    await createCompany(app, ada);
    const { status, body } = await app.callRefused(api.createCompany, {
      as: ada,
      body: { company, prompts: [{ text: 'Domanda?' }] },
    });
    expect(status).toBe(403);
    expect(body.code).toBe('companies.limit_reached');
    expect(body.message).toContain('Limite raggiunto');
  });

  it('refuse a batch of prompts whole, and with it the company', async () => {
    const ada = await app.openAccount();
    const { status, body } = await app.callRefused(api.createCompany, {
      as: ada,
      body: { company, prompts: [{ text: 'Una?' }, { text: 'Due?' }] },
    });
    expect(status).toBe(403);
    expect(body.code).toBe('prompts.limit_reached');
    expect((await app.call(api.listCompanies, { as: ada })).body.companies).toEqual([]);
  });

  it('count prompts over all companies of the account', async () => {
    const ada = await registerWithPlan(app, 'pro');
    await createCompany(app, ada, {
      prompts: Array.from({ length: 10 }, (_, index) => `A ${String(index)}?`),
    });
    const second = await createCompany(app, ada);
    await app.call(api.addPrompts, addTo(ada, second.company.id, 4));
    const refused = await app.callRefused(api.addPrompts, addTo(ada, second.company.id, 1));
    expect(refused.body.code).toBe('prompts.limit_reached');
  });

  /** The answers to thirty simultaneous requests over two processes. */
  const askThirty = (ask: (of: TestApp, index: number) => Promise<unknown>) =>
    Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        ask(index % 2 === 0 ? app : second, index).then(
          () => 'made',
          (error: unknown) => /"code":"([^"]+)"/.exec(String(error))?.[1] ?? 'unknown',
        ),
      ),
    );
  const once = (refusal: string) => ['made', ...Array.from({ length: 29 }, () => refusal)].toSorted();
  const count = async (as: SignedInUser) => (await app.call(api.getUserLimits, { as })).body.usage;

  it('let one of thirty companies in that are created at once for the last place, over two processes', async () => {
    const ada = await registerWithPlan(app, 'guru');
    for (const name of ['Prima', 'Seconda', 'Terza', 'Quarta']) await createCompany(app, ada, { name });
    const answers = await askThirty((of, index) =>
      of.call(api.createCompany, {
        as: ada,
        body: { company, prompts: [{ text: `Domanda ${String(index)}?` }] },
      }),
    );
    expect(answers.toSorted()).toEqual(once('companies.limit_reached'));
    expect(await count(ada)).toMatchObject({ companies: 5, prompts: 5 });
  });

  it('let one of thirty prompts in that are added at once for the last place, over two processes', async () => {
    const ada = await registerWithPlan(app, 'pro');
    const prompts = Array.from({ length: 14 }, (_, index) => `Prima ${String(index)}?`);
    const { company: created } = await createCompany(app, ada, { prompts });
    const answers = await askThirty((of) => of.call(api.addPrompts, addTo(ada, created.id, 1)));
    expect(answers.toSorted()).toEqual(once('prompts.limit_reached'));
    expect(await count(ada)).toMatchObject({ companies: 1, prompts: 15 });
  });

  it('hold when twenty batches of prompts are added at once', async () => {
    const ada = await registerWithPlan(app, 'pro');
    const { company: created } = await createCompany(app, ada);
    const statuses = await Promise.all(
      Array.from({ length: 20 }, async (_, batch) => {
        const texts = ['Una', 'Due', 'Tre'].map((text) => `${text} ${String(batch)}?`);
        const answer = await app.server.inject({
          method: 'POST',
          url: `/api/companies/${created.id}/prompts`,
          headers: { authorization: `Bearer ${ada.accessToken}` },
          payload: { prompts: texts.map((text) => ({ text })) },
        });
        return answer.statusCode;
      }),
    );
    expect(statuses.filter((status) => status === 201)).toHaveLength(4);
    expect((await app.call(api.getUserLimits, { as: ada })).body.usage.prompts).toBe(13);
  });
});

describe('another user’s things', () => {
  it('are not found, on whichever way they are asked for', async () => {
    const ada = await registerWithPlan(app, 'pro');
    const eva = await registerWithPlan(app, 'pro');
    const { company: foreign, prompt } = await createCompany(app, ada);
    const answers = await Promise.all([
      app.callRefused(api.addPrompts, addTo(eva, foreign.id, 1)),
      app.callRefused(api.deleteCompany, { as: eva, params: { companyId: foreign.id } }),
      app.callRefused(api.deletePrompt, { as: eva, params: { promptId: prompt.id } }),
      app.callRefused(api.listAnswers, { as: eva, params: { promptId: prompt.id } }),
      app.callRefused(api.startAnalysis, { as: eva, body: { promptId: prompt.id } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect((await app.call(api.listCompanies, { as: ada })).body.companies).toHaveLength(1);
  });
});

describe('deleting', () => {
  it.each([
    [
      'a prompt',
      (as: SignedInUser, { prompt }: Awaited<ReturnType<typeof createCompany>>) =>
        app.call(api.deletePrompt, { as, params: { promptId: prompt.id } }),
    ],
    [
      'a company',
      (as: SignedInUser, { company: own }: Awaited<ReturnType<typeof createCompany>>) =>
        app.call(api.deleteCompany, { as, params: { companyId: own.id } }),
    ],
  ] as const)('%s is told to every open window of its user', async (_what, remove) => {
    const ada = await registerWithPlan(app, 'pro');
    const scene = await createCompany(app, ada, { prompts: ['Una?', 'Due?'] });
    const tellings = async () =>
      (
        await app.ctx.db.execute(sql`select 1 from live_events where user_id = ${ada.user.id}
          and event ->> 'type' = 'companies.changed'`)
      ).rows.length;
    const before = await tellings();
    await remove(ada, scene);
    expect(await tellings()).toBe(before + 1);
  });

  it('a prompt leaves the others and is not found the second time', async () => {
    const ada = await registerWithPlan(app, 'pro');
    const { company: created, prompt } = await createCompany(app, ada, { prompts: ['Una?', 'Due?'] });
    const params = { promptId: prompt.id };
    expect((await app.call(api.deletePrompt, { as: ada, params })).status).toBe(204);
    expect((await app.callRefused(api.deletePrompt, { as: ada, params })).body.code).toBe(
      'prompts.not_found',
    );
    const { body } = await app.call(api.listCompanies, { as: ada });
    expect(body.companies.find(({ id }) => id === created.id)?.prompts.map(({ text }) => text)).toEqual([
      'Due?',
    ]);
  });

  it('a company takes everything measured for it along, and leaves the money in the ledger', async () => {
    const alone = await startTestApp();
    try {
      const ada = await alone.openAccount();
      const { company: created } = await createCompany(alone, ada);
      await alone.settleJobs();
      expect(await countRows(alone, 'mentions')).toBeGreaterThan(0);
      const calls = await countRows(alone, 'engine_calls');
      await alone.call(api.deleteCompany, { as: ada, params: { companyId: created.id } });
      await alone.settleJobs();
      for (const table of [
        'prompts',
        'prompt_states',
        'analyses',
        'analysis_results',
        'answer_texts',
        'mentions',
        'citations',
        'monthly_sources',
        'monthly_tallies',
        'monitoring_data',
      ]) {
        expect(await countRows(alone, table), table).toBe(0);
      }
      expect(await countRows(alone, 'engine_calls')).toBe(calls);
      expect((await alone.call(api.getUserLimits, { as: ada })).body.usage).toEqual({
        companies: 0,
        prompts: 0,
        analyses: 1,
      });
    } finally {
      await alone.stop();
    }
  });
});
