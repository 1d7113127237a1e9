import { api } from '@citato/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCompany, registerWithPlan } from '#test/monitoring-scene';
import { type SignedInUser, startTestApp, type TestApp } from '#test/start-test-app';

let app: TestApp;
let ada: SignedInUser;
let companyId: string;

beforeAll(async () => {
  app = await startTestApp();
  ada = await registerWithPlan(app, 'business');
  companyId = (await createCompany(app, ada, { name: 'Hosting Rossi' })).company.id;
});
afterAll(() => app.stop());

describe('many texts at once', () => {
  it('are told apart by whether they name the company, in any case', async () => {
    const texts = ['Qual è il miglior hosting?', 'HOSTING ROSSI conviene?', 'Chi è Rossi?', '=SUM(A1)'];
    const { body } = await app.call(api.listNamingTexts, { as: ada, body: { companyId, texts } });
    expect(body.naming).toEqual([1]);
  });

  it('are refused for a company that is another’s, and where they are too many', async () => {
    const stranger = await registerWithPlan(app, 'pro');
    const body = { companyId, texts: ['Uno?'] };
    expect((await app.callRefused(api.listNamingTexts, { as: stranger, body })).status).toBe(404);
    const many = { companyId, texts: Array.from({ length: 251 }, () => 'Uno?') };
    expect((await app.callRefused(api.listNamingTexts, { as: ada, body: many })).body.code).toBe(
      'request.invalid',
    );
  });
});
