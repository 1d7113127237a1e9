import { api } from '@citato/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { readPdf } from '@citato/pdf/test/read-pdf';
import { fillPath } from '#test/call-endpoint';
import { openReportScene, REPORTED_PROMPT } from '#test/client-reports/report-scene';
import { createCompany, grantPlan, registerWithPlan } from '#test/monitoring-scene';
import type { SignedInUser, TestApp } from '#test/start-test-app';
import { aPng } from '#test/uploads/logos';

let app: TestApp;
let giulia: SignedInUser;
let client: SignedInUser;
let companyId: string;
let otherId: string;
beforeAll(async () => {
  ({ app, giulia, client, companyId, otherId } = await openReportScene());
}, 120_000);
afterAll(() => app.stop());

const params = () => ({ companyId });
const make = async (body = {}) =>
  (await app.call(api.createClientReport, { as: giulia, params: params(), body })).body.reportId;
const read = async (reportId: string, as = giulia) =>
  (await app.call(api.getClientReport, { as, params: { reportId } })).body;
const desk = async (as = giulia) => (await app.call(api.getReportDesk, { as, params: params() })).body;
function upload(file: Buffer, as = giulia) {
  return app.server.inject({
    method: api.setReportLogo.method,
    url: fillPath(api.setReportLogo.path, { companyId }),
    headers: { authorization: `Bearer ${as.accessToken}`, 'content-type': 'application/octet-stream' },
    payload: file,
  });
}
const codeOf = (answer: { json: () => unknown }) => z.object({ code: z.string() }).parse(answer.json()).code;

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
    expect(report.quotation?.question).toBe(REPORTED_PROMPT);
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
    await app.call(api.createReportLink, { as: giulia, params: { reportId }, body: { days: 30 } });
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
    expect([answer.statusCode, codeOf(answer)]).toEqual([status, code]);
  });
});
