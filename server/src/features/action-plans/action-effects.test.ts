import { api, type DoneAction } from '@citato/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCompany, grantPlan, registerWithPlan } from '#test/monitoring-scene';
import { answerText, createScriptedEngine } from '#test/scripted-engine';
import { type SignedInUser, startTestApp, type TestApp } from '#test/start-test-app';

const SHOP = 'Quale hosting per un negozio?';
const CHEAP = 'Quale hosting costa meno?';
const BRANDED = 'Hosting Rossi è affidabile?';
const SOURCE = 'source:corriere.it';
const DAYS_BEFORE = 5;
const DAYS_AFTER = 15;

const RIVAL = 'Per un negozio online Aruba è la scelta più completa e costa poco. Anche Netsons va bene.';
const OWN =
  'Hosting Rossi offre assistenza in italiano tutti i giorni. In alternativa c’è Aruba con piani semplici.';

let app: TestApp;
let user: SignedInUser;
let companyId: string;
let promptIds: Map<string, string>;
let isDone = false;

/** Only answers about shops cite the newspaper; they name the company from the day after its action was done. */
const reply = ({ text }: { text: string }) => ({
  ...answerText(text === BRANDED || (isDone && text === SHOP) ? OWN : RIVAL),
  citations:
    text === SHOP ? [{ url: 'https://www.corriere.it/hosting', title: 'I migliori', span: null }] : [],
});

async function passDays(days: number): Promise<void> {
  for (let day = 0; day < days; day += 1) {
    app.clock.advance({ days: 1 });
    user = await app.renew(user);
    for (const promptId of promptIds.values())
      await app.call(api.startAnalysis, { as: user, body: { promptId } });
    await app.settleJobs();
  }
  user = await app.renew(user);
}

const read = async () =>
  (await app.call(api.listActionEffects, { as: user, params: { companyId } })).body.actions;
const find = (actions: readonly DoneAction[], key: string) => actions.find((action) => action.key === key);
const tick = (key: string, isTicked: boolean) =>
  app.call(api.changePlanAction, { as: user, params: { companyId }, body: { key, isDone: isTicked } });

/** The action of a prompt’s list that is about its absence, ticked off there. */
async function tickList(text: string, key: RegExp): Promise<string> {
  const promptId = promptIds.get(text) ?? '';
  const list = await app.call(api.getTaskList, { as: user, params: { promptId } });
  const action = list.body.tasks.find(({ title }) => key.test(title));
  if (action === undefined) throw new Error(JSON.stringify(list.body.tasks.map(({ title }) => title)));
  await app.call(api.setActionDone, {
    as: user,
    params: { promptId, number: action.number },
    body: { isDone: true },
  });
  return action.title;
}

beforeAll(async () => {
  app = await startTestApp({
    engines: [createScriptedEngine({ id: 'openai', reply }), createScriptedEngine({ id: 'google', reply })],
    env: { ANSWERS_PER_ANALYSIS: '4' },
  });
  user = await registerWithPlan(app, 'business');
  const { company } = await createCompany(app, user, { prompts: [SHOP, CHEAP, BRANDED] });
  companyId = company.id;
  promptIds = new Map(company.prompts.map(({ id, text }) => [text, id]));
  await app.settleJobs();
  await passDays(DAYS_BEFORE);
  await tick(SOURCE, true);
  await tickList(SHOP, /corriere/);
  isDone = true;
}, 120_000);
afterAll(() => app.stop());

describe('what came after an action', () => {
  it('is waited for until fourteen days have passed, once where the plan and a list hold the action', async () => {
    expect(await read()).toHaveLength(1);
    expect(find(await read(), SOURCE)).toMatchObject({
      from: 'plan',
      promptIds: [promptIds.get(SHOP)],
      gonePrompts: 0,
      undoneAt: null,
      steps: [
        { days: 14, verdict: 'waiting', own: null, others: null, difference: null },
        { days: 28, verdict: 'waiting' },
      ],
    });
  });

  it('is said then beside the prompts without it, and is the same when it is read again', async () => {
    await passDays(DAYS_AFTER);
    const actions = await read();
    const [first, second] = find(actions, SOURCE)?.steps ?? [];
    expect(first).toMatchObject({
      verdict: 'rising',
      own: { earlier: { percent: 0, n: 40 }, later: { percent: 100, n: 112 }, prompts: 1 },
      others: { earlier: { percent: 0, n: 40 }, later: { percent: 0, n: 112 }, prompts: 1 },
    });
    expect(first?.difference?.value).toBeCloseTo(100, 10);
    expect(second?.verdict).toBe('waiting');
    expect(await read()).toEqual(actions);
  });

  it('of a prompt’s list is its own', async () => {
    const absence = await tickList(CHEAP, /Aruba e Netsons/);
    const found = (await read()).find((action) => action.title === absence);
    expect(found).toMatchObject({
      from: 'list',
      promptIds: [promptIds.get(CHEAP)],
      otherActions: 0,
      steps: [{ verdict: 'waiting' }, { verdict: 'waiting' }],
    });
  });

  it('is nothing for an action that belongs to no prompt', async () => {
    const body = { title: 'Scrivi a un giornale' };
    const { body: added } = await app.call(api.addPlanAction, { as: user, params: { companyId }, body });
    await tick(added.key, true);
    const actions = await read();
    expect(find(actions, added.key)).toMatchObject({
      promptIds: [],
      steps: [{ verdict: 'no_prompts' }, { verdict: 'no_prompts' }],
    });
    // What is done for the whole company may have moved the others' prompts as well.
    expect(find(actions, SOURCE)?.otherActions).toBe(1);
  });

  it('is not said of a question that was changed since', async () => {
    const promptId = promptIds.get(SHOP) ?? '';
    const text = 'Quale hosting per un negozio online?';
    await app.call(api.changePrompt, { as: user, params: { promptId }, body: { text } });
    await passDays(14);
    const [first, second] = find(await read(), SOURCE)?.steps ?? [];
    // The first fortnight was over before the change.
    expect(first?.verdict).toBe('rising');
    expect(second).toMatchObject({ verdict: 'question_changed', difference: null });
  });

  it('is not said of an action that was put back, and the mark says since when', async () => {
    await tick(SOURCE, false);
    expect(find(await read(), SOURCE)).toMatchObject({ steps: [], undoneAt: app.clock.now().toISOString() });
    await tick(SOURCE, true);
    expect(find(await read(), SOURCE)).toMatchObject({
      undoneAt: null,
      steps: [{ verdict: 'waiting' }, { verdict: 'waiting' }],
    });
  });

  it('is not said once the prompt is deleted', async () => {
    const promptId = promptIds.get(SHOP) ?? '';
    await app.call(api.deletePrompt, { as: user, params: { promptId } });
    await app.settleJobs();
    expect(find(await read(), SOURCE)).toMatchObject({
      promptIds: [],
      gonePrompts: 1,
      steps: [{ verdict: 'prompts_gone' }, { verdict: 'prompts_gone' }],
    });
  });

  it('is nobody else’s, and of a smaller plan only what its lists hold', async () => {
    const stranger = await registerWithPlan(app, 'business');
    const asked = { as: stranger, params: { companyId } };
    expect((await app.callRefused(api.listActionEffects, asked)).status).toBe(404);
    await grantPlan(app, user, 'pro');
    expect((await read()).filter(({ from }) => from === 'plan')).toEqual([]);
  });
});
