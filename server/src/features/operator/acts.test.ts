import { api } from '@citato/contract';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { claimAnalyses } from '../analysis/store/fences.ts';
import { queueAnalysis } from '#test/analysis-worker';
import { countRows, createCompany, findPrompt, grantPlan, registerWithPlan } from '#test/monitoring-scene';
import { answerNaming, createScriptedEngine } from '#test/scripted-engine';
import { startSmtpStandIn } from '#test/stand-ins/smtp-server';
import { type SignedInUser, startTestApp, type TestApp, type TestAppOptions } from '#test/start-test-app';

const ADMIN = 'capo@esempio.it';
const HOUR_MS = 3_600_000;

let app: TestApp;
let admin: SignedInUser;
const leftOpen: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await app.stop();
  for (const close of leftOpen.splice(0)) await close();
});

async function setUp(options: TestAppOptions = {}) {
  const { env, ...more } = options;
  app = await startTestApp({
    engines: [createScriptedEngine({ reply: () => answerNaming('Hosting Rossi') })],
    ...more,
    env: { ADMIN_EMAILS: ADMIN, ANSWERS_PER_ANALYSIS: '5', ACCESS_TTL_S: '86400', ...env },
  });
  admin = await app.openAccount({ email: ADMIN, firstName: 'Capo' });
}
const runSql = (statement: string) => app.ctx.db.execute(sql.raw(statement));

describe('stuck prompts', () => {
  const count = async () => (await app.call(api.countStuckPrompts, { as: admin })).body.count;
  const clear = async () => (await app.call(api.clearStuckPrompts, { as: admin })).body.message;

  it('are counted, ended with the answers they have, and none is left', async () => {
    await setUp();
    const ada = await registerWithPlan(app, 'business');
    const { prompt } = await createCompany(app, ada, { prompts: ['Chi ripara caldaie?', 'E auto?'] });
    await runSql(`delete from jobs where kind = 'analysis.run-analysis'`);
    app.clock.advance({ minutes: 31 });
    expect(await count()).toBe(2);
    expect(await clear()).toBe('2 prompt bloccati sono stati chiusi con le risposte arrivate.');
    expect(await count()).toBe(0);
    expect(await clear()).toBe('Nessun prompt era bloccato.');
    expect(await findPrompt(app, ada, prompt.id)).toMatchObject({
      analysisStatus: 'idle',
      lastOutcome: 'failed',
    });
  });

  it('that are more than one round ends are all ended, and what lives is left alone', async () => {
    await setUp();
    const ada = await registerWithPlan(app, 'business');
    const numbers = Array.from({ length: 50 }, (_, index) => index);
    for (const company of ['Uno', 'Due', 'Tre'])
      await createCompany(app, ada, {
        name: company,
        prompts: numbers.map((index) => `${company} ${String(index)}: chi ripara caldaie?`),
      });
    await runSql(`delete from jobs where kind = 'analysis.run-analysis'`);
    app.clock.advance({ minutes: 31 });
    const eva = await registerWithPlan(app, 'business');
    await createCompany(app, eva);
    expect(await count()).toBe(150);
    const both = await Promise.all([clear(), clear()]);
    expect(await count()).toBe(0);
    const released = both.map((message) =>
      Number(/^\d+/.exec(message)?.[0] ?? (message.startsWith('Un ') ? 1 : 0)),
    );
    expect(released.reduce((sum, one) => sum + one, 0)).toBe(150);
    await app.settleJobs();
    expect((await app.call(api.listCompanies, { as: eva })).body.companies[0]?.prompts[0]).toMatchObject({
      lastOutcome: 'finished',
    });
  });
});

describe('an analysis that is stuck', () => {
  it('is taken by one of two that found it at once', async () => {
    await setUp();
    const { analysisId } = await queueAnalysis(app);
    const idleSince = new Date(app.clock.now().getTime() + 1);
    app.clock.advance({ minutes: 31 });
    const claim = () =>
      claimAnalyses(app.ctx.db, { analysisIds: [analysisId], now: app.clock.now(), idleSince });
    expect((await Promise.all([claim(), claim()])).flat()).toHaveLength(1);
  });
});

