import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { api } from '@citato/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import * as z from 'zod';
import { toId } from '#lib/ids';
import { createCompany, registerWithPlan } from '../../../../test/monitoring-scene.ts';
import { answerNaming, createScriptedEngine, noAnswer } from '../../../../test/scripted-engine.ts';
import { type SignedInUser, type TestApp, startTestApp } from '../../../../test/start-test-app.ts';
import { createCompaniesCache } from './cache-companies.ts';
import { listCompanies } from './list-companies.ts';

let app: TestApp;
let ada: SignedInUser;
let load: ReturnType<typeof createCompaniesCache>;
let isDown = false;

beforeEach(async () => {
  isDown = false;
  const reply = () => (isDown ? noAnswer() : answerNaming('Aruba', 'Keliweb'));
  app = await startTestApp({
    engines: (['openai', 'compatible'] as const).map((id) => createScriptedEngine({ id, reply })),
    env: { ANSWERS_PER_ANALYSIS: '2' },
  });
  ada = await registerWithPlan(app, 'business');
  load = createCompaniesCache(app.ctx.db);
});
afterEach(() => app.stop());

const kept = async () => {
  const { cached } = await load({ accountId: toId(ada.user.id), companyIds: null });
  return (await cached.readForm(null)).bytes;
};
const written = async () =>
  z.parse(api.listCompanies.responses[200], {
    companies: await listCompanies(app.ctx.db, { userId: toId(ada.user.id), tables: 'first-view' }),
  });

it('gives the very same bytes while nothing changes, whatever happens to others', async () => {
  await createCompany(app, ada);
  await app.settleJobs();
  const first = await kept();
  const bruno = await registerWithPlan(app, 'business');
  await createCompany(app, bruno, { name: 'Aruba' });
  await app.settleJobs();
  expect(await kept()).toBe(first);
});

it('is not sent again to a browser that holds this version, and is once anything changes', async () => {
  await createCompany(app, ada);
  const bruno = await registerWithPlan(app, 'business');
  await createCompany(app, bruno, { name: 'Aruba' });
  await app.settleJobs();
  const ask = ({ accessToken }: SignedInUser, etag?: string) =>
    app.server.inject({
      url: api.listCompanies.path,
      headers: {
        authorization: `Bearer ${accessToken}`,
        ...(etag !== undefined && { 'if-none-match': etag }),
      },
    });
  const etag = String((await ask(ada)).headers.etag);
  expect(etag).toMatch(/^W\/"\d+\.\d+"$/);
  const again = await ask(ada, etag);
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
  expect(again.headers['cache-control']).toBe('no-store');
  expect((await ask(bruno, etag)).statusCode).toBe(200);
  expect((await ask(ada, `"other", ${etag}`)).statusCode).toBe(304);
  await createCompany(app, ada, { name: 'Serverplan' });
  const changed = await ask(ada, etag);
  expect(changed.statusCode).toBe(200);
  expect(changed.headers.etag).not.toBe(etag);
});

it('travels compressed to each who accepts it, as what it is then', async () => {
  await createCompany(app, ada, { prompts: ['Qual è il miglior hosting?', 'Dove ospito un sito?'] });
  const bruno = await registerWithPlan(app, 'business');
  await createCompany(app, bruno, { name: 'Aruba' });
  await app.settleJobs();
  const read = async ({ accessToken }: SignedInUser, accepted: string) => {
    const { headers, rawPayload } = await app.server.inject({
      url: api.listCompanies.path,
      headers: { authorization: `Bearer ${accessToken}`, 'accept-encoding': accepted },
    });
    expect(headers).toMatchObject({
      vary: 'accept-encoding',
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(rawPayload.length),
    });
    return { encoding: headers['content-encoding'], bytes: rawPayload };
  };
  const readAll = async (user: SignedInUser) => {
    // Several at a time, as the tabs of a browser ask.
    const [plain, br, again, gzip] = await Promise.all(
      ['identity', 'gzip, deflate, br', 'br', 'gzip'].map((accepted) => read(user, accepted)),
    );
    expect([plain, br, again, gzip].map((answer) => answer?.encoding)).toEqual([
      undefined,
      'br',
      'br',
      'gzip',
    ]);
    const text = String(plain?.bytes);
    expect(br?.bytes).toEqual(again?.bytes);
    expect(String(brotliDecompressSync(br?.bytes ?? ''))).toBe(text);
    expect(String(gunzipSync(gzip?.bytes ?? ''))).toBe(text);
    return { text, length: text.length, ofForms: (br?.bytes.length ?? 0) + (gzip?.bytes.length ?? 0) };
  };
  const ours = await readAll(ada);
  expect(ours.text).toContain('Hosting Rossi');
  expect(ours.ofForms).toBeLessThan(ours.length / 2);
  expect((await readAll(bruno)).text).not.toContain('Hosting Rossi');
  await createCompany(app, ada, { name: 'Dominio Bianchi' });
  expect((await readAll(ada)).text).toContain('Dominio Bianchi');
});

