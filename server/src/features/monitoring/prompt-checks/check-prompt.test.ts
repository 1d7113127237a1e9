import { api } from '@citato/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createCompany, registerWithPlan } from '#test/monitoring-scene';
import { answerText, createScriptedEngine } from '#test/scripted-engine';
import { type SignedInUser, type TestApp, startTestApp } from '#test/start-test-app';

let app: TestApp;
let ada: SignedInUser;
beforeEach(async () => {
  const reply = () => answerText('I più citati sono **Hosting Rossi** e **Relata**.');
  app = await startTestApp({
    engines: [createScriptedEngine({ reply })],
    env: { ANSWERS_PER_ANALYSIS: '5' },
  });
  ada = await registerWithPlan(app, 'pro');
});
afterEach(() => app.stop());

const check = async (body: { text: string; companyId?: string; others?: string[] }) =>
  (await app.call(api.checkPrompt, { as: ada, body })).body;

describe('a prompt that is being typed', () => {
  it('is told whether it names the company, is too generic or nearly exists', async () => {
    const { company } = await createCompany(app, ada, {
      prompts: ['Quale hosting scegliere per WordPress?'],
    });
    const scope = { companyId: company.id };
    expect(await check({ ...scope, text: 'Hosting Rossi è affidabile per negozi online?' })).toMatchObject({
      namesCompany: true,
      isGeneric: false,
      similar: null,
    });
    expect(await check({ ...scope, text: 'Qual è il migliore hosting?' })).toMatchObject({
      namesCompany: false,
      isGeneric: true,
    });
    expect((await check({ ...scope, text: 'Un hosting per WordPress' })).similar).toEqual({
      text: 'Quale hosting scegliere per WordPress?',
      isSame: false,
    });
  });

  it('is told how soon its figures tell something, by the answers of its engines', async () => {
    const { company } = await createCompany(app, ada);
    const { precision } = await check({ text: 'Hosting per negozi online', companyId: company.id });
    expect(precision).toMatchObject({ answers: 5, isDaily: true, changePoints: 20, changeDays: 20 });
    expect(precision.marginPoints).toBeCloseTo(7.9, 1);
  });

  it('is told of one analysis where the plan has no daily ones', async () => {
    ada = await registerWithPlan(app, 'free');
    expect((await check({ text: 'Hosting per negozi online' })).precision).toMatchObject({
      answers: 5,
      isDaily: false,
      marginDays: 1,
      changeDays: null,
    });
  });

  it('is compared with a company that is only being registered, and with the other texts of its form', async () => {
    const { body } = await app.call(api.checkPrompt, {
      as: ada,
      body: {
        text: 'Perla Verde ha una piscina?',
        company: { name: 'Perla Verde', websiteUrl: 'https://perlaverde.it' },
        others: ['Perla Verde: ha la piscina?'],
      },
    });
    expect(body).toMatchObject({ namesCompany: true, similar: { text: 'Perla Verde: ha la piscina?' } });
  });

  it('is answered however unfinished it is', async () => {
    expect(await check({ text: '' })).toMatchObject({ namesCompany: false, isGeneric: true, similar: null });
    expect((await check({ text: 'à\u0301 🙂 «' })).namesCompany).toBe(false);
  });

  it('is not compared with the prompts of somebody else', async () => {
    const { company } = await createCompany(app, ada);
    const eva = await app.openAccount();
    const refused = await app.callRefused(api.checkPrompt, {
      as: eva,
      body: { text: 'Qual è il miglior hosting?', companyId: company.id },
    });
    expect([refused.status, refused.body.code]).toEqual([404, 'companies.not_found']);
  });
});
