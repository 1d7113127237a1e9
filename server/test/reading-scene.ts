import { api } from '@citato/contract';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { createCompany, registerWithPlan } from './monitoring-scene.ts';
import { answerText, createScriptedEngine } from './scripted-engine.ts';
import {
  type OpenaiCompatibleStandIn,
  type StandInRule,
  startOpenaiCompatible,
} from './stand-ins/engines/openai-compatible.ts';
import { type TestApp, startTestApp } from './start-test-app.ts';

/** Names two companies, one of which the rules find. */
export const ANSWER = 'Chi cerca qualcosa di semplice usa velora o Tiscali.';
const READER_SETTINGS = { READER: 'compatible', COMPATIBLE_MODEL: 'lettore', ENGINE_TIMEOUT_S: '5' };

export const claim = (name: string, tone: string | null = null, evidence = '') => ({ name, tone, evidence });
/** What the model says of the first answer, the second and so on. */
export const says = (...answers: ReturnType<typeof claim>[][]) => ({
  text: JSON.stringify({
    answers: answers.map((companies, index) => ({
      answer: index + 1,
      listed: companies.flatMap(({ name, tone }) => (tone === null ? [name] : [])),
      judged: companies.filter(({ tone }) => tone !== null),
      same: [],
    })),
  }),
});

/** One provider for a file's tests, and the answers each of them has read. */
export function setUpReadings() {
  let app: TestApp;
  let standIn: OpenaiCompatibleStandIn;
  beforeAll(async () => {
    standIn = await startOpenaiCompatible();
  });
  afterAll(() => standIn.close());
  afterEach(() => app.stop());
  return {
    provider: () => standIn,
    read: async (rules: StandInRule[], options?: Parameters<typeof readBy>[2]) => {
      const scene = await readBy(standIn, rules, options);
      ({ app } = scene);
      return scene;
    },
  };
}

/** The answers of one analysis, read with a model that replies as the rules say. */
async function readBy(
  standIn: OpenaiCompatibleStandIn,
  rules: StandInRule[],
  { texts = [ANSWER], env = {} }: { texts?: string[]; env?: Record<string, string> } = {},
) {
  standIn.setRules(rules);
  const before = standIn.requests.length;
  const engine = createScriptedEngine({ reply: ({ sample }) => answerText(texts[sample - 1] ?? '') });
  const app = await startTestApp({
    engines: [engine],
    env: {
      ...READER_SETTINGS,
      ANSWERS_PER_ANALYSIS: String(texts.length),
      COMPATIBLE_BASE_URL: standIn.baseUrl,
      ...env,
    },
  });
  const ada = await registerWithPlan(app, 'pro');
  const { company, prompt } = await createCompany(app, ada);
  await app.settleJobs();
  const listNamed = async () => {
    const { body } = await app.call(api.listAnswers, { as: ada, params: { promptId: prompt.id } });
    return body.results
      .toSorted((a, b) => a.sample - b.sample)
      .map(({ companies }) => companies.map(({ name }) => name));
  };
  return { app, ada, companyId: company.id, engine, listNamed, requests: standIn.requests.slice(before) };
}

export const listReaders = async (app: TestApp) => {
  const { rows } = await app.ctx.db.execute<{ reader: string; because: string | null }>(
    sql`select reader, rules_because as because from analysis_results order by sample`,
  );
  return rows.map(({ reader, because }) => (because === null ? reader : `${reader}: ${because}`));
};
export const listDisagreements = async (app: TestApp) => {
  const { rows } = await app.ctx.db.execute<{ kind: string; name: string }>(
    sql`select kind, name from reading_disagreements order by kind, name`,
  );
  return rows.map(({ kind, name }) => `${kind} ${name}`);
};
export const listCalls = async (app: TestApp) => {
  const { rows } = await app.ctx.db.execute<{ status: string; engine: string; model: string }>(
    sql`select status, engine, model from engine_calls where purpose <> 'answer' order by started_at`,
  );
  return rows.map(({ status, engine, model }) => `${engine}/${model} ${status}`);
};
