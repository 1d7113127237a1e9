import { api } from '@citato/contract';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import {
  countRows,
  createCompany,
  findPrompt,
  grantPlan,
  registerWithPlan,
} from '../../../test/monitoring-scene.ts';
import { answerNaming, createScriptedEngine } from '../../../test/scripted-engine.ts';
import { type TestApp, startTestApp } from '../../../test/start-test-app.ts';
import { answerJobs } from './jobs.ts';

let app: TestApp;
afterEach(() => app.stop());

const startWithAnswers = async () => {
  const engine = createScriptedEngine({ reply: () => answerNaming('Hosting Rossi') });
  app = await startTestApp({ engines: [engine], env: { ANSWERS_PER_ANALYSIS: '5' } });
  const ada = await registerWithPlan(app, 'business');
  const { prompt } = await createCompany(app, ada);
  await app.settleJobs();
  await app.ctx.db.execute(sql`update prompt_states set next_run_at = null`);
  return { ada, prompt };
};
/** One run of the worker's daily job. */
const purge = async (signal = new AbortController().signal) => {
  const execution = { attempt: 0, isLastAttempt: false, signal, putOff: () => undefined };
  await Promise.all(answerJobs(app.ctx).map((job) => job.run({}, execution)));
};
const passDays = async (days: number) => {
  for (let day = 0; day < days; day += 1) {
    app.clock.advance({ days: 1 });
    await purge();
  }
};
const countTexts = () => countRows(app, 'answer_texts');

describe('raw texts', () => {
  it('go when they are older than the plan keeps them; answers and numbers stay', async () => {
    const { ada, prompt } = await startWithAnswers();
    const before = await findPrompt(app, ada, prompt.id);
    await grantPlan(app, ada, 'free');
    await passDays(90);
    expect(await countTexts()).toBe(5);
    await passDays(1);
    expect(await countTexts()).toBe(0);
    const again = await app.renew(ada);
    expect((await findPrompt(app, again, prompt.id)).monitoringData).toEqual(before.monitoringData);
    const { body } = await app.call(api.listAnswers, { as: again, params: { promptId: prompt.id } });
    expect(body.results).toHaveLength(5);
  });

  it('stay for thirty days more after a plan that kept them longer, so that what is restored is whole', async () => {
    const { ada, prompt } = await startWithAnswers();
    await passDays(100);
    await grantPlan(app, ada, 'free');
    await passDays(29);
    expect(await countTexts()).toBe(5);
    await grantPlan(app, ada, 'business');
    await passDays(10);
    expect(await countTexts()).toBe(5);
    await grantPlan(app, ada, 'free');
    await passDays(30);
    expect(await countTexts()).toBe(0);
    expect((await findPrompt(app, await app.renew(ada), prompt.id)).monitoringData).toHaveLength(1);
  });

  it('of a dearer plan stay, and no clock that jumps a year ahead takes any', async () => {
    await startWithAnswers();
    await passDays(100);
    expect(await countTexts()).toBe(5);
    app.clock.advance({ days: 365 * 3 });
    await passDays(1);
    expect(await countTexts()).toBe(5);
  });

  it('of months nobody keeps go with their partition', async () => {
    await startWithAnswers();
    await app.ctx.db.execute(sql`select ensure_answer_texts_partition(${app.clock.now().toISOString()})`);
    expect(await countRows(app, 'answer_texts_2026_03')).toBe(5);
    app.clock.advance({ days: 800 });
    await passDays(2);
    const { rows } = await app.ctx.db.execute(
      sql`select 1 from pg_class where relname = 'answer_texts_2026_03'`,
    );
    expect(rows).toEqual([]);
  });

  it('are left where they are by a process that is told to stop, and go with the next run', async () => {
    const { ada } = await startWithAnswers();
    await grantPlan(app, ada, 'free');
    await passDays(90);
    app.clock.advance({ days: 1 });
    const stopped = AbortSignal.abort(new Error('The process is shutting down'));
    await expect(purge(stopped)).rejects.toThrow('shutting down');
    expect(await countTexts()).toBe(5);
    await purge();
    expect(await countTexts()).toBe(0);
  });
});
