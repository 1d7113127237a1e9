import { api } from '@citato/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPdf } from '@citato/pdf/test/read-pdf';
import { fillPath } from '#test/call-endpoint';
import { createCompany, grantPlan, registerWithPlan } from '#test/monitoring-scene';
import { joinTeam } from '#test/rights/join-team';
import { answerNaming, answerText, createScriptedEngine } from '#test/scripted-engine';
import { type SignedInUser, startTestApp, type TestApp } from '#test/start-test-app';
import { aPng } from '#test/uploads/logos';
import { withTransaction } from '#platform/db';
import { sendMonthlyReportsJob } from './mailing/send-monthly-reports.ts';

const DAYS = 36;
const PRAISE =
  'Per chi comincia **Hosting Rossi** è la scelta più chiara: assistenza in giornata e prezzi fermi.\n\nAnche **Aruba** è diffusa, e **Netsons** costa poco.';
const TEXT = 'Qual è il miglior hosting?';

let app: TestApp;
let giulia: SignedInUser;
let client: SignedInUser;
let companyId: string;
let otherId: string;

beforeAll(async () => {
  let day = 1;
  app = await startTestApp({
    engines: [
      createScriptedEngine({
        reply: () =>
          day > DAYS - 7 ? answerText(PRAISE) : answerNaming('Aruba', 'Netsons'),
      }),
    ],
    env: { ANSWERS_PER_ANALYSIS: '3', APP_URL: 'https://citato.example', RATE_LIMIT_SCALE: '2' },
  });
  giulia = await registerWithPlan(app, 'business');
  const { company, prompt } = await createCompany(app, giulia, { prompts: [TEXT] });
  companyId = company.id;
  otherId = (await createCompany(app, giulia, { name: 'Nido Sereno' })).company.id;
  await app.settleJobs();
  for (day = 2; day <= DAYS; day += 1) {
    app.clock.advance({ days: 1 });
    giulia = await app.signIn(giulia);
    await app.call(api.startAnalysis, { as: giulia, body: { promptId: prompt.id } });
    await app.settleJobs();
  }
  client = await app.openAccount();
  await joinTeam(app, { owner: giulia, person: client, role: 'client', companyIds: [companyId] });
}, 120_000);
afterAll(() => app.stop());

const params = () => ({ companyId });
const make = async (body = {}) =>
  (await app.call(api.createClientReport, { as: giulia, params: params(), body })).body.reportId;
const read = async (reportId: string, as = giulia) =>
  (await app.call(api.getClientReport, { as, params: { reportId } })).body;
const desk = async (as = giulia) => (await app.call(api.getReportDesk, { as, params: params() })).body;
const share = async (reportId: string, body: { days: number; password?: string } = { days: 30 }) => {
  const { link, url } = (await app.call(api.createReportLink, { as: giulia, params: { reportId }, body }))
    .body;
  return { ...link, url, secret: new URL(url).hash.slice(1) };
};
const open = async (body: { secret: string; password?: string; isAgain?: boolean }) =>
  (await app.call(api.openSharedReport, { body })).body.shared;
const refuse = async (body: { secret: string; password?: string }) =>
  (await app.callRefused(api.openSharedReport, { body })).body.code;

function upload(file: Buffer, as = giulia) {
  return app.server.inject({
    method: api.setReportLogo.method,
    url: fillPath(api.setReportLogo.path, { companyId }),
    headers: { authorization: `Bearer ${as.accessToken}`, 'content-type': 'application/octet-stream' },
    payload: file,
  });
}
const codeOf = (answer: { json: () => unknown }) =>
  JSON.parse(JSON.stringify(answer.json())) as { code?: string };

