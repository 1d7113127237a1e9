import { api } from '@citato/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listMailbox } from '#features/emails';
import { withTransaction } from '#platform/db';
import { createCompany, registerWithPlan } from '#test/monitoring-scene';
import { joinTeam } from '#test/rights/join-team';
import { answerNaming, answerText, createScriptedEngine } from '#test/scripted-engine';
import { type SignedInUser, startTestApp, type TestApp } from '#test/start-test-app';
import { planMondayMailsJob } from './plan-monday-mails.ts';

const PRAISE =
  'Per chi comincia **Hosting Rossi** è la scelta più chiara: assistenza in giornata e prezzi fermi per tre anni.\n\nAnche **Aruba** è diffusa, ma l’assistenza risponde più tardi.';
/** The clocks change in the night before this Monday. */
const MONDAY = '2026-03-30';
const PROMPTS = ['Qual è il miglior hosting?', 'Un hosting per Lecce?'];

let app: TestApp;
let ada: SignedInUser;
let shop: { id: string; prompts: { id: string }[] };
let quiet: { id: string };
let isNamed = false;

async function passDay() {
  app.clock.advance({ days: 1 });
  ada = await app.renew(ada);
  const { companies } = (await app.call(api.listCompanies, { as: ada })).body;
  for (const { id } of companies.flatMap(({ prompts }) => prompts))
    await app.call(api.startAnalysis, { as: ada, body: { promptId: id } });
  await app.settleJobs();
}

/** A company that is named from a Monday on, and one that never is; asked each day for two weeks. */
beforeAll(async () => {
  const reply = ({ text }: { text: string }) =>
    isNamed && PROMPTS.includes(text) ? answerText(PRAISE) : answerNaming('Aruba');
  app = await startTestApp({
    engines: [createScriptedEngine({ id: 'openai', reply }), createScriptedEngine({ id: 'google', reply })],
    env: { ANSWERS_PER_ANALYSIS: '4' },
  });
  app.clock.set(new Date('2026-03-15T10:00:00Z'));
  ada = await registerWithPlan(app, 'business');
  shop = (await createCompany(app, ada, { prompts: PROMPTS })).company;
  quiet = (await createCompany(app, ada, { name: 'Ottica Rivalta', prompts: ['Dove compro gli occhiali?'] }))
    .company;
  await app.settleJobs();
  for (let day = 16; day <= 22; day += 1) await passDay();
  isNamed = true;
  for (let day = 23; day <= 29; day += 1) await passDay();
}, 240_000);
afterAll(() => app.stop());

const at = (time: string) => app.clock.set(new Date(`${MONDAY}T${time}:00Z`));
/** A turn of the planner, and what it leads to. */
async function runPlanner() {
  await withTransaction(app.ctx.db, (tx) => app.ctx.queue.enqueue(tx, planMondayMailsJob, {}));
  await app.settleJobs();
}

async function read(as = ada) {
  await runPlanner();
  return (await listMailbox(app.ctx, { to: as.user.email })).filter(({ html }) =>
    html.includes('ogni lunedì alle 8'),
  );
}

describe('the mail of Monday', () => {
  it('can be looked at before it is sent', async () => {
    at('04:00');
    ada = await app.renew(ada);
    const { subject, html } = (await app.call(api.previewMondayMail, { as: ada })).body;
    expect(subject).toBe('Hosting Rossi in crescita');
    expect(html).toContain('Lunedì 30 marzo. Settimana 23–29 mar contro 23 feb – 22 mar.');
  });

  it('comes once at eight, within a quarter of an hour, though the clocks changed in the night', async () => {
    at('04:30');
    expect(await read()).toEqual([]);
    at('05:59');
    expect(await read()).toEqual([]);
    at('06:15');
    const mails = await read();
    expect(mails.map(({ subject }) => subject)).toEqual(['Hosting Rossi in crescita']);
    at('09:00');
    expect(await read()).toHaveLength(1);
  });

  it('says of each company at most three proven changes, one quoted answer and one thing to do', async () => {
    const [mail] = await read();
    const [changed = '', same = ''] = mail?.text.split('Ottica Rivalta ·') ?? [];
    expect(changed).toContain('Su 2 aziende, una è cambiata davvero');
    expect(changed).toContain('Mention Rate in crescita: da 0% a 100%: ');
    const sentences = changed.match(/^- /gm) ?? [];
    expect(sentences.length).toBeGreaterThan(0);
    expect(sentences.length).toBeLessThanOrEqual(3);
    expect(changed.match(/«Per chi comincia/g)).toHaveLength(1);
    expect(changed.match(/Una cosa da fare/g)).toHaveLength(1);
    expect(mail?.links.some((link) => link.includes(`azienda=${shop.id}`))).toBe(true);
    expect(same).toContain('entro la variabilità');
    expect(same.match(/^- /gm)).toHaveLength(1);
    expect(same).toContain('Nessun cambiamento provato: 0%, era 0%');
  });

  it('is as good a mail where nothing proven has changed, and goes to a client who asked, of their companies', async () => {
    const client = await app.openAccount();
    await joinTeam(app, { owner: ada, person: client, role: 'client', companyIds: [quiet.id] });
    const { settings } = (await app.call(api.getAlertSettings, { as: client })).body;
    const { kinds: _kinds, level: _level, ...own } = settings;
    const mailKinds = {
      ...{ named: true, figure: true, negative: true, overtaken: true },
      ...{ new_rival: true, own_source: true, engine_silent: true, no_analysis: true },
    };
    await app.call(api.setOwnMailSettings, { as: client, body: { ...own, mailKinds, sendsOnMondays: true } });
    at('09:30');
    app.clock.advance({ minutes: 10 });
    const [mail] = await read(client);
    expect(mail?.subject).toBe('Niente di provato è cambiato: Ottica Rivalta');
    expect(mail?.text).not.toContain('Hosting Rossi');
  });

  it('is stopped with one click, and does not come where it was before it is written', async () => {
    const eva = await registerWithPlan(app, 'pro');
    await createCompany(app, eva, { name: 'Bar Lilla', prompts: ['Un bar a Lecce?'] });
    app.clock.set(new Date('2026-04-06T04:30:00Z'));
    await runPlanner();
    const { rows } = await app.ctx.db.execute(sql`select 1 from monday_mails where user_id = ${eva.user.id}`);
    expect(rows).toHaveLength(1);
    const signedIn = await app.renew(eva);
    const { settings } = (await app.call(api.getAlertSettings, { as: signedIn })).body;
    await app.call(api.setAlertSettings, { as: signedIn, body: { ...settings, sendsOnMondays: false } });
    app.clock.set(new Date('2026-04-06T06:20:00Z'));
    expect(await read(eva)).toEqual([]);
    const stop = (await read())[0]?.links.find((link) => link.includes('unsubscribe')) ?? '';
    const { pathname, search } = new URL(stop);
    const answer = await app.server.inject({ method: 'POST', url: pathname + search });
    expect([answer.statusCode, answer.body.includes('la mail del lunedì')]).toEqual([200, true]);
    app.clock.set(new Date('2026-04-13T06:20:00Z'));
    const before = (await read()).length;
    expect(before).toBe(2);
  });
});
