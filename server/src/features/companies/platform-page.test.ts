import { api } from '@citato/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { registerWithPlan } from '#test/monitoring-scene';
import { createScriptedEngine } from '#test/scripted-engine';
import { startTestApp, type TestApp } from '#test/start-test-app';

const OWN = 'https://it-it.facebook.com/Trattoria.Aurora/photos';
const cite = (url: string, title: string) => ({ url, title, span: null });

let app: TestApp;
beforeAll(async () => {
  const engine = createScriptedEngine({
    reply: () => ({
      status: 'ok',
      text: 'A Bologna si mangia bene alla **Trattoria Aurora** e da **Facebook Food Hall**.',
      model: 'scripted',
      citations: [
        cite(OWN, 'Trattoria Aurora'),
        cite('https://www.facebook.com/osteriadelporto', 'Osteria del Porto'),
        cite('https://www.facebook.com/groups/mangiarebene', 'Mangiare bene'),
      ],
      searchQueries: [],
      usage: { inputTokens: 1, outputTokens: 1, searches: 0, costMicroDollars: 1 },
    }),
  });
  app = await startTestApp({ engines: [engine] });
});
afterAll(() => app.stop());

it('a company whose site is a page on a platform owns that page, and neither the rest nor its name', async () => {
  const ada = await registerWithPlan(app, 'guru');
  const { body } = await app.call(api.createCompany, {
    as: ada,
    body: {
      company: { name: 'Trattoria Aurora', websiteUrl: 'm.facebook.com/trattoriaaurora/?ref=x' },
      prompts: [{ text: 'Dove si mangia bene a Bologna?' }, { text: 'Com’è Facebook per un ristorante?' }],
    },
  });
  expect(body.company.websiteUrl).toBe('https://www.facebook.com/trattoriaaurora');
  expect(body.company.prompts.map(({ namesOwnCompany }) => namesOwnCompany)).toEqual([false, false]);
  await app.settleJobs();
  const promptId = body.company.prompts[0]?.id ?? '';
  const { results } = (await app.call(api.listAnswers, { as: ada, params: { promptId }, query: {} })).body;
  expect(results.length).toBeGreaterThan(0);
  expect(results[0]?.citations.map(({ domain }) => domain)).toEqual([
    'facebook.com/trattoriaaurora',
    'facebook.com',
    'facebook.com',
  ]);
  const own = results[0]?.companies.filter(({ isOwn }) => isOwn).map(({ name }) => name);
  expect(own).toEqual(['Trattoria Aurora']);
});
