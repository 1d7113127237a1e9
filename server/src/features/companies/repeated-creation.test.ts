import { api } from '@citato/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCompany, registerWithPlan } from '#test/monitoring-scene';
import { startTcpProxy } from '#test/stand-ins/tcp-proxy';
import { type SignedInUser, startTestApp, type TestApp } from '#test/start-test-app';

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

const REQUEST = 'una-richiesta-del-modulo';
const company = { name: 'Hosting Rossi', websiteUrl: 'https://hosting-rossi.it' };
const creation = (texts: readonly string[], how: { requestId?: string; allowDuplicates?: boolean } = {}) => ({
  company,
  prompts: texts.map((text) => ({ text })),
  ...how,
});
const usage = async (as: SignedInUser) => (await app.call(api.getUserLimits, { as })).body.usage;

/** A call whose refusal is read like its success. */
async function post(of: TestApp, as: SignedInUser, path: string, payload: object) {
  const { statusCode, body } = await of.server.inject({
    method: 'POST',
    url: path,
    headers: { authorization: `Bearer ${as.accessToken}`, 'content-type': 'application/json' },
    payload: JSON.stringify(payload),
  });
  return { statusCode, body };
}

describe('a company asked for again under the same id', () => {
  it('is the first one, in the same answer, and not a second', async () => {
    const ada = await registerWithPlan(app, 'pro');
    const body = creation(['Qual è il miglior hosting?'], { requestId: REQUEST });
    const first = await post(app, ada, api.createCompany.path, body);
    const again = await post(second, ada, api.createCompany.path, body);
    expect(first.statusCode).toBe(201);
    expect(again).toEqual(first);
    expect(await usage(ada)).toMatchObject({ companies: 1, prompts: 1 });
  });

  it('is one for twenty calls at once over two processes', async () => {
    const ada = await registerWithPlan(app, 'business');
    const body = creation(['Qual è il miglior hosting?'], { requestId: REQUEST });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        post(index % 2 === 0 ? app : second, ada, api.createCompany.path, body),
      ),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(201);
    expect(await usage(ada)).toMatchObject({ companies: 1, prompts: 1 });
  });

  it('with other data is refused, and nothing is written', async () => {
    const ada = await registerWithPlan(app, 'pro');
    await post(app, ada, api.createCompany.path, creation(['Una?'], { requestId: REQUEST }));
    const other = await post(app, ada, api.createCompany.path, creation(['Altra?'], { requestId: REQUEST }));
    expect(other.statusCode).toBe(409);
    expect(JSON.parse(other.body)).toMatchObject({ code: 'request.repeated_otherwise' });
    expect(await usage(ada)).toMatchObject({ companies: 1, prompts: 1 });
  });

  it('belongs to its account: another’s same id is another request', async () => {
    const ada = await registerWithPlan(app, 'pro');
    const eva = await registerWithPlan(app, 'pro');
    const body = creation(['Una?'], { requestId: REQUEST });
    const [first, others] = [
      await post(app, ada, api.createCompany.path, body),
      await post(app, eva, api.createCompany.path, body),
    ];
    expect([first.statusCode, others.statusCode]).toEqual([201, 201]);
    expect(others.body).not.toBe(first.body);
  });

  it('is made under an id that was refused before, and is a new one a day later', async () => {
    const ada = await registerWithPlan(app, 'pro');
    const texts = Array.from({ length: 40 }, (_, index) => `Domanda ${String(index)}?`);
    const create = (as: SignedInUser, body: object) => post(app, as, api.createCompany.path, body);
    expect((await create(ada, creation(texts, { requestId: REQUEST }))).statusCode).toBe(403);
    const body = creation(['Una?'], { requestId: REQUEST });
    const first = await create(ada, body);
    expect(first.statusCode).toBe(201);
    app.clock.advance({ hours: 25 });
    const later = await create(await app.renew(ada), body);
    expect(later.statusCode).toBe(201);
    expect(later.body).not.toBe(first.body);
    expect(await usage(await app.renew(ada))).toMatchObject({ companies: 2 });
  });

  it('is one where the connection was lost in the middle, or just before the answer', async () => {
    const { hostname, port } = new URL(app.databaseUrl);
    const proxy = await startTcpProxy({ host: hostname, port: Number(port) });
    const dying = await startTestApp({
      beside: app,
      env: { DATABASE_URL: proxy.through(app.databaseUrl), DB_POOL: '2' },
    });
    const ada = await registerWithPlan(app, 'business');
    for (let cutAfter = 1; cutAfter <= 12; cutAfter += 1) {
      const body = creation([`Domanda ${String(cutAfter)}?`], { requestId: `richiesta-${String(cutAfter)}` });
      proxy.cutAfter(cutAfter);
      await post(dying, ada, api.createCompany.path, {
        ...body,
        company: { ...company, name: `N${String(cutAfter)}` },
      });
      proxy.heal();
      await app.ctx.db.execute(sql`select 1`);
      const again = await post(app, ada, api.createCompany.path, {
        ...body,
        company: { ...company, name: `N${String(cutAfter)}` },
      });
      expect(again.statusCode).toBe(201);
      expect((await usage(ada)).companies).toBe(cutAfter);
    }
    await dying.stop();
    await proxy.close();
  });
});

