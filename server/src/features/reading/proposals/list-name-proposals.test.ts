import { api } from '@citato/contract';
import { afterEach, describe, expect, it } from 'vitest';
import type { Reader } from '#adapters/reader';
import { createCompany, registerWithPlan } from '#test/monitoring-scene';
import { answerText, createScriptedEngine } from '#test/scripted-engine';
import { type TestApp, startTestApp } from '#test/start-test-app';

let app: TestApp;
afterEach(() => app.stop());

const TEXTS = ['Per un gestionale, meglio Velora.', 'Per un gestionale, meglio Velora Plus.'];

/** A model that names whom the answers name, and proposes these pairs of every answer. */
const createReader = (same: { name: string; as: string }[]): Reader => ({
  engine: 'openai',
  model: 'small',
  estimatedCostMicroDollars: 1,
  typicalCostMicroDollars: 1,
  maxTextLength: 40_000,
  maxAnswers: 12,
  read: ({ answers }) =>
    Promise.resolve({
      status: 'ok',
      reports: answers.map((text) => ({
        companies: ['Velora Plus', 'Velora']
          .filter((name) => text.includes(`${name}.`))
          .map((name) => ({ name, sentiment: null, evidence: null })),
        same,
      })),
      model: 'small-1',
      costMicroDollars: 1,
    }),
});

const readAnswers = async (...same: { name: string; as: string }[]) => {
  const engine = createScriptedEngine({ reply: ({ sample }) => answerText(TEXTS[sample - 1] ?? '') });
  app = await startTestApp({
    engines: [engine],
    env: { ANSWERS_PER_ANALYSIS: '2' },
    reader: createReader(same),
  });
  const ada = await registerWithPlan(app, 'pro');
  const { company, prompt } = await createCompany(app, ada);
  await app.settleJobs();
  const scope = { as: ada, params: { companyId: company.id } };
  const listOpen = async () => (await app.call(api.listNameProposals, scope)).body.proposals;
  const listNamed = async () => {
    const { body } = await app.call(api.listAnswers, { as: ada, params: { promptId: prompt.id } });
    return body.results.flatMap(({ companies }) => companies.map(({ name }) => name)).sort();
  };
  return { scope, listOpen, listNamed };
};

const PROPOSED = { name: 'Velora', into: { name: 'Velora Plus', isOwn: false }, basis: 'model', answers: 1 };

describe('two names a model takes for one company', () => {
  it('stay two, and are proposed to the user', async () => {
    const { listOpen, listNamed } = await readAnswers({ name: 'Velora', as: 'Velora Plus' });
    expect(await listNamed()).toEqual(['Velora', 'Velora Plus']);
    expect(await listOpen()).toEqual([PROPOSED]);
  });

  it('are proposed no more once the user has merged them', async () => {
    const { scope, listOpen, listNamed } = await readAnswers({ name: 'Velora', as: 'Velora Plus' });
    const competitors = [{ name: 'Velora Plus', aliases: ['Velora'] }];
    await app.call(api.setCompanyAliases, { ...scope, body: { own: [], competitors, ignored: [] } });
    await app.settleJobs();
    expect(await listOpen()).toEqual([]);
    expect(await listNamed()).toEqual(['Velora Plus', 'Velora Plus']);
  });

  it('are proposed no more once the user calls them two, however often the model repeats it', async () => {
    const { scope, listOpen } = await readAnswers(
      { name: 'Velora', as: 'Velora Plus' },
      { name: 'Velora Plus', as: 'Velora' },
    );
    expect(await listOpen()).toEqual([{ ...PROPOSED, answers: 2 }]);
    await app.call(api.refuseNameProposal, { ...scope, body: { name: 'Velora', into: 'Velora Plus' } });
    expect(await listOpen()).toEqual([]);
  });

  it('are none where the answer does not write them, nobody has met them, or they are spellings of one', async () => {
    const { listOpen } = await readAnswers(
      { name: 'Velora', as: 'BrandX' },
      { name: 'Tiscali', as: 'Velora' },
      { name: 'Velora', as: 'velora.it' },
    );
    expect(await listOpen()).toEqual([]);
  });
});
