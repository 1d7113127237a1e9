import { api, type WeeklyExport } from '@citato/contract';
import { sql } from 'drizzle-orm';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Mailer } from '#adapters/mailer';
import { type CompanyId, toId, type UserId } from '#lib/ids';
import { withTransaction } from '#platform/db';
import { createSealer } from '#platform/secrets';
import { createUnsubscribeLinks } from '#features/emails';
import { createCompany, grantPlan, registerWithPlan } from '#test/monitoring-scene';
import { joinTeam } from '#test/rights/join-team';
import { answerNaming, createScriptedEngine } from '#test/scripted-engine';
import { type SignedInUser, startTestApp, type TestApp } from '#test/start-test-app';
import { planWeeklyExports, planWeeklyExportsJob } from './plan-weekly-exports.ts';
import { sendWeeklyExport } from './send-weekly-export.ts';

/** The clocks change in the night before this Monday. */
const MONDAY = '2026-03-30';
const SUNDAY = '2026-03-29';

let app: TestApp;
let ada: SignedInUser;
let shop: { id: string };
let sent: Parameters<Mailer['deliver']>[0][] = [];

beforeAll(async () => {
  const reply = () => answerNaming('Hosting Rossi', 'Aruba');
  app = await startTestApp({
    engines: [createScriptedEngine({ reply })],
    mailer: {
      kind: 'smtp',
      deliver: (mail) => {
        sent.push(mail);
        return Promise.resolve();
      },
    },
    env: { ACCESS_TTL_S: '86400' },
  });
  app.clock.set(new Date('2026-03-25T10:00:00Z'));
  ada = await registerWithPlan(app, 'guru');
  shop = (await createCompany(app, ada, { name: 'Hosting Rossi' })).company;
  await app.settleJobs();
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.ctx.db.execute(sql`delete from weekly_exports`);
  app.clock.set(new Date('2026-03-26T10:00:00Z'));
  ada = await app.renew(ada);
  sent = [];
});

const params = () => ({ companyId: shop.id });
const choose = async (over: Partial<Pick<WeeklyExport, 'tables' | 'format'>> = {}, as = ada) => {
  const body = { tables: ['results' as const], format: 'csv' as const, ...over };
  return (await app.call(api.setWeeklyExport, { as, params: params(), body })).body.weeklyExport;
};
/** Time has passed: whoever asks signs in anew. */
const list = async () => (await app.call(api.listWeeklyExports, { as: (ada = await app.renew(ada)) })).body;
const at = (moment: string) => app.clock.set(new Date(moment));
/** A turn of the planner at a moment, and what it leads to. */
async function runAt(moment: string) {
  at(moment);
  await withTransaction(app.ctx.db, (tx) => app.ctx.queue.enqueue(tx, planWeeklyExportsJob, {}));
  await app.settleJobs();
  return sent.filter(({ subject }) => subject.includes('file della settimana'));
}

