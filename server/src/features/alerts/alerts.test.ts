import { type Alert, api } from '@citato/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCompany, registerWithPlan } from '#test/monitoring-scene';
import { answerNaming, answerText, createScriptedEngine } from '#test/scripted-engine';
import { type SignedInUser, startTestApp, type TestApp } from '#test/start-test-app';
import { expectDescribed } from '#test/webhooks/webhook-scene';

const PROMPTS = ['Qual è il miglior hosting?', 'Un hosting per Lecce?', 'Quale hosting costa poco?'];
const PRAISE = `Per chi comincia **Hosting Rossi** è la scelta più chiara: assistenza in giornata e prezzi fermi per tre anni.\n\nAnche **Aruba** è diffusa, ma l’assistenza risponde più tardi.`;
const BEFORE = 10;
const AFTER = 8;

let app: TestApp;
let beside: TestApp;
let ada: SignedInUser;
let companyId: string;
let prompts: { id: string; text: string }[];
let isNamed = false;
let isSilent = false;

async function passDay() {
  app.clock.advance({ days: 1 });
  ada = await app.renew(ada);
  for (const { id } of prompts) await app.call(api.startAnalysis, { as: ada, body: { promptId: id } });
  await Promise.all([app.settleJobs(), beside.settleJobs()]);
}

const list = async (as = ada, query = {}) => (await app.call(api.listAlerts, { as, query })).body;
const find = async (subject: string): Promise<Alert | undefined> =>
  (await list(ada, { limit: 50 })).alerts.find((alert) => alert.subject === subject);

/** Named by nobody for ten days, then by everybody; two workers look at it. */
beforeAll(async () => {
  const reply = () => (isNamed ? answerText(PRAISE) : answerNaming('Aruba'));
  app = await startTestApp({
    engines: [
      createScriptedEngine({ id: 'openai', reply }),
      createScriptedEngine({
        id: 'google',
        reply: () => {
          if (isSilent) throw new Error('rate limit');
          return reply();
        },
      }),
    ],
    env: { ANSWERS_PER_ANALYSIS: '4' },
    // An endpoint that took nothing for three days would be switched off.
    webhookSender: {
      findAddressFault: () => null,
      post: () => Promise.resolve({ responseStatus: 200, fault: null, excerpt: '', durationMs: 1 }),
    },
  });
  beside = await startTestApp({ beside: app });
  ada = await registerWithPlan(app, 'business');
  const hook = {
    url: 'https://n8n.example/hook',
    events: ['alert.raised' as const, 'alert.cleared' as const],
  };
  await app.call(api.createWebhookEndpoint, { as: ada, body: hook });
  const { company } = await createCompany(app, ada, { prompts: PROMPTS });
  companyId = company.id;
  prompts = company.prompts.map(({ id, text }) => ({ id, text }));
  await app.settleJobs();
  for (let day = 1; day < BEFORE; day += 1) await passDay();
  isNamed = true;
  for (let day = 0; day < AFTER; day += 1) await passDay();
}, 240_000);
afterAll(async () => {
  await beside.stop();
  await app.stop();
});

describe('a company that is suddenly named', () => {
  it('is alerted of each thing once, though two workers look at it every day', async () => {
    const { alerts, isIncluded, unread, next } = await list(ada, { limit: 50 });
    const subjects = alerts.map(({ subject }) => subject);
    expect(isIncluded).toBe(true);
    expect(subjects).toContain('mention_rate');
    expect(new Set(subjects).size).toBe(subjects.length);
    expect([unread, next]).toEqual([alerts.length, null]);
  });

  it('sees the figures, a sentence and the answers that prove it', async () => {
    expect(await find('mention_rate')).toMatchObject({
      kind: 'figure',
      figure: 'mention_rate',
      direction: 'up',
      company: { id: companyId, name: 'Hosting Rossi' },
      proof: { before: { percent: 0 }, prompts: 3, engines: 2 },
      // Which of the engines' answers of the day is quoted is chance: both say the same.
      quote: {
        text: 'Per chi comincia Hosting Rossi è la scelta più chiara: assistenza in giornata e prezzi fermi per tre anni',
      },
      answers: { isNamed: true, key: null },
      cleared: null,
      isRead: false,
    });
  });

  it('is alerted of no engine beside the company’s own change before there are twenty answers of it on each side', async () => {
    const { rows } = await app.ctx.db.execute<{ n: number }>(sql`
      select least((proof->'before'->>'n')::int, (proof->'now'->>'n')::int) as n from alerts where proof is not null`);
    expect(rows.length).toBeGreaterThan(0);
    for (const { n } of rows) expect(n).toBeGreaterThanOrEqual(20);
  });

  it('reads them page by page, and all as read', async () => {
    const first = await list(ada, { limit: 1 });
    const second = await list(ada, { limit: 50, after: first.next ?? '' });
    const all = await list(ada, { limit: 50 });
    expect([...first.alerts, ...second.alerts]).toEqual(all.alerts);
    await app.call(api.readAlerts, { as: ada, body: { companyId } });
    expect((await list()).unread).toBe(0);
    expect((await list()).alerts.every(({ isRead }) => isRead)).toBe(true);
  });

  it('knows by how many points its rate has to change for an alert, more at a stricter level', async () => {
    const bands = async (params = { companyId }) =>
      (await app.call(api.getAlertBands, { as: ada, params })).body;
    const { rate, points } = await bands();
    expect(rate?.percent).toBeGreaterThan(50);
    expect(points?.small).toBeGreaterThanOrEqual(5);
    expect(points?.normal).toBeGreaterThan(points?.small ?? 0);
    expect(points?.large).toBeGreaterThanOrEqual(20);
    const { company } = await createCompany(app, ada, { name: 'Ottica Rivalta' });
    expect(await bands({ companyId: company.id })).toEqual({ rate: null, points: null });
    await app.call(api.deleteCompany, { as: ada, params: { companyId: company.id } });
  });

  it('mutes one for good, and takes that back', async () => {
    const alert = await find('mention_rate');
    const params = { alertId: alert?.id ?? '' };
    const { body } = await app.call(api.muteAlert, { as: ada, params, body: { scope: 'subject' } });
    expect(body.mute).toMatchObject({ title: 'Mention Rate', company: { id: companyId }, until: null });
    const { mutes } = (await app.call(api.getAlertSettings, { as: ada })).body;
    expect(mutes.map(({ id }) => id)).toEqual([body.mute.id]);
    const muteId = body.mute.id;
    await app.call(api.unmuteAlert, { as: ada, params: { muteId } });
    expect(await app.callRefused(api.unmuteAlert, { as: ada, params: { muteId } })).toMatchObject({
      status: 404,
      body: { code: 'alerts.mute_not_found' },
    });
  });
});