describe('a page for a client', () => {
  it('says what Andamento says, in a sentence that is true', async () => {
    const { report } = await read(await make());
    const { body: month } = await app.call(api.getCompanyHistory, {
      as: giulia,
      params: params(),
      query: {},
    });
    expect(report.finding).toEqual(month.numbers.mentionRate);
    expect(report.finding.verdict).toBe('rising');
    expect(report.lines.map(({ name }) => name)).toEqual(['Hosting Rossi', 'Aruba', 'Netsons']);
    expect(report.quotation?.question).toBe(TEXT);
    expect(report.agency).toBe('Squadra di Ada Bianchi');
    expect(report.actions.length).toBeLessThanOrEqual(3);
  });

  it('keeps its figures while the company’s go on', async () => {
    const reportId = await make();
    const before = await read(reportId);
    await app.ctx.db.execute(
      sql`update monthly_tallies set own_mentions = array_fill(0, array[array_length(ok, 1)])`,
    );
    expect(await read(reportId)).toEqual(before);
  });

  it('has the rivals that were chosen, and none that nobody has heard of', async () => {
    const { rivals } = await desk();
    const netsons = rivals.find(({ name }) => name === 'Netsons')?.key ?? '';
    const { report } = await read(await make({ rivals: [netsons, 'nessuno'] }));
    expect(report.lines.map(({ name }) => name)).toEqual(['Hosting Rossi', 'Netsons']);
    const tooMany = { as: giulia, params: params(), body: { rivals: ['a', 'b', 'c'] } };
    expect((await app.callRefused(api.createClientReport, tooMany)).status).toBe(400);
  });

  it('is the same page as a PDF of one page, made once however often it is asked for', async () => {
    const body = { requestId: 'una-sola-volta' };
    const reportId = await make(body);
    expect(await make(body)).toBe(reportId);
    const answer = await app.server.inject({
      url: fillPath(api.exportClientReport.path, { reportId }),
      headers: { authorization: `Bearer ${giulia.accessToken}` },
    });
    expect(answer.headers['content-type']).toBe('application/pdf');
    const { pages } = await readPdf(answer.rawPayload);
    expect(pages).toHaveLength(1);
    const { report } = await read(reportId);
    expect(pages[0]).toContain(`n = ${String(report.finding.earlier.n)} e ${String(report.finding.later.n)}`);
  });

  it('is read by the client of that company, who makes none and sees no link', async () => {
    const reportId = await make();
    await share(reportId);
    expect((await read(reportId, client)).report.company.name).toBe('Hosting Rossi');
    const seen = await desk(client);
    expect(seen.reports.flatMap(({ links }) => links)).toEqual([]);
    expect(seen).toMatchObject({ mail: null, rivals: [] });
    const refused = await app.callRefused(api.createClientReport, { as: client, params: params(), body: {} });
    expect(refused.body.code).toBe('accounts.role_too_small');
    const foreign = { as: client, params: { companyId: otherId } };
    expect((await app.callRefused(api.getReportDesk, foreign)).status).toBe(404);
  });

  it('is nobody else’s, and of larger plans alone', async () => {
    const reportId = await make();
    const stranger = await registerWithPlan(app, 'business');
    expect(
      (await app.callRefused(api.getClientReport, { as: stranger, params: { reportId } })).body.code,
    ).toBe('client_reports.not_found');
    await grantPlan(app, stranger, 'pro');
    const { company } = await createCompany(app, stranger);
    const asked = { as: stranger, params: { companyId: company.id } };
    expect((await app.call(api.getReportDesk, asked)).body).toMatchObject({
      isIncluded: false,
      plans: ['Guru', 'Business'],
    });
    const refused = await app.callRefused(api.createClientReport, { ...asked, body: {} });
    expect(refused.body).toMatchObject({ code: 'client_reports.not_in_plan' });
    expect(refused.body.message).toContain('Guru e Business');
  });

  it('needs an analysis first', async () => {
    const asked = { as: giulia, params: { companyId: otherId }, body: {} };
    await app.ctx.db.execute(sql`delete from monitoring_data where prompt_id in (
      select id from prompts where company_id = ${otherId})`);
    await app.ctx.db.execute(sql`delete from analyses where company_id = ${otherId}`);
    expect((await app.callRefused(api.createClientReport, asked)).body.code).toBe('history.not_measured');
  });
});

describe('the look', () => {
  it('is a colour and a caption, and goes with the pages made from then on', async () => {
    const before = await make();
    const look = { colour: '#7a2e3a', caption: 'Lecce' };
    const { body } = await app.call(api.setReportLook, { as: giulia, params: params(), body: look });
    expect(body).toMatchObject({ colour: '#7A2E3A', caption: 'Lecce' });
    expect((await read(before)).report.caption).toBeNull();
    expect((await read(await make())).report).toMatchObject({ colour: '#7A2E3A', caption: 'Lecce' });
    for (const colour of ['red', '#fff', '#7A2E3A;background:url(https://evil.example)'])
      expect(
        (
          await app.callRefused(api.setReportLook, {
            as: giulia,
            params: params(),
            body: { ...look, colour },
          })
        ).status,
      ).toBe(400);
  });

  it('takes a still PNG as logo, as it is', async () => {
    const file = aPng(120, 48);
    expect((await upload(file)).statusCode).toBe(200);
    expect((await read(await make())).logo).toBe(`data:image/png;base64,${file.toString('base64')}`);
    await app.call(api.deleteReportLogo, { as: giulia, params: params() });
    expect((await read(await make())).logo).toBeNull();
  });

  it.each([
    [
      'an SVG with a script',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      400,
      'client_reports.logo_unreadable',
    ],
    ['one pixel', aPng(1, 1), 400, 'client_reports.logo_size'],
    ['a moving one', Buffer.from('GIF89a'), 400, 'client_reports.logo_animated'],
    ['20 MB', Buffer.alloc(20_000_000, 1), 413, 'client_reports.logo_too_large'],
  ])('refuses %s', async (_what, file, status, code) => {
    const answer = await upload(file);
    expect([answer.statusCode, codeOf(answer).code]).toEqual([status, code]);
  });
});

