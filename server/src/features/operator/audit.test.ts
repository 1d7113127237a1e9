import { type AdminAct, api, AUDIT_ENTRIES_PER_PAGE, type Endpoint } from '@citato/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillPath } from '#test/call-endpoint';
import { createCompany, registerWithPlan } from '#test/monitoring-scene';
import { settleWhile } from '#test/payment-scene';
import { type FixtureServer, serveFixture } from '#test/stand-ins/engines/serve-fixture';
import { type SignedInUser, startTestApp, type TestApp } from '#test/start-test-app';

const ADMIN = 'capo@esempio.it';
const LIMITS = {
  customMaxCompanies: 3,
  customMaxPrompts: null,
  customTaskListsEnabled: true,
  customPromptAnalysisEnabled: null,
};

let webhook: FixtureServer;
let app: TestApp;
let admin: SignedInUser;
let ada: SignedInUser;
let promptId: string;
beforeAll(async () => {
  webhook = await serveFixture({ body: '' });
  app = await startTestApp({
    env: {
      ADMIN_EMAILS: ADMIN,
      ACCESS_TTL_S: '86400',
      AUTOMATION_WEBHOOK_URL: webhook.baseUrl,
      AUTOMATION_WEBHOOK_SECRET: `whsec_${Buffer.from('una chiave di ventiquattro byte').toString('base64')}`,
    },
  });
  admin = await app.openAccount({ email: ADMIN });
  ada = await registerWithPlan(app, 'pro');
  promptId = (await createCompany(app, ada)).prompt.id;
});
afterAll(async () => {
  await app.stop();
  await webhook.close();
});

const trail = async (before?: number) =>
  (await app.call(api.listAudit, { as: admin, query: before === undefined ? {} : { before } })).body;

/** A job that was given up and has something left to do. */
async function giveUpJob(): Promise<Record<string, string>> {
  const deadLetterId = crypto.randomUUID();
  await app.ctx.db.execute(sql`
    insert into dead_jobs (id, kind, payload, retry_limit, attempts, enqueued_at, died_at)
    values (${deadLetterId}, 'emails.deliver-mail', ${JSON.stringify({ emailId: deadLetterId })}::jsonb, 5, 6,
      ${app.clock.now().toISOString()}, ${app.clock.now().toISOString()})`);
  return { deadLetterId };
}

interface Act {
  readonly kind: AdminAct;
  readonly prepare?: () => Promise<Record<string, string>>;
  readonly payload?: Record<string, unknown>;
  readonly query?: Record<string, string>;
  readonly isDoneTo?: boolean;
  readonly isProvenElsewhere?: boolean;
}
const ofAda = () => Promise.resolve({ userId: ada.user.id });

/** The entry each call of an administrator leaves; a call that is not listed here fails the test. */
const ACTS: Record<string, Act> = {
  requeueDeadLetter: { kind: 'jobs_requeued', prepare: giveUpJob },
  requeueDeadLetters: { kind: 'jobs_requeued', prepare: giveUpJob, payload: { kind: 'emails.deliver-mail' } },
  setUserLimits: { kind: 'limits_set', prepare: ofAda, payload: LIMITS, isDoneTo: true },
  resetUserLimits: { kind: 'limits_reset', prepare: ofAda, isDoneTo: true },
  exportInvoices: { kind: 'invoices_exported', query: { startDate: '2026-03-01', endDate: '2026-03-31' } },
  clearStuckPrompts: { kind: 'stuck_released' },
  sendOverduePrompts: { kind: 'overdue_sent' },
  sendTestMail: { kind: 'test_mail_sent' },
  sendTestPrompt: { kind: 'test_webhook_sent' },
  sendTestText: {
    kind: 'test_webhook_sent',
    prepare: () => Promise.resolve({ promptId }),
    payload: { text: 'Una risposta.' },
    isDoneTo: true,
  },
  // Each takes seconds: the test of who may call runs them anyway, and reads their entries.
  runPaymentFlow: { kind: 'payment_test_run', isProvenElsewhere: true },
  runIncompleteScenario: { kind: 'payment_test_run', isProvenElsewhere: true },
  runWebhookTest: { kind: 'payment_test_run', isProvenElsewhere: true },
  // There is nothing to give back here; its own test checks the entry.
  refundSandboxInvoice: { kind: 'sandbox_refund_given', isProvenElsewhere: true },
  disputeSandboxInvoice: { kind: 'payment_test_run', isProvenElsewhere: true },
  moveSandboxClock: { kind: 'sandbox_clock_moved', payload: { advanceSeconds: 1 } },
};

const adminWrites = Object.entries<Endpoint>(api).filter(
  ([, { access, method }]) => access === 'admin' && method !== 'GET',
);

