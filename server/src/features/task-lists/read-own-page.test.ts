import { api } from '@citato/contract';
import { afterEach, expect, it } from 'vitest';
import { createSiteReader } from '#adapters/site-reader';
import { registerWithPlan } from '#test/monitoring-scene';
import { answerNaming, createScriptedEngine } from '#test/scripted-engine';
import { type TestApp, startTestApp } from '#test/start-test-app';
import { type SiteStandIn, startSite } from '../../../test/stand-ins/site-server.ts';

let app: TestApp;
let site: SiteStandIn;
afterEach(async () => {
  await app.stop();
  await site.close();
});

async function monitor(pages: Parameters<typeof startSite>[0]) {
  site = await startSite(pages);
  app = await startTestApp({
    engines: [createScriptedEngine({ reply: () => answerNaming('Aruba', 'Tiscali') })],
    siteReader: createSiteReader({
      dnsServer: null,
      localSites: new Map([['hosting-rossi.it', site]]),
      appUrl: 'https://citato.example',
    }),
    env: { ANSWERS_PER_ANALYSIS: '5' },
  });
  const ada = await registerWithPlan(app, 'guru');
  const { body } = await app.call(api.createCompany, {
    as: ada,
    body: {
      company: { name: 'Hosting Rossi', websiteUrl: 'http://hosting-rossi.it' },
      prompts: [{ text: 'Qual è il miglior hosting?' }],
    },
  });
  await app.settleJobs();
  const promptId = body.company.prompts[0]?.id ?? '';
  const open = async () => (await app.call(api.getTaskList, { as: ada, params: { promptId } })).body.tasks;
  const analyse = async () => {
    await app.call(api.triggerAnalysis, { as: ada, body: { promptId } });
    await app.settleJobs();
  };
  return { open, analyse };
}

const reads = () => site.requests.filter(({ url }) => url === '/').length;

it('a list says what the company’s page lacks, and reads it once a day at most', async () => {
  const { open, analyse } = await monitor({
    '/': '<html><h1>Benvenuti</h1><p>Siamo qui dal 1998.</p></html>',
  });
  const action = (await open()).find(({ title }) => title.startsWith('Completa http'));
  expect(action?.why).toContain('nessun titolo riprende la domanda');
  expect(action?.why).toContain('non c’è una percentuale né un prezzo');
  app.clock.advance({ minutes: 10 });
  await analyse();
  expect(reads()).toBe(1);
});

it('of a page that cannot be read a list says nothing', async () => {
  const { open } = await monitor({});
  expect(reads()).toBe(1);
  expect((await open()).length).toBeGreaterThan(0);
  expect(JSON.stringify(await open())).not.toContain('Letta come la legge un motore');
});