describe('the files of a week', () => {
  it('come once, on Monday at eight, though the clocks changed in the night', async () => {
    await choose({ tables: ['answers', 'results'], format: 'csv' });
    expect(await runAt(`${MONDAY}T03:59:00Z`)).toEqual([]);
    expect(await runAt(`${MONDAY}T05:59:00Z`)).toEqual([]);
    const [mail, ...others] = await runAt(`${MONDAY}T06:15:00Z`);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: ada.user.email,
      subject: 'Hosting Rossi: i file della settimana 23–29 mar 2026',
      attachments: [
        { name: `citato-risposte-${SUNDAY}.csv`, type: 'text/csv; charset=utf-8' },
        { name: `citato-risultati-${SUNDAY}.csv` },
      ],
    });
    const [answers, results] = mail?.attachments.map(({ content }) => content.toString()) ?? [];
    expect(answers?.startsWith('\uFEFFID risposta;Giorno;')).toBe(true);
    expect(answers?.split('\r\n')).toHaveLength(7);
    expect(results).toContain('Hosting Rossi');
    expect(mail?.text).toContain('- Risposte: 23–29 mar 2026\n- Risultati: le cifre di adesso');
    expect(await runAt(`${MONDAY}T09:00:00Z`)).toHaveLength(1);
    expect(await runAt('2026-04-06T06:15:00Z')).toHaveLength(2);
  });

  it.each(['csv', 'xlsx', 'rfc4180', 'jsonl'] as const)('come as %s', async (format) => {
    await choose({ tables: ['mentions'], format });
    const [file] = (await runAt(`${MONDAY}T06:15:00Z`))[0]?.attachments ?? [];
    const ending = { csv: 'csv', xlsx: 'xlsx', rfc4180: 'csv', jsonl: 'jsonl' }[format];
    expect(file?.name).toBe(`citato-menzioni-${SUNDAY}.${ending}`);
    if (format === 'xlsx')
      expect((await readXlsx(file?.content ?? Buffer.alloc(0))).sheets[0]?.rows.length).toBeGreaterThan(1);
    else expect(file?.content.toString()).toContain('Aruba');
  });

  it('are those of seven days: what was answered before is not in them', async () => {
    await choose({ tables: ['answers'], format: 'jsonl' });
    const [file] = (await runAt('2026-04-06T06:15:00Z'))[0]?.attachments ?? [];
    expect(file?.content.toString()).toBe('');
  });

  it('come once with two workers that plan and write at the same time', async () => {
    await choose();
    const two = await startTestApp({ beside: app });
    at(`${MONDAY}T05:00:00Z`);
    const { signal } = new AbortController();
    const planned = await Promise.all([app, two].map(({ ctx }) => planWeeklyExports(ctx, signal)));
    expect(planned.toSorted()).toEqual([0, 1]);
    at(`${MONDAY}T06:15:00Z`);
    const job = { companyId: toId<CompanyId>(shop.id), userId: toId<UserId>(ada.user.id), day: MONDAY };
    const sealer = createSealer({ secret: 'una chiave lunga', purpose: 'unsubscribe' });
    const deps = {
      unsubscribeLinks: createUnsubscribeLinks({ sealer, appUrl: 'https://citato.example' }),
      settings: { appUrl: 'https://citato.example', legalLine: null },
    };
    await Promise.all([app, two, app].map(({ ctx }) => sendWeeklyExport({ ...ctx, ...deps }, job)));
    await app.settleJobs();
    expect(sent).toHaveLength(1);
    await two.stop();
  });

  it('follow the clock of whom they are for', async () => {
    await choose();
    const { settings } = (await app.call(api.getAlertSettings, { as: ada })).body;
    const body = { ...settings, timeZone: 'America/New_York' };
    await app.call(api.setAlertSettings, { as: ada, body });
    expect((await list()).timeZone).toBe('America/New_York');
    expect(await runAt(`${MONDAY}T06:15:00Z`)).toEqual([]);
    expect(await runAt(`${MONDAY}T12:15:00Z`)).toHaveLength(1);
    await app.call(api.setAlertSettings, { as: await app.renew(ada), body: settings });
  });

  it('that are too large for a mail are left to be downloaded, and the others come', async () => {
    await app.ctx.db.execute(sql`
      with many as (
        insert into analysis_results (id, company_id, analysis_id, prompt_id, engine, sample, status, day, brand_present, latency_ms, created_at)
        select gen_random_uuid(), company_id, analysis_id, prompt_id, engine, 900 + n, 'ok', day, false, 1, created_at
        from (select * from analysis_results order by id limit 1) as one, generate_series(1, 30) as n
        returning id, company_id, prompt_id, created_at)
      insert into answer_texts (result_id, company_id, prompt_id, text, created_at)
      select id, company_id, prompt_id, repeat('Una risposta lunga. ', 10000), created_at from many`);
    await choose({ tables: ['answers', 'plan', 'results'], format: 'csv' });
    const [mail] = await runAt(`${MONDAY}T06:15:00Z`);
    expect(mail?.attachments.map(({ name }) => name)).toEqual([
      `citato-risultati-${SUNDAY}.csv`,
      `citato-piano-${SUNDAY}.csv`,
    ]);
    expect(mail?.text).toContain('Da scaricare\n- Risposte: 23–29 mar 2026');
    const link = `/profile?tab=api&azienda=${shop.id}&settimana=${SUNDAY}`;
    expect(mail?.text).toContain(link);
    const bytes = mail?.attachments.reduce((sum, { content }) => sum + content.length, 0) ?? 0;
    expect(bytes).toBeLessThan(5 * 1024 * 1024);
    await app.ctx.db.execute(
      sql`delete from answer_texts where result_id in (select id from analysis_results where sample > 900)`,
    );
    await app.ctx.db.execute(sql`delete from analysis_results where sample > 900`);
  });

  it('are kept nowhere once the mail is out', async () => {
    await choose();
    await runAt(`${MONDAY}T06:15:00Z`);
    const { rows } = await app.ctx.db.execute(
      sql`select attachments, html from emails where kind = 'weekly-export' order by created_at desc limit 1`,
    );
    expect(rows).toEqual([{ attachments: null, html: null }]);
  });
});