describe('the trail of administrators', () => {
  it('knows every call of theirs that does something', () => {
    expect(adminWrites.map(([name]) => name).filter((name) => ACTS[name] === undefined)).toEqual([]);
  });

  const here = Object.entries(ACTS).filter(([, act]) => act.isProvenElsewhere !== true);
  it.each(here)('keeps %s', async (name, { kind, prepare, payload, query, isDoneTo }) => {
    const endpoint: Endpoint | undefined = Object.entries<Endpoint>(api).find(([key]) => key === name)?.[1];
    if (endpoint === undefined) throw new Error('no such call');
    const [before] = (await trail()).entries;
    const asked = app.server.inject({
      method: endpoint.method,
      url: fillPath(endpoint.path, (await prepare?.()) ?? {}),
      query: query ?? {},
      headers: { authorization: `Bearer ${admin.accessToken}` },
      ...(payload && { payload }),
    });
    const answer = await settleWhile(app, Promise.resolve(asked));
    expect(answer.statusCode).toBe(200);
    const [entry] = (await trail()).entries;
    expect(entry?.id).not.toBe(before?.id);
    expect(entry).toMatchObject({
      kind,
      createdAt: app.clock.now().toISOString(),
      actor: { id: admin.user.id, email: ADMIN },
      target: isDoneTo === true ? { id: ada.user.id, email: ada.email } : null,
    });
  });

  it('keeps nothing of what was refused', async () => {
    const [before] = (await trail()).entries;
    for (const [name, endpoint] of adminWrites)
      await app.server.inject({
        method: endpoint.method,
        url: fillPath(endpoint.path, { userId: admin.user.id, deadLetterId: admin.user.id }),
        headers: { authorization: `Bearer ${ada.accessToken}` },
        ...(ACTS[name]?.payload && { payload: ACTS[name].payload }),
      });
    expect((await trail()).entries[0]?.id).toBe(before?.id);
  });

  it('holds no name and no address, and shows those of accounts that still exist', async () => {
    const eva = await app.openAccount({ email: 'eva@esempio.it', firstName: 'Evelina' });
    const params = { userId: eva.user.id };
    await app.call(api.setUserLimits, { as: admin, params, body: LIMITS });
    const { rows } = await app.ctx.db.execute(sql`select * from audit_log`);
    for (const personal of [eva.email, 'Evelina', ADMIN, ada.email])
      expect(JSON.stringify(rows)).not.toContain(personal);
    expect((await trail()).entries[0]?.target).toEqual({ id: eva.user.id, email: eva.email });
    await app.call(api.deleteAccount, { as: eva, body: { password: 'Prova-Citato-2026' } });
    await app.settleJobs();
    expect((await trail()).entries[0]).toMatchObject({
      subject: 'companies=3 prompts=plan task-lists=true analysis=plan',
      target: { id: eva.user.id, email: null },
    });
  });

  it('is read page by page and loses nothing on the way', async () => {
    await app.ctx.db.execute(sql`
      insert into audit_log (user_id, kind, subject, created_at)
      select ${admin.user.id}, case when n % 2 = 0 then 'signed_in' else 'stuck_released' end, '×' || n, now()
      from generate_series(1, ${4 * AUDIT_ENTRIES_PER_PAGE}) as n`);
    const seen: string[] = [];
    let page = await trail();
    for (;;) {
      seen.push(...page.entries.map(({ id }) => id));
      if (page.next === null) break;
      page = await trail(Number(page.next));
    }
    const { rows } = await app.ctx.db.execute<{ id: string }>(
      sql`select id::text from audit_log where kind not in ('signed_in', 'session_ended') order by audit_log.id desc`,
    );
    expect(seen).toEqual(rows.map(({ id }) => id));
    expect(seen.length).toBeGreaterThan(2 * AUDIT_ENTRIES_PER_PAGE);
  });

  it.each(['0', '-1', '1.5', 'ieri', '9007199254740993', ''])('does not begin at %j', async (before) => {
    const answer = await app.server.inject({
      url: `/api/admin/audit?before=${before}`,
      headers: { authorization: `Bearer ${admin.accessToken}` },
    });
    expect(answer.statusCode).toBe(400);
  });
});

describe('an administrator whose account is gone', () => {
  it('stays in the trail under one pseudonym', async () => {
    const second = await startTestApp({ beside: app, env: { ADMIN_EMAILS: 'altra@esempio.it' } });
    const other = await second.openAccount({ email: 'altra@esempio.it' });
    await second.call(api.clearStuckPrompts, { as: other });
    await second.call(api.sendOverduePrompts, { as: other });
    await second.call(api.deleteAccount, { as: other, body: { password: 'Prova-Citato-2026' } });
    await second.settleJobs();
    await second.stop();
    const [last, first] = (await trail()).entries;
    expect([last?.kind, first?.kind]).toEqual(['overdue_sent', 'stuck_released']);
    expect(last?.actor).toMatchObject({ email: null });
    expect(last?.actor?.id).not.toBe(other.user.id);
    expect(first?.actor).toEqual(last?.actor);
  });
});
