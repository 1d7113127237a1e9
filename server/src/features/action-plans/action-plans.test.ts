import { api } from '@citato/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCompany, grantPlan, registerWithPlan } from '#test/monitoring-scene';
import { answerText, createScriptedEngine } from '#test/scripted-engine';
import { type SignedInUser, startTestApp, type TestApp } from '#test/start-test-app';

const PROMPTS = ['Quale hosting per un negozio?', 'Quale hosting costa meno?', 'Quale hosting è più veloce?'];

let app: TestApp;
let user: SignedInUser;
let companyId: string;
beforeAll(async () => {
  const reply = () => ({
    ...answerText(
      'Per un negozio online Aruba è la scelta più completa e costa poco. Anche Netsons va bene.',
    ),
    citations: [{ url: 'https://www.corriere.it/hosting', title: 'I migliori hosting', span: null }],
  });
  app = await startTestApp({
    engines: [createScriptedEngine({ reply })],
    env: { ANSWERS_PER_ANALYSIS: '5' },
  });
  user = await registerWithPlan(app, 'guru');
  ({ id: companyId } = (await createCompany(app, user, { prompts: PROMPTS })).company);
  await app.settleJobs();
  user = await app.renew(user);
}, 60_000);
afterAll(() => app.stop());

const read = async () => (await app.call(api.getActionPlan, { as: user, params: { companyId } })).body;
type Change = Parameters<typeof send>[1];
const send = (
  key: string,
  change: { isDone?: boolean; assignee?: string | null; dueOn?: string | null; dropReason?: string | null },
) => app.call(api.changePlanAction, { as: user, params: { companyId }, body: { key, ...change } });
const change = async (key: string, changed: Change) => (await send(key, changed)).body;

describe('the plan of a company', () => {
  it('holds what the task lists of its prompts say, the same action once, with its sentence and source', async () => {
    const { prompts, actions } = await read();
    expect(prompts).toBe(3);
    expect(new Set(actions.map(({ key }) => key)).size).toBe(actions.length);
    expect(new Set(actions.map(({ title }) => title)).size).toBe(actions.length);
    const absence = actions.find(({ key }) => key.startsWith('absence '));
    expect(absence?.promptIds.length).toBeGreaterThan(1);
    expect(absence?.quote?.text).toContain('Aruba');
    expect(actions.find(({ key }) => key === 'source:corriere.it')).toMatchObject({
      source: { domain: 'corriere.it', title: 'I migliori hosting' },
      isAdded: false,
      doneAt: null,
    });
  });

  it('takes an action of the user’s own, once however often it is asked', async () => {
    const body = {
      title: ' Scrivi a un giornale ',
      assignee: 'Marta',
      dueOn: '2026-12-04',
      requestId: '7f3f8d0e-4d0a-4a0e-9d62-000000000009',
    };
    const first = await app.call(api.addPlanAction, { as: user, params: { companyId }, body });
    const again = await app.call(api.addPlanAction, { as: user, params: { companyId }, body });
    expect(again.body).toEqual(first.body);
    const added = (await read()).actions.filter(({ isAdded }) => isAdded);
    expect(added).toMatchObject([{ title: 'Scrivi a un giornale', assignee: 'Marta', dueOn: '2026-12-04' }]);
  });

  it('keeps who does an action and by when, and why one was dropped', async () => {
    const key = 'source:corriere.it';
    expect(await change(key, { assignee: 'Luca, sito', dueOn: '2026-12-01' })).toMatchObject({
      assignee: 'Luca, sito',
      dueOn: '2026-12-01',
    });
    expect(await change(key, { assignee: null })).toMatchObject({ assignee: null, dueOn: '2026-12-01' });
    expect(await change(key, { dropReason: 'Non ci pubblicano' })).toMatchObject({
      dropReason: 'Non ci pubblicano',
    });
    expect((await read()).actions.at(-1)?.key).toBe(key);
    expect(await change(key, { dropReason: null })).toMatchObject({ droppedAt: null, dropReason: null });
  });

  it('ticked off by two at once, tells both the same moment and name, and is restored', async () => {
    const key = 'source:corriere.it';
    const [one, other] = await Promise.all([change(key, { isDone: true }), change(key, { isDone: true })]);
    expect(one.doneAt).not.toBeNull();
    expect(other).toEqual(one);
    app.clock.advance({ minutes: 5 });
    expect(await change(key, { isDone: true })).toEqual(one);
    expect(one.doneBy).toBe(user.user.firstName);
    expect(await change(key, { isDone: false })).toMatchObject({ doneAt: null, doneBy: null });
  });

  it('keeps a record of who did what; what changes nothing is not on it', async () => {
    await app.ctx.db.execute(sql`delete from plan_action_events`);
    const key = 'source:corriere.it';
    await Promise.all([change(key, { isDone: true }), change(key, { isDone: true })]);
    await change(key, { assignee: 'Luca' });
    await change(key, { assignee: 'Luca', isDone: false });
    await app.call(api.addPlanAction, {
      as: user,
      params: { companyId },
      body: { title: 'Rispondi alle recensioni' },
    });
    const { rows } = await app.ctx.db.execute<{ kind: string; by: string }>(
      sql`select kind, actor_id as by from plan_action_events order by id`,
    );
    expect(rows.map(({ kind }) => kind)).toEqual(['done', 'assigned', 'undone', 'added']);
    expect(rows.every(({ by }) => by === user.user.id)).toBe(true);
  });

  it('knows no action that is not in it, and refuses what makes no sense', async () => {
    const asked = { as: user, params: { companyId } };
    const refused = await app.callRefused(api.changePlanAction, {
      ...asked,
      body: { key: 'nessuna', isDone: true },
    });
    expect(refused.body.code).toBe('action_plan.not_found');
    for (const body of [
      { title: ' a ' },
      { title: 'a'.repeat(201) },
      { title: 'Scrivi', dueOn: '2026-02-30' },
    ])
      expect((await app.callRefused(api.addPlanAction, { ...asked, body })).status).toBe(400);
    const empty = { key: 'source:corriere.it', dropReason: ' ' };
    expect((await app.callRefused(api.changePlanAction, { ...asked, body: empty })).status).toBe(400);
  });

  it('is nobody else’s, and not of a smaller plan', async () => {
    const stranger = await registerWithPlan(app, 'business');
    const asStranger = { as: stranger, params: { companyId } };
    expect((await app.callRefused(api.getActionPlan, asStranger)).status).toBe(404);
    await grantPlan(app, user, 'pro');
    expect((await app.callRefused(api.getActionPlan, { as: user, params: { companyId } })).body.code).toBe(
      'source_gaps.not_in_plan',
    );
    await grantPlan(app, user, 'guru');
  });
});
