import { api, SENT_DATA, type SentData } from '@citato/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SiteReader } from '#adapters/site-reader';
import { registerWithPlan } from './monitoring-scene.ts';
import { answerText, createScriptedEngine } from './scripted-engine.ts';
import {
  type OpenaiCompatibleStandIn,
  startOpenaiCompatible,
} from './stand-ins/engines/openai-compatible.ts';
import { type TestApp, startTestApp } from './start-test-app.ts';
import { NO_VISITS } from './stand-ins/sites/no-visits.ts';

/** One word each that nothing else holds, and by it what was sent. */
const MARKS = {
  prompt: 'zanzariere',
  visitor_question: 'mai chiesta qui',
  answers: 'segnalibro',
  known_names: 'Officine Quarzo',
  company_name: 'Officine Quarzo',
  website: 'officine-quarzo.example',
  description: 'trapuntate',
  page: 'girandola',
  findings: 'Il nome Officine Quarzo manca',
  quotations: 'Aruba è la scelta con il segnalibro',
  plan_titles: 'Entra nelle risposte che oggi',
} as const satisfies Record<SentData, string>;

const siteReader: SiteReader = {
  read: ({ url }) =>
    Promise.resolve({
      status: 'ok',
      url,
      title: 'Benvenuti',
      siteName: null,
      description: null,
      language: 'it',
      headings: [],
      text: `Si vede una ${MARKS.page}.`,
      facts: { kinds: [], name: null, description: null, locality: null, keywords: [], offers: [] },
      links: [],
    }),
  resolveRedirect: () => Promise.resolve(null),
  ...NO_VISITS,
};

let app: TestApp;
let models: OpenaiCompatibleStandIn;
const asked: string[] = [];
let owner: { email: string };

beforeAll(async () => {
  models = await startOpenaiCompatible();
  models.setRules([{ text: '{}' }]);
  app = await startTestApp({
    siteReader,
    engines: [
      createScriptedEngine({
        reply: ({ text }) => {
          asked.push(text);
          return {
            ...answerText(`${MARKS.quotations} tra le altre cose.`),
            citations: [{ url: 'https://guida.example/coperte', title: null, span: null }],
          };
        },
      }),
    ],
    env: {
      ANSWERS_PER_ANALYSIS: '5',
      READER: 'compatible',
      COMPATIBLE_BASE_URL: models.baseUrl,
      COMPATIBLE_MODEL: 'modello',
    },
  });
  const ada = await registerWithPlan(app, 'guru');
  owner = ada;
  const company = {
    name: MARKS.company_name,
    websiteUrl: `https://${MARKS.website}`,
    description: `Coperte ${MARKS.description} a mano`,
  };
  await app.call(api.requestSuggestions, {
    as: ada,
    body: { websiteUrl: company.websiteUrl, companyName: company.name, description: company.description },
  });
  const created = await app.call(api.createCompany, {
    as: ada,
    body: { company, prompts: [{ text: `Dove si comprano ${MARKS.prompt} robuste?` }] },
  });
  await app.settleJobs();
  await app.call(api.requestPlanProposals, { as: ada, params: { companyId: created.body.company.id } });
  await app.settleJobs();
});
afterAll(async () => {
  await app.stop();
  await models.close();
});

/** What arrived at a model for each purpose, distinguished by its shape. */
function listSent(): Record<'reading' | 'suggestion' | 'task_list' | 'action_plan', string[]> {
  const sent = models.requests.map(({ question }) => question);
  return {
    reading: sent.filter((material) => material.includes('"known":')),
    suggestion: sent.filter((material) => material.includes('"page":')),
    task_list: sent.filter((material) => material.includes('"findings":')),
    action_plan: sent.filter((material) => material.includes('"already":')),
  };
}

const kindsIn = (material: string) =>
  Object.entries(MARKS).flatMap(([kind, mark]) => (material.includes(mark) ? [kind] : []));

test('engines get the prompt as it was written, and nothing else', () => {
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.every((text) => text === `Dove si comprano ${MARKS.prompt} robuste?`)).toBe(true);
  expect(SENT_DATA.answer).toEqual(['prompt']);
});

test.each(['reading', 'suggestion', 'task_list', 'action_plan'] as const)(
  'for a %s a model gets what the privacy page says, all of it and no more',
  (purpose) => {
    const materials = listSent()[purpose];
    expect(materials.length).toBeGreaterThan(0);
    const said = new Set<string>(SENT_DATA[purpose]);
    // What a kind is known by may stand within another that is said, too: a company's name among known names.
    const within: Record<string, readonly string[]> = {
      reading: ['company_name', 'quotations'],
      suggestion: ['known_names'],
      task_list: ['known_names', 'answers'],
      action_plan: ['known_names', 'answers'],
    };
    for (const material of materials) {
      const found = kindsIn(material).filter((kind) => !within[purpose]?.includes(kind));
      expect(found.toSorted()).toEqual([...said].toSorted());
    }
  },
);

test('nothing of the account’s owner is sent to anybody', () => {
  const everything = [...asked, ...models.requests.map(({ body }) => JSON.stringify(body))].join('\n');
  for (const secret of [owner.email, 'Ada', 'Bianchi']) expect(everything).not.toContain(secret);
});
