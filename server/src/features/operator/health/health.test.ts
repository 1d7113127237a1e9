import { api, type Health } from '@citato/contract';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MailRefused, type Mailer } from '#adapters/mailer';
import { findLastBackup } from '#platform/db';
import { createCompany, findPrompt, registerWithPlan } from '#test/monitoring-scene';
import { answerNaming, createScriptedEngine, noAnswer } from '#test/scripted-engine';
import { type SignedInUser, startTestApp, type TestApp, type TestAppOptions } from '#test/start-test-app';

let app: TestApp;
let admin: SignedInUser;
afterEach(() => app.stop());

async function start({ env, ...options }: TestAppOptions = {}): Promise<void> {
  app = await startTestApp({
    env: { ADMIN_EMAILS: 'capo@esempio.it', ACCESS_TTL_S: '86400', ...env },
    ...options,
  });
  admin = await app.openAccount({ email: 'capo@esempio.it' });
}

const inspect = async (): Promise<Health> => (await app.call(api.getHealth, { as: admin })).body;
const codes = async () => (await inspect()).findings.map(({ code }) => code);

/** A row of the ledger, so and so long ago and answered after so many milliseconds. */
async function book({
  hoursAgo,
  ms,
  status = 'ok',
  purpose = 'answer',
  engine = 'demo',
  costMicroDollars = 10_000,
}: {
  hoursAgo: number;
  ms: number;
  status?: string;
  purpose?: string;
  engine?: string;
  costMicroDollars?: number;
}): Promise<void> {
  const startedAt = new Date(app.clock.now().getTime() - hoursAgo * 3_600_000);
  const finishedAt = new Date(startedAt.getTime() + ms);
  await app.ctx.db.execute(sql`
    insert into engine_calls (id, purpose, engine, model, estimated_cost_micro_dollars, cost_micro_dollars, status,
      started_at, finished_at)
    values (gen_random_uuid(), ${purpose}, ${engine}, 'm', 1, ${costMicroDollars}, ${status},
      ${startedAt.toISOString()}, ${finishedAt.toISOString()})`);
}

describe('a fresh installation', () => {
  beforeEach(() => start());

  it('has nothing wrong, and says of what it knows nothing', async () => {
    expect(await inspect()).toMatchObject({
      findings: [],
      unknown: ['engines', 'mail', 'payments', 'backup'],
      engines: [{ subject: 'demo', isConfigured: true, breaker: 'closed' }],
      budget: null,
      deadLetters: { count: 0, newestAt: null },
      mail: { carrier: 'mailbox', failed: 0, waiting: 0, oldestWaitingSeconds: null, faults: [] },
      payments: {
        provider: 'sandbox',
        lastCheck: null,
        discrepancies: 0,
        lastDiscrepancyAt: null,
        disputes: { open: 0, dueBy: null },
        resting: 0,
      },
      backup: null,
    });
  });

  it('knows after a comparison that customers were compared, and after a copy how old it is', async () => {
    await app.ctx.db.execute(
      sql`insert into backups (taken_at, rows) values (${app.clock.now().toISOString()}, 9)`,
    );
    await app.ctx.db.execute(
      sql`insert into payment_checks values ('sandbox', ${app.clock.now().toISOString()}, 3, 0)`,
    );
    expect(await inspect()).toMatchObject({
      unknown: ['engines', 'mail'],
      payments: { lastCheck: { finishedAt: app.clock.now().toISOString(), compared: 3, failed: 0 } },
      backup: { takenAt: app.clock.now().toISOString() },
    });
    expect(await findLastBackup(app.ctx.db)).toEqual(app.clock.now());
    await app.ctx.db.execute(sql`update backups set taken_at = taken_at - interval '3 days'`);
    await app.ctx.db.execute(sql`update payment_checks set finished_at = finished_at - interval '3 days'`);
    expect(await codes()).toEqual(['payments_unchecked', 'backup_old']);
  });
});

describe('the figures of an engine', () => {
  beforeEach(() => start({ env: { ENGINE_DAILY_BUDGET_CENTS: '100', EUR_PER_USD: '0.9' } }));

  it('come from the ledger by Rome day: calls, failures, pace of answers, and all it cost', async () => {
    for (const ms of [1_000, 2_000, 3_000]) await book({ hoursAgo: 0.5, ms });
    await book({ hoursAgo: 0.5, ms: 60_000, status: 'failed', costMicroDollars: 0 });
    await book({ hoursAgo: 0.5, ms: 90_000, purpose: 'task_list', costMicroDollars: 100_000 });
    await book({ hoursAgo: 0.5, ms: 500, purpose: 'reading', costMicroDollars: 2_500 });
    await book({ hoursAgo: 0.5, ms: 500, purpose: 'reading', costMicroDollars: 2_500 });
    await book({ hoursAgo: 24 * 20, ms: 1 });
    const { engines, budget } = await inspect();
    const [demo, reader] = engines;
    expect(demo?.lastHour).toEqual({ calls: 5, failures: 1, p50Ms: 2_000, p95Ms: 2_900 });
    expect(demo?.days).toHaveLength(14);
    expect(demo?.days.at(-1)).toMatchObject({ calls: 5, failures: 1, p50Ms: 2_000 });
    expect(demo?.days.at(-1)?.costCents).toBeCloseTo(13 * 0.9);
    expect(demo?.days[0]).toMatchObject({ calls: 0, p50Ms: null, costCents: 0 });
    expect(reader).toMatchObject({
      subject: 'reader',
      isConfigured: false,
      lastHour: { calls: 2, p50Ms: 500 },
    });
    expect(budget?.dayCents).toBeCloseTo(90);
    expect(budget?.leftCents).toBeCloseTo((100 - 13.5) * 0.9);
  });

  it('say when half of the calls fail, and when the money is spent', async () => {
    for (let call = 0; call < 10; call += 1) await book({ hoursAgo: 0.1, ms: 10, status: 'failed' });
    await book({ hoursAgo: 0.2, ms: 10, costMicroDollars: 1_000_000 });
    expect(await codes()).toEqual(['budget_spent', 'engine_failing']);
  });
});