describe('the files stop', () => {
  const monday = `${MONDAY}T06:15:00Z`;

  it('with one click in the mail, without a session, and come back by another', async () => {
    await choose({ tables: ['results', 'alerts'], format: 'jsonl' });
    const [mail] = await runAt(monday);
    const link = new URL(mail?.unsubscribeLink ?? '');
    const post = (payload: string) =>
      app.server.inject({
        method: 'POST',
        url: link.pathname + link.search,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload,
      });
    const page = await app.server.inject({ url: link.pathname + link.search });
    expect(page.body).toContain('i file settimanali di Hosting Rossi');
    expect((await list()).weeklyExports).toMatchObject([{ isSent: true, nextDay: '2026-04-06' }]);
    await post('List-Unsubscribe=One-Click');
    expect((await list()).weeklyExports).toMatchObject([{ isSent: false }]);
    expect(await runAt('2026-04-06T06:15:00Z')).toHaveLength(1);
    await post('action=resume');
    ada = await app.renew(ada);
    expect((await list()).weeklyExports).toMatchObject([
      { isSent: true, tables: ['results', 'alerts'], format: 'jsonl' },
    ]);
    expect(await runAt('2026-04-13T06:15:00Z')).toHaveLength(2);
  });

  it('by their own button, also on the way from the plan to the mail', async () => {
    await choose();
    await runAt(`${MONDAY}T05:00:00Z`);
    ada = await app.renew(ada);
    await app.call(api.stopWeeklyExport, { as: ada, params: params() });
    await app.call(api.stopWeeklyExport, { as: ada, params: params() });
    expect(await runAt(monday)).toEqual([]);
  });

  it('while the plan holds no files', async () => {
    await choose();
    await grantPlan(app, ada, 'pro');
    expect(await runAt(monday)).toEqual([]);
    expect(await list()).toMatchObject({ isIncluded: false, plans: ['Guru', 'Business'] });
    const body = { tables: ['results' as const], format: 'csv' as const };
    const refused = await app.callRefused(api.setWeeklyExport, { as: ada, params: params(), body });
    expect(refused.body.code).toBe('exports.not_included');
    await grantPlan(app, ada, 'guru');
    expect(await runAt('2026-04-06T06:15:00Z')).toHaveLength(1);
  });

  it('for a member who may not read any more, and for one who left', async () => {
    const luca = await app.openAccount();
    await joinTeam(app, { owner: ada, person: luca, role: 'reader' });
    await choose({}, luca);
    await joinTeam(app, { owner: ada, person: luca, role: 'client', companyIds: [shop.id] });
    expect(await runAt(monday)).toEqual([]);
    const again = await app.renew(luca);
    await app.call(api.openOrganisation, { as: again, params: { organisationId: ada.user.id } });
    expect((await app.callRefused(api.listWeeklyExports, { as: again })).status).toBe(403);
    ada = await app.renew(ada);
    await app.call(api.removeMember, { as: ada, params: { userId: luca.user.id } });
    expect(await runAt('2026-04-06T06:15:00Z')).toEqual([]);
    const { rows } = await app.ctx.db.execute(sql`select 1 from weekly_exports`);
    expect(rows).toEqual([]);
  });

  it('with the company, and its unsubscribe link says so', async () => {
    const { company } = await createCompany(app, ada, { name: 'Hosting Verdi' });
    const body = { tables: ['results' as const], format: 'csv' as const };
    await app.call(api.setWeeklyExport, { as: ada, params: { companyId: company.id }, body });
    const [mail] = await runAt(monday);
    ada = await app.renew(ada);
    await app.call(api.deleteCompany, { as: ada, params: { companyId: company.id } });
    expect((await list()).weeklyExports).toEqual([]);
    const link = new URL(mail?.unsubscribeLink ?? '');
    const page = await app.server.inject({ url: link.pathname + link.search });
    expect(page.body).toContain('niente da spegnere');
    expect(await runAt('2026-04-06T06:15:00Z')).toHaveLength(1);
  });
});

describe('a choice', () => {
  it('is each member’s own, one a company, and the last one holds', async () => {
    const luca = await app.openAccount();
    await joinTeam(app, { owner: ada, person: luca, role: 'editor' });
    await choose({ tables: ['alerts', 'results', 'alerts'], format: 'xlsx' });
    expect(await choose({ tables: ['plan'] }, luca)).toMatchObject({ tables: ['plan'], isSent: true });
    expect((await list()).weeklyExports).toMatchObject([
      { companyId: shop.id, tables: ['results', 'alerts'], format: 'xlsx', nextDay: MONDAY },
    ]);
    const files = await runAt(`${MONDAY}T06:15:00Z`);
    expect(files.map(({ to }) => to).toSorted()).toEqual([ada.user.email, luca.user.email].toSorted());
  });

  it.each<object>([
    { tables: [], format: 'csv' },
    { tables: ['users'], format: 'csv' },
    { tables: ['results'], format: 'pdf' },
    { format: 'csv' },
    { tables: Array.from({ length: 8 }, () => 'results'), format: 'csv' },
  ])('%j is refused', async (payload) => {
    const answer = await app.server.inject({
      method: 'PUT',
      url: `/api/companies/${shop.id}/weekly-export`,
      headers: { authorization: `Bearer ${ada.accessToken}` },
      payload,
    });
    expect(answer.statusCode).toBe(400);
  });

  it('of another’s company is refused, and a key makes none', async () => {
    const bruno = await registerWithPlan(app, 'guru');
    const body = { tables: ['results' as const], format: 'csv' as const };
    const call = { as: bruno, params: params() };
    const refusals = [
      await app.callRefused(api.setWeeklyExport, { ...call, body }),
      await app.callRefused(api.stopWeeklyExport, call),
    ];
    expect(refusals.map((refused) => refused.body.code)).toEqual([
      'companies.not_found',
      'companies.not_found',
    ]);
    expect((await app.server.inject({ url: '/api/v1/weekly-exports' })).statusCode).toBe(404);
  });
});
