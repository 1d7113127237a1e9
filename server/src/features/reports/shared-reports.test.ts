import { api } from '@citato/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openReportScene } from '#test/client-reports/report-scene';
import type { SignedInUser, TestApp } from '#test/start-test-app';
import { withTransaction } from '#platform/db';
import { sendMonthlyReportsJob } from './mailing/send-monthly-reports.ts';

let app: TestApp;
let giulia: SignedInUser;
let client: SignedInUser;
let companyId: string;
beforeAll(async () => {
  ({ app, giulia, client, companyId } = await openReportScene());
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
    giulia = await app.renew(giulia);
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
    giulia = await app.renew(giulia);
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