describe('the mass send', () => {
  const send = async (at = app) => (await at.call(api.sendOverduePrompts, { as: admin })).body.totalSent;

  it('starts what is overdue and was not begun, once by several at once, over two processes', async () => {
    await setUp();
    const ada = await registerWithPlan(app, 'business');
    const { prompt } = await createCompany(app, ada, {
      prompts: ['Chi ripara caldaie?', 'E auto?', 'E bici?'],
    });
    const free = await app.openAccount();
    await createCompany(app, free);
    await app.settleJobs();
    const before = await countRows(app, 'analyses');
    app.clock.advance({ hours: 40 });
    const due = app.clock.now().getTime();
    const at = (hours: number) => new Date(due - hours * HOUR_MS).toISOString();
    await runSql(`update prompt_states set next_run_at = '${at(3)}'`);
    await runSql(`update prompt_states set next_run_at = '${at(1)}' where prompt_id = '${prompt.id}'`);
    admin = await app.signIn({ email: ADMIN });
    const beside = await startTestApp({ beside: app, env: { ADMIN_EMAILS: ADMIN } });
    const sent = await Promise.all([send(), send(beside), send(), send(beside)]);
    await beside.stop();
    expect(sent.reduce((sum, one) => sum + one, 0)).toBe(2);
    expect(await send()).toBe(0);
    expect(await countRows(app, 'analyses')).toBe(before + 2);
    const { rows } = await runSql(`select count(*)::int as n from analyses where trigger = 'mass'`);
    expect(rows).toEqual([{ n: 2 }]);
    await app.settleJobs();
    const { body } = await app.call(api.getPipeline, { as: admin });
    expect(body.overdue.count).toBe(0);
  });

  it('that breaks off is noted all the same', async () => {
    await setUp();
    const ada = await registerWithPlan(app, 'business');
    await createCompany(app, ada);
    await app.settleJobs();
    await runSql(`update prompt_states set next_run_at = now() - interval '300 days'`);
    await runSql(`alter table analyses add constraint ck_no_more check (trigger <> 'mass')`);
    expect((await app.callRefused(api.sendOverduePrompts, { as: admin })).status).toBe(500);
    const { rows } = await runSql(`select kind, subject from audit_log where kind = 'overdue_sent'`);
    expect(rows).toEqual([{ kind: 'overdue_sent', subject: null }]);
  });

  it('starts nothing for an account whose plan has no daily analyses any more', async () => {
    await setUp();
    const ada = await registerWithPlan(app, 'business');
    await createCompany(app, ada);
    await app.settleJobs();
    await runSql(`update prompt_states set next_run_at = now() - interval '300 days'`);
    await grantPlan(app, ada, 'free');
    expect(await send()).toBe(0);
  });
});

describe('the test mail', () => {
  it('goes to the administrator at once, and says that the mail server took it', async () => {
    const server = await startSmtpStandIn();
    leftOpen.push(() => server.stop());
    await setUp({ env: { SMTP_URL: server.url } });
    const { body } = await app.call(api.sendTestMail, { as: admin });
    expect(body.message).toBe(`Il server di posta ha accettato l’email per ${ADMIN}.`);
    expect(server.taken).toHaveLength(1);
    expect(server.taken[0]).toContain(ADMIN);
  });

  it.each(['refuses', 'is busy'] as const)('says that it failed where the server %s', async (verdict) => {
    const server = await startSmtpStandIn();
    leftOpen.push(() => server.stop());
    await setUp({ env: { SMTP_URL: server.url } });
    server.answer(verdict);
    const refused = await app.callRefused(api.sendTestMail, { as: admin });
    expect([refused.status, refused.body.code]).toEqual([503, 'admin.mail_not_sent']);
    server.answer('takes');
    app.clock.advance({ hours: 1 });
    await app.settleJobs();
    expect(server.taken).toEqual([]);
  });

  it('says that no mail server is there where there is none', async () => {
    await setUp();
    const { body } = await app.call(api.sendTestMail, { as: admin });
    expect(body.message).toBe(
      `Nessun server di posta è attivo: l’email per ${ADMIN} è nella casella di prova.`,
    );
  });

  it('is sent ten times an hour at most', async () => {
    await setUp({ env: { RATE_LIMIT_SCALE: '1' } });
    for (let sent = 0; sent < 10; sent += 1) await app.call(api.sendTestMail, { as: admin });
    expect((await app.callRefused(api.sendTestMail, { as: admin })).status).toBe(429);
  });
});