describe('a link', () => {
  it('leads whoever has it to the page and to nothing else, and counts', async () => {
    const reportId = await make();
    const link = await share(reportId);
    expect(link.url).toMatch(/^https:\/\/citato\.example\/rapporto#[\w-]{43}$/);
    const shared = await open(link);
    expect(shared?.report).toEqual((await read(reportId)).report);
    await open(link);
    await open({ ...link, isAgain: true });
    const { rows } = await app.ctx.db.execute(sql`select token_hash from report_links where id = ${link.id}`);
    expect(JSON.stringify(rows)).not.toContain(link.secret);
    const listed = (await desk()).reports.flatMap(({ links }) => links).find(({ id }) => id === link.id);
    expect(listed).toMatchObject({ openings: 2, hasPassword: false });
  });

  it('that is made up, revoked or over is answered alike, and told nobody', async () => {
    const revoked = await share(await make());
    await open(revoked);
    await app.call(api.revokeReportLink, { as: giulia, params: { linkId: revoked.id } });
    expect(await refuse({ secret: revoked.secret })).toBe('client_reports.link_ended');
    expect(await refuse({ secret: 'inventato' })).toBe('client_reports.link_ended');
    const short = await share(await make(), { days: 1 });
    app.clock.advance({ hours: 25 });
    expect(await refuse({ secret: short.secret })).toBe('client_reports.link_ended');
    giulia = await app.signIn(giulia);
    const again = { as: giulia, params: { linkId: revoked.id } };
    expect((await app.callRefused(api.revokeReportLink, again)).body.code).toBe(
      'client_reports.link_not_found',
    );
  });

  it('with a password asks for it, and lets nobody try for long', async () => {
    const link = await share(await make(), { days: 30, password: 'Lago di Garda 26' });
    expect(await open({ secret: link.secret })).toBeNull();
    expect(await refuse({ secret: link.secret, password: 'sbagliata' })).toBe(
      'client_reports.wrong_password',
    );
    expect((await open({ secret: link.secret, password: 'Lago di Garda 26' }))?.report.company.name).toBe(
      'Hosting Rossi',
    );
    for (let tries = 0; tries < 24; tries += 1) await refuse({ secret: link.secret, password: 'sbagliata' });
    expect(await refuse({ secret: link.secret, password: 'Lago di Garda 26' })).toBe('request.rate_limited');
  });

  it('lives a year at most, ten at a time, and ends with its page', async () => {
    const reportId = await make();
    for (const days of [0, 366, 1.5])
      expect(
        (await app.callRefused(api.createReportLink, { as: giulia, params: { reportId }, body: { days } }))
          .status,
      ).toBe(400);
    const links = [];
    for (let count = 0; count < 10; count += 1) links.push(await share(reportId));
    const refused = await app.callRefused(api.createReportLink, {
      as: giulia,
      params: { reportId },
      body: { days: 30 },
    });
    expect(refused.body.code).toBe('client_reports.too_many_links');
    await app.call(api.deleteClientReport, { as: giulia, params: { reportId } });
    expect(await refuse({ secret: links[0]?.secret ?? '' })).toBe('client_reports.link_ended');
  });

  it('is kept out of caches and of search engines', async () => {
    const { secret } = await share(await make());
    const answer = await app.server.inject({
      method: 'POST',
      url: api.openSharedReport.path,
      payload: { secret },
    });
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(answer.headers['set-cookie']).toBeUndefined();
  });
});

describe('the mail of the month', () => {
  it('is sent once, on the first, to who wants it, with the figures of a page that stays', async () => {
    const recipientIds = [giulia.user.id, client.user.id];
    await app.call(api.setReportMail, { as: giulia, params: params(), body: { recipientIds } });
    const stranger = await app.openAccount();
    const wrong = { as: giulia, params: params(), body: { recipientIds: [stranger.user.id] } };
    expect((await app.callRefused(api.setReportMail, wrong)).body.code).toBe(
      'client_reports.recipient_not_found',
    );
    app.clock.advance({ milliseconds: Date.parse(firstOfNextMonth()) - app.clock.now().getTime() });
    for (let turn = 0; turn < 2; turn += 1) {
      await withTransaction(app.ctx.db, (tx) => app.ctx.queue.enqueue(tx, sendMonthlyReportsJob, {}));
      await app.settleJobs();
    }
    const mails = await listMails();
    expect(mails.map(({ recipient }) => recipient).sort()).toEqual([client.email, giulia.email].sort());
    giulia = await app.signIn(giulia);
    const monthly = (await desk()).reports.filter(({ isMonthly }) => isMonthly);
    expect(monthly).toHaveLength(1);
    const { report } = await read(monthly[0]?.id ?? '');
    expect(mails[0]?.subject).toContain('Hosting Rossi nelle risposte AI');
    expect(report.finding.verdict).not.toBe('other');
  });

  it('is stopped by its link', async () => {
    const [mail] = await listMails();
    const link = new URL(mail?.unsubscribe_link ?? '');
    const stopped = await app.server.inject({
      method: 'POST',
      url: `${link.pathname}${link.search}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(stopped.statusCode).toBe(200);
    expect((await desk()).mail?.recipientIds).toHaveLength(1);
  });
});

function firstOfNextMonth(): string {
  const now = app.clock.now();
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1, 8));
  return first.toISOString();
}

async function listMails() {
  const { rows } = await app.ctx.db.execute<{ recipient: string; subject: string; unsubscribe_link: string }>(
    sql`select recipient, subject, unsubscribe_link from emails where kind = 'client-report'`,
  );
  return rows;
}
