import { api } from '@citato/contract';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import type { Reader } from '#adapters/reader';
import { createCompany, findPrompt, registerWithPlan } from '../../../../test/monitoring-scene.ts';
import { answerText, createScriptedEngine } from '../../../../test/scripted-engine.ts';
import { type TestApp, startTestApp } from '../../../../test/start-test-app.ts';

let app: TestApp;
afterEach(() => app.stop());

/** A model that reports what a test says, call by call. */
function createScriptedReader(
  reply: (call: number, answers: readonly string[]) => Awaited<ReturnType<Reader['read']>>,
): Reader & { readonly calls: (readonly string[])[] } {
  const calls: (readonly string[])[] = [];
  return {
    engine: 'openai',
    model: 'scripted',
    estimatedCostMicroDollars: 10,
    typicalCostMicroDollars: 1,
    maxTextLength: 60,
    maxAnswers: 12,
    calls,
    read: ({ answers }) => {
      calls.push(answers);
      return Promise.resolve(reply(calls.length, answers));
    },
  };
}
const naming = (answers: readonly string[], name: string) => ({
  status: 'ok' as const,
  reports: answers.map(() => ({ companies: [{ name, sentiment: null, evidence: null }] })),
  model: 'scripted-1',
  costMicroDollars: 5,
});

const TEXT = 'Chi cerca qualcosa di semplice usa velora.';
const listReaders = async () => {
  const { rows } = await app.ctx.db.execute<{ reader: string; because: string | null }>(
    sql`select reader, rules_because as because from analysis_results order by sample`,
  );
  return rows.map(({ reader, because }) => `${reader} ${because ?? ''}`.trim());
};
const start = async (reader: Reader, samples = 2) => {
  const engine = createScriptedEngine({ reply: () => answerText(TEXT) });
  const env = { ANSWERS_PER_ANALYSIS: String(samples) };
  app = await startTestApp({ engines: [engine], reader, env });
  const ada = await registerWithPlan(app, 'pro');
  return { ada, engine, ...(await createCompany(app, ada)) };
};

describe('a worker that dies while a model reads', () => {
  it('has stored the answers; the next one asks the model for those it had not read, and no engine', async () => {
    const reader = createScriptedReader((call, answers) => {
      if (call === 2) throw new Error('killed');
      return naming(answers, 'velora');
    });
    const { ada, engine, prompt } = await start(reader);
    await app.settleJobs();
    expect(reader.calls.map(({ length }) => length)).toEqual([1, 1]);
    expect(await listReaders()).toEqual(['openai/scripted-1', 'rules not_reached']);
    expect((await findPrompt(app, ada, prompt.id)).analysisStatus).toBe('in_progress');
    app.clock.advance({ minutes: 10 });
    await app.settleJobs();
    expect(engine.asked).toHaveLength(2);
    expect(reader.calls.map(({ length }) => length)).toEqual([1, 1, 1]);
    expect(await listReaders()).toEqual(['openai/scripted-1', 'openai/scripted-1']);
    expect((await findPrompt(app, ada, prompt.id)).monitoringData[0]?.mentionedCompanies[0]).toMatchObject({
      name: 'velora',
      mentions: 2,
    });
  });
});

it('what a model has read stays when the names change under it', async () => {
  const reader = createScriptedReader((_, answers) => naming(answers, 'velora'));
  const { ada, company, prompt } = await start(reader, 1);
  const read = reader.read.bind(reader);
  Object.assign(reader, {
    read: async (...given: Parameters<Reader['read']>) => {
      await app.call(api.setCompanyAliases, {
        as: ada,
        params: { companyId: company.id },
        body: { own: ['velora'], competitors: [], ignored: [] },
      });
      return read(...given);
    },
  });
  await app.settleJobs();
  expect(await listReaders()).toEqual(['openai/scripted-1']);
  expect((await findPrompt(app, ada, prompt.id)).monitoringData[0]).toMatchObject({
    userCompanyPercentage: 100,
  });
});