describe('the figures of mails', () => {
  const inspect = async (users?: string[]) => {
    const query = users === undefined ? {} : { users: users.join(',') };
    return (await app.call(api.getEmailAnalytics, { as: admin, query })).body.stats;
  };
  /** A mail sent some hours ago, with the events reported since. */
  const mailTo = async (
    recipient: string,
    {
      hoursAgo = 1,
      status = 'delivered',
      reported = [],
    }: { hoursAgo?: number; status?: string; reported?: string[] },
  ) => {
    const at = new Date(app.clock.now().getTime() - hoursAgo * HOUR_MS).toISOString();
    const id = crypto.randomUUID();
    await app.ctx.db.execute(sql`
      insert into emails (id, kind, recipient, subject, html, text, status, attempts, created_at, delivered_at)
      values (${id}, 'welcome', ${recipient}, 'Prova', 'x', 'x', ${status}, 1, ${at},
        ${status === 'delivered' ? at : null})`);
    for (const kind of reported)
      await app.ctx.db.execute(sql`
        insert into email_events (email_id, kind, report_id, created_at) values (${id}, ${kind}, 'r', ${at})`);
  };

  it('are those of 24 hours, of accounts alone, and rates of what was reported alone', async () => {
    await setUp({ env: { MAIL_OPEN_TRACKING: 'true', SMTP_URL: 'smtp://127.0.0.1:1' } });
    const [ada, ben, cleo] = [await app.openAccount(), await app.openAccount(), await app.openAccount()];
    await mailTo(ada.email, { reported: ['delivered', 'opened'] });
    await mailTo(ada.email, { reported: ['delivered'] });
    await mailTo(ada.email, { hoursAgo: 25, status: 'failed', reported: ['bounced'] });
    await mailTo(ben.email, { status: 'failed', reported: ['delivered', 'bounced'] });
    await mailTo(ben.email, { reported: ['delivered'] });
    await mailTo(ben.email, { reported: ['delivered'] });
    await mailTo(ben.email, { reported: ['delivered', 'complained'] });
    await mailTo(cleo.email, { status: 'queued' });
    await mailTo('nessuno@esempio.it', { reported: ['delivered'] });
    const stats = await inspect();
    expect(stats).toEqual({
      [ada.email]: { sent: 2, deliveryRate: 100, openRate: 50, bounced: 0, status: 'good' },
      [ben.email]: { sent: 4, deliveryRate: 75, openRate: 0, bounced: 1, status: 'warning' },
    });
    expect(Object.keys(await inspect([ben.user.id, cleo.user.id]))).toEqual([ben.email]);
  });

  it('know no rate where nobody reports one', async () => {
    await setUp();
    const ada = await app.openAccount();
    await mailTo(ada.email, {});
    expect(await inspect([ada.user.id])).toEqual({
      [ada.email]: { sent: 1, deliveryRate: null, openRate: null, bounced: 0, status: 'unknown' },
    });
  });

  it.each(['x', `${crypto.randomUUID()},`, '%00'])('are refused of %j', async (users) => {
    await setUp();
    const answer = await app.server.inject({
      url: `/api/admin/email-analytics?users=${users}`,
      headers: { authorization: `Bearer ${admin.accessToken}` },
    });
    expect(answer.statusCode).toBe(400);
  });
});