describe('what goes wrong', () => {
  it('is an engine that does not answer, first as a pause and after half an hour as down', async () => {
    await start({
      engines: [createScriptedEngine({ reply: () => noAnswer() })],
      env: { ANSWERS_PER_ANALYSIS: '5' },
    });
    const ada = await registerWithPlan(app, 'business');
    await createCompany(app, ada, { prompts: ['Chi ripara caldaie a Modena?'] });
    await app.settleJobs();
    const first = await inspect();
    expect(first.findings).toContainEqual({ code: 'engine_paused', severity: 'watch', subject: 'openai' });
    expect(first.engines[0]).toMatchObject({
      breaker: 'open',
      lastHour: { calls: 5, failures: 5, p50Ms: null },
    });
    app.clock.advance({ minutes: 31 });
    expect((await inspect()).findings).toContainEqual({
      code: 'engine_down',
      severity: 'act',
      subject: 'openai',
    });
  });

  it('is an account at a vendor that cannot pay: one sentence at once, the engine paused, no figure touched', async () => {
    let isPaid = false;
    const engine = createScriptedEngine({
      id: 'ai_mode',
      reply: () => (isPaid ? answerNaming('Aruba') : noAnswer('out_of_credit')),
    });
    const other = createScriptedEngine({ reply: () => answerNaming('Hosting Rossi') });
    await start({ engines: [other, engine], env: { ANSWERS_PER_ANALYSIS: '5' } });
    const ada = await registerWithPlan(app, 'business');
    const { prompt } = await createCompany(app, ada);
    await app.settleJobs();
    const asked = engine.asked.length;
    expect((await inspect()).findings).toContainEqual({
      code: 'engine_out_of_credit',
      severity: 'act',
      subject: 'ai_mode',
    });
    const { monitoringData, missingEngines } = await findPrompt(app, ada, prompt.id);
    expect(monitoringData[0]).toMatchObject({ mentionRate: { percent: 100, n: 5 }, engines: ['openai'] });
    expect(missingEngines.map(({ engine: id }) => id)).toEqual(['ai_mode']);
    expect(missingEngines[0]?.reason).toContain('conto da saldare');
    // Nobody asks before the pause is over, whoever starts an analysis.
    await app.call(api.startAnalysis, { as: ada, body: { promptId: prompt.id } });
    await app.settleJobs();
    expect(engine.asked.length).toBe(asked);
    isPaid = true;
    for (let quarter = 0; quarter < 8; quarter += 1) {
      app.clock.advance({ minutes: 15 });
      await app.settleJobs();
    }
    expect(await codes()).not.toContain('engine_out_of_credit');
    expect((await findPrompt(app, ada, prompt.id)).missingEngines).toEqual([]);
  });

  it('is that the demo engine answers customers, where the operator has allowed it', async () => {
    await start({ env: { NODE_ENV: 'production', ALLOW_EMBEDDED: 'true', RATE_LIMIT_SCALE: '1' } });
    expect((await inspect()).findings).toEqual([
      { code: 'answers_invented', severity: 'watch', subject: null },
    ]);
  });

  it('is work nobody begins', async () => {
    await start();
    const ada = await registerWithPlan(app, 'business');
    await createCompany(app, ada, { prompts: ['Chi ripara caldaie a Modena?'] });
    expect(await codes()).toEqual([]);
    app.clock.advance({ minutes: 2 });
    const { findings, queue } = await inspect();
    expect(findings[0]).toEqual({ code: 'no_worker', severity: 'act', subject: null });
    expect(queue).toMatchObject({ running: 0, oldestDueSeconds: 120 });
    await app.settleJobs();
    expect((await inspect()).queue).toEqual({ due: 0, running: 0, oldestDueSeconds: null });
  });

  it('is mail that is refused or waits, told by code and never by the words of a server', async () => {
    let fault: Error = new MailRefused('550 5.1.1 <nessuno@esempio.it>: unknown');
    const mailer: Mailer = { kind: 'smtp', deliver: () => Promise.reject(fault) };
    await start({ mailer });
    const ask = (email: string) => app.call(api.requestPasswordReset, { body: { email } });
    await ask(admin.email);
    await app.settleJobs();
    expect((await inspect()).mail).toMatchObject({
      failed: 1,
      waiting: 0,
      faults: [{ fault: 'address_unknown', count: 1 }],
    });
    fault = new Error('Invalid login: 535 5.7.8 authentication failed');
    await ask(admin.email);
    await app.settleJobs();
    app.clock.advance({ minutes: 15 });
    const reported = await inspect();
    expect(reported.mail).toMatchObject({
      failed: 1,
      waiting: 1,
      oldestWaitingSeconds: 900,
      waitingFaults: [{ fault: 'login', count: 1 }],
    });
    expect(reported.findings.map(({ code }) => code).slice(0, 3)).toEqual([
      'no_worker',
      'mail_login',
      'mail_waiting',
    ]);
    expect(JSON.stringify(reported)).not.toMatch(/esempio|Invalid login|5\.7\.8|unknown:/);
  });
});
