import { api } from '@citato/contract';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import type { EngineReply } from '#adapters/engines';
import { type PromptId, toId } from '#lib/ids';
import { countRows, createCompany, grantPlan, registerWithPlan } from '#test/monitoring-scene';
import { answerNaming, answerText, createScriptedEngine, noAnswer } from '#test/scripted-engine';
import { type SignedInUser, type TestApp, startTestApp } from '#test/start-test-app';
import { buildTaskList } from './build-task-list.ts';

let app: TestApp;
afterEach(() => app.stop());

/** An engine that answers what the test puts into `replies`. */
async function start(first: () => EngineReply, env: Record<string, string> = {}) {
  const replies = { next: first };
  app = await startTestApp({
    engines: [createScriptedEngine({ reply: () => replies.next() })],
    env: { ANSWERS_PER_ANALYSIS: '5', ...env },
  });
  return replies;
}

const RIVALS = () => answerNaming('Aruba', 'Tiscali');
const EVERYBODY = () => answerNaming('Hosting Rossi', 'Aruba', 'Tiscali');

async function open(as: SignedInUser, promptId: string) {
  const { body } = await app.call(api.getTaskList, { as, params: { promptId } });
  return body;
}
const overview = async (as: SignedInUser) => (await app.call(api.listTaskLists, { as })).body.taskLists;
const lastUpdate = async (as: SignedInUser) =>
  (await app.call(api.getTaskListLastUpdate, { as })).body.lastUpdate;

async function analyse(as: SignedInUser, promptId: string): Promise<void> {
  app.clock.advance({ minutes: 10 });
  await app.call(api.startAnalysis, { as, body: { promptId } });
  await app.settleJobs();
}

async function monitor(planId: 'free' | 'pro' | 'guru' | 'business' = 'guru') {
  const ada = await registerWithPlan(app, planId);
  const { company, prompt } = await createCompany(app, ada);
  await app.settleJobs();
  return { ada, companyId: company.id, promptId: prompt.id };
}