describe('what belongs to somebody else', () => {
  it('is not found: the alerts of a company, an alert, a mute', async () => {
    const bea = await registerWithPlan(app, 'pro');
    expect((await list(bea)).alerts).toEqual([]);
    expect(await app.callRefused(api.listAlerts, { as: bea, query: { companyId } })).toMatchObject({
      status: 404,
    });
    expect(await app.callRefused(api.getAlertBands, { as: bea, params: { companyId } })).toMatchObject({
      status: 404,
    });
    const params = { alertId: (await find('mention_rate'))?.id ?? '' };
    expect(
      await app.callRefused(api.muteAlert, { as: bea, params, body: { scope: 'subject' } }),
    ).toMatchObject({ status: 404, body: { code: 'alerts.not_found' } });
  });

  it('a plan without alerts says so, and refuses settings', async () => {
    const free = await app.openAccount();
    expect(await list(free)).toMatchObject({ isIncluded: false, alerts: [], unread: 0 });
    const { settings } = (await app.call(api.getAlertSettings, { as: free })).body;
    expect(await app.callRefused(api.setAlertSettings, { as: free, body: settings })).toMatchObject({
      status: 403,
      body: { code: 'alerts.not_included' },
    });
  });

  it.each([[{ timeZone: 'Europa/Roma' }], [{ quietFrom: 1440 }], [{ level: 'enormous' }], [{ kinds: {} }]])(
    'settings that cannot be are refused: %j',
    async (over) => {
      const { settings } = (await app.call(api.getAlertSettings, { as: ada })).body;
      const answer = await app.server.inject({
        method: 'PUT',
        url: api.setAlertSettings.path,
        headers: { authorization: `Bearer ${ada.accessToken}` },
        payload: { ...settings, ...over },
      });
      expect(answer.statusCode).toBe(400);
    },
  );
});

it('an engine that gives nothing for a day is said once, and taken back when it answers', async () => {
  isSilent = true;
  await passDay();
  await passDay();
  const silent = (await list(ada, { limit: 50 })).alerts.filter(({ kind }) => kind === 'engine_silent');
  expect(silent).toMatchObject([{ engine: 'google', proof: null, cleared: null }]);
  isSilent = false;
  await passDay();
  await passDay();
  expect((await find('engine_silent:google'))?.cleared).toMatchObject({ because: 'resumed' });
}, 60_000);

it('is sent to webhooks once when it begins and once when it ends', async () => {
  const { rows } = await app.ctx.db.execute<{ event: string; body: string }>(
    sql`select event, body from webhook_deliveries`,
  );
  for (const { body } of rows) expectDescribed(body);
  const sent = rows.map(({ event, body }) => `${event} ${/"title":"([^"]*)"/.exec(body)?.[1] ?? ''}`);
  expect(sent.filter((one) => one.startsWith('alert.raised Mention Rate in crescita'))).toHaveLength(1);
  expect(sent.filter((one) => one === 'alert.raised Gemini non risponde')).toHaveLength(1);
  expect(sent.filter((one) => one === 'alert.cleared Gemini non risponde')).toHaveLength(1);
});

it('keeps an alert of a question that is deleted, without its text and without a way to its answers', async () => {
  const id = prompts[0]?.id ?? '';
  await app.ctx.db.execute(sql`
    update alerts set prompt_id = ${id}::uuid, answers = jsonb_set(answers, '{promptId}', to_jsonb(${id}::text))
    where subject = 'mention_rate'`);
  await app.call(api.deletePrompt, { as: ada, params: { promptId: id } });
  await app.settleJobs();
  expect(await find('mention_rate')).toMatchObject({ prompt: { id, text: null }, answers: null });
});

it('goes with the account: nothing of it is left', async () => {
  await app.call(api.deleteAccount, { as: ada, body: { password: ada.password } });
  await app.settleJobs();
  const { rows } = await app.ctx.db.execute(sql`
    select company_id from alerts union all select company_id from alert_watches union all select user_id from alert_settings`);
  expect(rows).toEqual([]);
});
