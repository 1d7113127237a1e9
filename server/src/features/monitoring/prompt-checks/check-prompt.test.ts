import { api, DEFAULT_MARKET, type Market } from '@citato/contract';
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

const SPAIN: Market = { country: 'ES', language: 'es', place: null };
const ITALY: Market = DEFAULT_MARKET;

const check = async (body: {
  text: string;
  persona?: string | null;
  markets?: Market[];
  companyId?: string;
  others?: string[];
}) => (await app.call(api.checkPrompt, { as: ada, body })).body;

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

  it('is held against what is asked in its own markets and by the same person, which is named with both', async () => {
    ada = await registerWithPlan(app, 'business');
    const text = 'Quale hosting scegliere per WordPress?';
    const { company } = await createCompany(app, ada, { prompts: [text] });
    const scope = { text, companyId: company.id };
    expect((await check(scope)).similar).toEqual({ text, isSame: true });
    expect((await check({ ...scope, markets: [SPAIN] })).similar).toBeNull();
    expect((await check({ ...scope, persona: 'Sono un cuoco.' })).similar).toBeNull();
    await app.call(api.addPrompts, {
      as: ada,
      params: { companyId: company.id },
      body: { prompts: [{ text, persona: 'Sono un cuoco.', markets: [SPAIN] }] },
    });
    expect((await check({ ...scope, persona: 'sono un cuoco', markets: [ITALY, SPAIN] })).similar).toEqual({
      text: `${text} (Spagna, in spagnolo · chi chiede: Sono un cuoco.)`,
      isSame: true,
    });
    const named = await check({ ...scope, persona: 'Sono cliente di Hosting Rossi.' });
    expect(named.namesCompany).toBe(true);
  });

  it('is told of the market where its answers are fewest', async () => {
    await app.stop();
    const reply = () => answerText('Niente.');
    app = await startTestApp({
      engines: [
        createScriptedEngine({ id: 'openai', reply }),
        createScriptedEngine({ id: 'copilot', reply }),
      ],
      env: { ANSWERS_PER_ANALYSIS: '5' },
    });
    ada = await registerWithPlan(app, 'business');
    const { company } = await createCompany(app, ada);
    const scope = { text: 'Hosting per negozi online', companyId: company.id };
    const read = async (markets: Market[]) => (await check({ ...scope, markets })).precision;
    expect(await read([ITALY])).toMatchObject({ answers: 10, isFewest: false });
    expect(await read([SPAIN])).toMatchObject({ answers: 5, isFewest: false });
    expect(await read([SPAIN, ITALY])).toMatchObject({ answers: 5, isFewest: true });
  });

  it('is not told of an engine its plan does not ask', async () => {
    await app.stop();
    const reply = () => answerText('Niente.');
    app = await startTestApp({
      engines: [
        createScriptedEngine({ id: 'openai', reply }),
        createScriptedEngine({ id: 'copilot', reply }),
      ],
      env: { ANSWERS_PER_ANALYSIS: '5' },
    });
    ada = await registerWithPlan(app, 'pro');
    expect((await check({ text: 'Hosting per negozi online' })).precision.answers).toBe(5);
  });

  it.each([[[]], [[SPAIN, { ...SPAIN, country: 'spagna' }]], [Array.from({ length: 11 }, () => SPAIN)]])(
    'is refused with markets there cannot be: %#',
    async (markets) => {
      const refused = await app.callRefused(api.checkPrompt, {
        as: ada,
        body: { text: 'Hosting?', markets },
      });
      expect([refused.status, refused.body.code]).toEqual([400, 'request.invalid']);
    },
  );

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
