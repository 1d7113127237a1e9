import { api, type CompanyNames } from '@citato/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { createCompany, findPrompt, registerWithPlan } from '#test/monitoring-scene';
import { answerNaming, createScriptedEngine } from '#test/scripted-engine';
import { type SignedInUser, startTestApp, type TestApp } from '#test/start-test-app';

let app: TestApp;
afterEach(() => app.stop());

const monitor = async () => {
  app = await startTestApp({ engines: [createScriptedEngine({ reply: () => answerNaming('Aruba') })] });
  const ada = await registerWithPlan(app, 'business');
  const { company, prompt } = await createCompany(app, ada);
  return { ada, companyId: company.id, promptId: prompt.id };
};

const stateNames = (as: SignedInUser, companyId: string, names: Partial<CompanyNames>) =>
  app.call(api.setCompanyAliases, {
    as,
    params: { companyId },
    body: { own: [], competitors: [], ignored: [], ...names },
  });

describe('what a user says about names', () => {
  it('is stored whole, shown with the company and replaced by the next word', async () => {
    const { ada, companyId } = await monitor();
    const names = {
      own: ['Rossi Host'],
      competitors: [{ name: 'Aruba', aliases: ['Aruba Hosting'] }],
      ignored: ['WordPress'],
    };
    expect(
      (await stateNames(ada, companyId, { ...names, own: [' Rossi  Host', 'rossi host'] })).body,
    ).toEqual({ ...names, revision: 1 });
    const { body } = await app.call(api.listCompanies, { as: ada });
    expect(body.companies[0]?.aliases).toEqual({ ...names, revision: 1 });
    await stateNames(ada, companyId, { ignored: ['Joomla'] });
    const after = await app.call(api.listCompanies, { as: ada });
    expect(after.body.companies[0]?.aliases).toEqual({
      own: [],
      competitors: [],
      ignored: ['Joomla'],
      revision: 2,
    });
  });

  it('in one of two windows is not undone by the other, which has not seen it', async () => {
    const { ada, companyId } = await monitor();
    const nothing = { own: [], competitors: [], ignored: [] };
    const put = { as: ada, params: { companyId } };
    const first = await app.call(api.setCompanyAliases, {
      ...put,
      body: { ...nothing, ignored: ['WordPress'], revision: 0 },
    });
    expect(first.body.revision).toBe(1);
    const second = await app.callRefused(api.setCompanyAliases, {
      ...put,
      body: { ...nothing, own: ['Rossi Host'], revision: 0 },
    });
    expect(second).toMatchObject({ status: 409, body: { code: 'companies.names_changed' } });
    const { body } = await app.call(api.listCompanies, { as: ada });
    expect(body.companies[0]?.aliases).toEqual({ ...nothing, ignored: ['WordPress'], revision: 1 });
  });

  it('is refused in Italian when a name would belong to two companies', async () => {
    const { ada, companyId } = await monitor();
    const { status, body } = await app.callRefused(api.setCompanyAliases, {
      as: ada,
      params: { companyId },
      body: { own: ['Aruba'], competitors: [{ name: 'ARUBA', aliases: [] }], ignored: [] },
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: 'companies.name_clash',
      message: '«ARUBA» è già un nome di «Hosting Rossi»: un nome può appartenere a una sola azienda.',
    });
    expect(Object.keys(body.fields ?? {})).toEqual(['competitors.0.name']);
  });

  it('is refused in Italian when a name would be a company and none', async () => {
    const { ada, companyId } = await monitor();
    const { status, body } = await app.callRefused(api.setCompanyAliases, {
      as: ada,
      params: { companyId },
      body: { own: ['Rossi'], competitors: [], ignored: ['ROSSI'] },
    });
    const message = '«ROSSI» non può essere insieme il nome di un’azienda e un nome da ignorare.';
    expect([status, body]).toMatchObject([400, { code: 'companies.name_clash', message }]);
    expect(body.fields).toEqual({ 'ignored.0': message });
  });

  it.each([
    { own: [''] },
    { own: ['a\nb'.repeat(60)] },
    { ignored: Array.from({ length: 201 }, (_, index) => `Nome ${String(index)}`) },
    { competitors: [{ name: '\u200B', aliases: [] }] },
  ])('is refused when a name cannot be one or a list is too long', async (names) => {
    const { ada, companyId } = await monitor();
    const { status } = await app.callRefused(api.setCompanyAliases, {
      as: ada,
      params: { companyId },
      body: { own: [], competitors: [], ignored: [], ...names },
    });
    expect(status).toBe(400);
  });

  it('tells anew which prompts name the company', async () => {
    const { ada, companyId, promptId } = await monitor();
    app.clock.advance({ minutes: 1 });
    await app.call(api.addPrompts, {
      as: ada,
      params: { companyId },
      body: { prompts: [{ text: 'Com’è Rossihost per un blog?' }] },
    });
    const namesOwn = async () => {
      const { body } = await app.call(api.listCompanies, { as: ada });
      return body.companies[0]?.prompts.map(({ namesOwnCompany }) => namesOwnCompany);
    };
    expect(await namesOwn()).toEqual([false, false]);
    await stateNames(ada, companyId, { own: ['Rossihost'] });
    expect(await namesOwn()).toEqual([false, true]);
    await stateNames(ada, companyId, {});
    expect(await namesOwn()).toEqual([false, false]);
    expect((await findPrompt(app, ada, promptId)).namesOwnCompany).toBe(false);
  });
});