describe('the task list of a prompt', () => {
  it('is there once its first analysis has ended, drawn from its answers', async () => {
    await start(RIVALS);
    const { ada, promptId } = await monitor();
    const list = await open(ada, promptId);
    expect(list).toMatchObject({
      version: 1,
      isNew: true,
      answers: 5,
      targetUrl: 'https://hosting-rossi.it',
    });
    expect(list.parsedActions).toEqual(list.tasks);
    expect(list.tasks[0]).toMatchObject({
      number: 1,
      title: 'Entra nelle risposte che oggi fanno i nomi di Aruba e Tiscali',
      priority: 'High',
      isDone: false,
    });
    expect(list.summary).toContain('il nome Hosting Rossi non compare in nessuna delle 5 risposte');
    expect(list.summary).toContain('campione ridotto');
    expect(await overview(ada)).toMatchObject([{ promptId, tasks: list.tasks.length, done: 0, isNew: true }]);
    expect(await lastUpdate(ada)).toBe(list.updatedAt);
  });

  it('names answers that the evidence of the prompt holds', async () => {
    await start(RIVALS);
    const { ada, promptId } = await monitor();
    const { tasks } = await open(ada, promptId);
    const { body } = await app.call(api.listAnswers, { as: ada, params: { promptId } });
    const known = new Set(body.results.map(({ id }) => id));
    const cited = tasks.flatMap(({ evidence }) =>
      evidence.flatMap((item) => (item.type === 'answer' ? [item.answerId] : [])),
    );
    expect(cited.length).toBeGreaterThan(0);
    expect(cited.every((id) => known.has(id))).toBe(true);
  });

  it('is nothing, and no error, while there is none', async () => {
    await start(() => noAnswer());
    const { ada, promptId } = await monitor();
    expect(await open(ada, promptId)).toEqual({
      id: null,
      strategy: null,
      targetUrl: null,
      summary: null,
      parsedActions: null,
      tasks: [],
      version: null,
      isNew: false,
      answers: null,
      isOutdated: false,
      createdAt: null,
      updatedAt: null,
    });
    expect(await overview(ada)).toEqual([]);
    expect(await lastUpdate(ada)).toBeNull();
  });

  it('stays what it was when the next analysis brings no answer', async () => {
    const replies = await start(RIVALS);
    const { ada, promptId } = await monitor();
    const before = await open(ada, promptId);
    replies.next = () => noAnswer();
    await analyse(ada, promptId);
    expect(await open(ada, promptId)).toEqual(before);
  });

  it('renews its figures in silence while the plan of action is the same', async () => {
    await start(RIVALS);
    const { ada, promptId } = await monitor();
    const [before, said] = [await open(ada, promptId), await lastUpdate(ada)];
    await app.call(api.openTaskList, { as: ada, params: { promptId }, body: { version: 1 } });
    await analyse(ada, promptId);
    const after = await open(ada, promptId);
    expect(after).toMatchObject({ version: 1, isNew: false, answers: 10, strategy: before.strategy });
    expect(after.summary).not.toBe(before.summary);
    expect(after.updatedAt).not.toBe(before.updatedAt);
    expect(await lastUpdate(ada)).toBe(said);
  });

  it('is another version, and new again, when other things are to be done', async () => {
    const replies = await start(RIVALS);
    const { ada, promptId } = await monitor();
    await app.call(api.openTaskList, { as: ada, params: { promptId }, body: { version: 1 } });
    const said = await lastUpdate(ada);
    replies.next = () =>
      answerText('Hosting Rossi delude per prezzi troppo alti. Meglio Aruba, che convince.');
    await analyse(ada, promptId);
    const list = await open(ada, promptId);
    expect(list).toMatchObject({ version: 2, isNew: true });
    expect(list.tasks.map(({ title }) => title)).toContain('Pubblica i prezzi di Hosting Rossi, con esempi');
    expect(await lastUpdate(ada)).not.toBe(said);
  });

  it('is drawn anew when the answers have become others since, and not otherwise', async () => {
    await start(RIVALS);
    const { ada, promptId } = await monitor();
    const before = await open(ada, promptId);
    const { siteReader } = app.app.adapters;
    const build = () =>
      buildTaskList(
        { ...app.ctx, siteReader, writer: null },
        {
          promptId: toId<PromptId>(promptId),
          signal: new AbortController().signal,
          putOff: () => undefined,
        },
      );
    app.clock.advance({ minutes: 10 });
    await build();
    expect(await open(ada, promptId)).toEqual(before);
    await app.ctx.db.execute(sql`delete from analysis_results where sample = 5`);
    await build();
    expect(await open(ada, promptId)).toMatchObject({ answers: 4 });
  });

  it('follows corrected names without another analysis; what is done stays done', async () => {
    await start(() => answerNaming('Rossihost', 'Aruba'));
    const { ada, companyId, promptId } = await monitor();
    const before = await open(ada, promptId);
    expect(before.tasks[0]?.title).toContain('Rossihost');
    await app.call(api.setActionDone, {
      as: ada,
      params: { promptId, number: 1 },
      body: { isDone: true, version: 1 },
    });
    await app.call(api.setCompanyAliases, {
      as: ada,
      params: { companyId },
      body: { own: [], competitors: [], ignored: ['Rossihost'] },
    });
    expect((await open(ada, promptId)).isOutdated).toBe(true);
    await app.settleJobs();
    const renewed = await open(ada, promptId);
    expect(renewed).toMatchObject({ isOutdated: false, answers: 5, version: 1 });
    expect(renewed.tasks[0]).toMatchObject({
      title: 'Entra nelle risposte che oggi fanno il nome di Aruba',
      isDone: true,
    });
    expect(JSON.stringify(renewed)).not.toContain('di Rossihost');
    await app.call(api.setCompanyAliases, {
      as: ada,
      params: { companyId },
      body: { own: ['Rossihost'], competitors: [], ignored: [] },
    });
    await app.settleJobs();
    const own = await open(ada, promptId);
    expect(own.summary).toContain('compare in tutte e cinque le risposte');
    expect(own.tasks.map(({ title }) => title)).not.toContainEqual(expect.stringContaining('Rossihost'));
  });

  it('tells the user’s open browsers', async () => {
    await start(RIVALS);
    const { promptId } = await monitor();
    const { rows } = await app.ctx.db.execute<{ event: unknown }>(
      sql`select event from live_events where event ->> 'type' = 'task-list.updated'`,
    );
    expect(rows.map(({ event }) => event)).toEqual([
      { type: 'task-list.updated', promptId, isNewVersion: true },
    ]);
  });
});