describe('prompts asked for again under the same id', () => {
  it('are the first ones, in the same answer', async () => {
    const ada = await registerWithPlan(app, 'pro');
    const { company: created } = await createCompany(app, ada);
    const path = api.addPrompts.path.replace(':companyId', created.id);
    const body = { prompts: [{ text: 'Uno?' }, { text: 'Due?' }], requestId: REQUEST };
    const answers = await Promise.all([app, second, app, second].map((of) => post(of, ada, path, body)));
    expect(new Set(answers.map(({ body: text }) => text)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(201);
    expect(await usage(ada)).toMatchObject({ prompts: 3 });
  });
});

describe('a prompt a company asks already', () => {
  it.each([
    'Qual è il miglior hosting?',
    '  qual è il   MIGLIOR hosting?',
    'Qual e\u0300 il miglior hosting?',
  ])('is not added again unasked: %j', async (text) => {
    const ada = await registerWithPlan(app, 'pro');
    const { company: created } = await createCompany(app, ada, { prompts: ['Qual è il miglior hosting?'] });
    const call = { as: ada, params: { companyId: created.id } };
    const prompts = [{ text: 'Quanto costa un dominio?' }, { text }];
    expect(await app.callRefused(api.addPrompts, { ...call, body: { prompts } })).toMatchObject({
      status: 409,
      body: {
        code: 'companies.duplicate_prompt',
        message: 'Esiste già: aggiungere lo stesso?',
        fields: { 'prompts.1.text': 'Esiste già: aggiungere lo stesso?' },
      },
    });
    expect(await usage(ada)).toMatchObject({ prompts: 1 });
    await app.call(api.addPrompts, { ...call, body: { prompts, allowDuplicates: true } });
    expect(await usage(ada)).toMatchObject({ prompts: 3 });
  });

  it('may stand in another company, and again once it was deleted', async () => {
    const ada = await registerWithPlan(app, 'pro');
    const { company: first, prompt } = await createCompany(app, ada, { prompts: ['Una?'] });
    await createCompany(app, ada, { name: 'Altra', prompts: ['Una?'] });
    await app.call(api.deletePrompt, { as: ada, params: { promptId: prompt.id } });
    await app.call(api.addPrompts, {
      as: ada,
      params: { companyId: first.id },
      body: { prompts: [{ text: 'Una?' }] },
    });
  });

  it('is told within the questions of a new company, too', async () => {
    const ada = await registerWithPlan(app, 'pro');
    const texts = ['Una?', 'Due?', 'una?'];
    expect(await app.callRefused(api.createCompany, { as: ada, body: creation(texts) })).toMatchObject({
      status: 409,
      body: {
        code: 'companies.duplicate_prompt',
        fields: { 'prompts.2.text': 'Esiste già: aggiungere lo stesso?' },
      },
    });
    expect(await usage(ada)).toMatchObject({ companies: 0, prompts: 0 });
    await app.call(api.createCompany, { as: ada, body: creation(texts, { allowDuplicates: true }) });
    expect(await usage(ada)).toMatchObject({ companies: 1, prompts: 3 });
  });

  it('is added once when two windows add it at the same moment', async () => {
    const ada = await registerWithPlan(app, 'pro');
    const { company: created } = await createCompany(app, ada);
    const path = api.addPrompts.path.replace(':companyId', created.id);
    const answers = await Promise.all(
      [app, second].map((of) => post(of, ada, path, { prompts: [{ text: 'Nuova?' }] })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
  });
});