it('is what the rows say after every kind of change', async () => {
  const changes: [string, () => Promise<unknown>][] = [];
  const change = (name: string, make: () => Promise<unknown>) => changes.push([name, make]);
  let [companyId, promptId, secondId] = ['', '', ''];
  const trigger = () => app.call(api.startAnalysis, { as: ada, body: { promptId } });

  change('a company with its first analysis under way', async () => {
    const { company, prompt } = await createCompany(app, ada);
    [companyId, promptId] = [company.id, prompt.id];
  });
  change('its first numbers', () => app.settleJobs());
  change('another prompt', async () => {
    const { body } = await app.call(api.addPrompts, {
      as: ada,
      params: { companyId },
      body: { prompts: [{ text: 'Che hosting mi consigli?' }] },
    });
    secondId = body.prompts[0]?.id ?? '';
  });
  change('its numbers', () => app.settleJobs());
  change('an analysis under way', trigger);
  change('its end', () => app.settleJobs());
  change('engines that give no answer', async () => {
    isDown = true;
    await trigger();
    await app.settleJobs();
  });
  change('engines that answer again', async () => {
    isDown = false;
    await trigger();
    await app.settleJobs();
  });
  change('another name', () =>
    app.call(api.setCompanyAliases, {
      as: ada,
      params: { companyId },
      body: { own: ['Aruba'], competitors: [], ignored: [] },
    }),
  );
  change('answers read under it', () => app.settleJobs());
  change('an engine left out', () =>
    app.call(api.setCompanyEngines, {
      as: ada,
      params: { companyId },
      body: { excludedEngines: ['compatible'] },
    }),
  );
  change('a deleted prompt', () => app.call(api.deletePrompt, { as: ada, params: { promptId: secondId } }));
  change('a second company', async () => {
    await createCompany(app, ada, { name: 'Dominio Bianchi', prompts: ['Dove compro un dominio?'] });
  });
  change('a deleted company', () => app.call(api.deleteCompany, { as: ada, params: { companyId } }));

  for (const [name, make] of changes) {
    const before = await kept();
    await make();
    const after = await kept();
    expect(after, name).not.toBe(before);
    expect(JSON.parse(after.toString()), name).toEqual(await written());
  }
});

it('notices a change of any single row', async () => {
  await createCompany(app, ada);
  await app.settleJobs();
  isDown = true;
  const { prompt } = await createCompany(app, ada, { name: 'Dominio Bianchi' });
  await app.settleJobs();
  await app.call(api.startAnalysis, { as: ada, body: { promptId: prompt.id } });
  const changes = [
    `companies set description = 'altro' where name = 'Hosting Rossi'`,
    `prompts set title = 'altro' where id = '${prompt.id}'`,
    `prompt_states set last_outcome = 'failed' where prompt_id = '${prompt.id}'`,
    `analyses set status = 'asking' where status = 'queued'`,
    `engine_attempts set failure_kind = 'network' where engine = 'compatible'`,
    `monitoring_data set refused_responses = 7`,
  ];
  for (const change of changes) {
    const before = await kept();
    const { rowCount } = await app.ctx.db.execute(`update ${change}`);
    expect(rowCount, change).toBe(1);
    expect(await kept(), change).not.toBe(before);
  }
});