describe('ticking actions off', () => {
  it('stays with the action when the list is renewed, and can be taken back', async () => {
    const replies = await start(RIVALS);
    const { ada, promptId } = await monitor();
    const tick = (number: number, isDone: boolean, version?: number) =>
      app.call(api.setActionDone, { as: ada, params: { promptId, number }, body: { isDone, version } });
    await tick(1, true, 1);
    await tick(1, true, 1);
    expect((await open(ada, promptId)).tasks[0]?.isDone).toBe(true);
    replies.next = () =>
      answerText('Hosting Rossi delude per prezzi troppo alti. Meglio Aruba, che convince.');
    await analyse(ada, promptId);
    const { tasks, version } = await open(ada, promptId);
    const done = tasks.filter(({ isDone }) => isDone);
    expect(done.map(({ title }) => title)).toEqual([expect.stringContaining('Aruba')]);
    const [next] = tasks.filter(({ isDone }) => !isDone);
    const { title = '', priority = 'Low' } = next ?? {};
    expect(await overview(ada)).toMatchObject([{ done: 1, next: { title, priority } }]);
    await tick(done[0]?.number ?? 0, false, version ?? 0);
    expect((await open(ada, promptId)).tasks.every(({ isDone }) => !isDone)).toBe(true);
  });

  it('is refused for a list that has changed, and for an action it does not hold', async () => {
    await start(RIVALS);
    const { ada, promptId } = await monitor();
    const refused = async (number: number, version?: number) => {
      const body = { isDone: true, version };
      const answer = await app.callRefused(api.setActionDone, {
        as: ada,
        params: { promptId, number },
        body,
      });
      return [answer.status, answer.body.code];
    };
    expect(await refused(1, 7)).toEqual([409, 'task_lists.outdated']);
    expect(await refused(99)).toEqual([404, 'task_lists.action_not_found']);
  });

  it('never makes a version seen that does not exist', async () => {
    const replies = await start(RIVALS);
    const { ada, promptId } = await monitor();
    await app.call(api.openTaskList, { as: ada, params: { promptId }, body: { version: 2_000_000_000 } });
    replies.next = () =>
      answerText('Hosting Rossi delude per prezzi troppo alti. Meglio Aruba, che convince.');
    await analyse(ada, promptId);
    expect(await open(ada, promptId)).toMatchObject({ version: 2, isNew: true });
  });
});

describe('plans', () => {
  it.each(['free', 'pro'] as const)('%s has no task lists: none is built', async (planId) => {
    await start(RIVALS);
    const { ada, promptId } = await monitor(planId);
    expect((await open(ada, promptId)).tasks).toEqual([]);
    expect(await countRows(app, 'task_lists')).toBe(0);
  });

  it('that lose task lists hide them and bring them back as they were', async () => {
    await start(RIVALS);
    const { ada, promptId } = await monitor();
    const before = await open(ada, promptId);
    await grantPlan(app, ada, 'pro');
    expect((await open(ada, promptId)).tasks).toEqual([]);
    expect([await overview(ada), await lastUpdate(ada)]).toEqual([[], null]);
    const answer = await app.callRefused(api.setActionDone, {
      as: ada,
      params: { promptId, number: 1 },
      body: { isDone: true },
    });
    expect(answer.body.code).toBe('task_lists.action_not_found');
    await grantPlan(app, ada, 'guru');
    expect(await open(ada, promptId)).toEqual(before);
  });
});

it('goes with its prompt, and travels in the export of one’s data', async () => {
  await start(EVERYBODY);
  const { ada, promptId } = await monitor();
  const exported = await app.server.inject({
    url: api.exportData.path,
    headers: { authorization: `Bearer ${ada.accessToken}` },
  });
  expect(exported.json()).toMatchObject({ taskLists: [{ promptId, version: 1 }] });
  await app.call(api.deletePrompt, { as: ada, params: { promptId } });
  expect(await countRows(app, 'task_lists')).toBe(0);
});
