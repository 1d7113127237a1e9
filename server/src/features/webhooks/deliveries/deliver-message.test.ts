import { api } from '@citato/contract';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCompany, grantPlan } from '#test/monitoring-scene';
import { startTestApp } from '#test/start-test-app';
import { idOf, startWebhookScene } from '#test/webhooks/webhook-scene';

let scene: Awaited<ReturnType<typeof startWebhookScene>>;
beforeEach(async () => {
  scene = await startWebhookScene();
});
afterEach(() => scene.stop());

describe('a message that does not arrive', () => {
  it('is tried again, under its own id, until it does', async () => {
    const { params } = await scene.register();
    scene.answer.status = 503;
    await createCompany(scene.app, scene.ada());
    await scene.app.settleJobs();
    expect(await scene.log(params)).toMatchObject([{ status: 'waiting', attempts: 1, responseStatus: 503 }]);
    expect((await scene.list())[0]?.failingSince).toBe(scene.app.clock.now().toISOString());
    scene.answer.status = 200;
    scene.app.clock.advance({ seconds: 5 });
    await scene.app.settleJobs();
    expect(await scene.log(params)).toMatchObject([
      { status: 'delivered', attempts: 2, responseStatus: 200, excerpt: '{"ok":true}', fault: null },
    ]);
    expect(new Set(scene.received.map(idOf)).size).toBe(1);
    expect((await scene.list())[0]?.failingSince).toBeNull();
  });

  it('because the endpoint is gone switches it off, and its owner hears of it', async () => {
    const { params } = await scene.register();
    scene.answer.status = 410;
    await createCompany(scene.app, scene.ada());
    await scene.app.settleJobs();
    expect(await scene.list()).toMatchObject([{ status: 'disabled', disabledBecause: 'gone' }]);
    expect(await scene.log(params)).toMatchObject([{ status: 'failed', attempts: 1, responseStatus: 410 }]);
    const { rows } = await scene.app.ctx.db.execute(
      sql`select subject from emails where kind = 'webhook-disabled'`,
    );
    expect(rows).toEqual([{ subject: 'Un tuo webhook è stato spento' }]);
  });

  it('for three days switches the endpoint off, and what waits is not sent', async () => {
    const { params } = await scene.register(['analysis.completed']);
    scene.answer.status = 500;
    const { prompt } = await createCompany(scene.app, scene.ada());
    await scene.app.settleJobs();
    await scene.pass(3);
    await scene.app.call(api.startAnalysis, { as: scene.ada(), body: { promptId: prompt.id } });
    await scene.app.settleJobs();
    expect(await scene.list()).toMatchObject([{ status: 'disabled', disabledBecause: 'failing' }]);
    const calls = scene.received.length;
    await scene.pass(1);
    expect(scene.received).toHaveLength(calls);
    const states = (await scene.log(params)).map(({ status }) => status);
    expect(new Set(states)).toEqual(new Set(['failed']));
  });

  it('can be sent again by hand, under its own id; not while it is off or still tried', async () => {
    const { params } = await scene.register();
    scene.answer.status = 410;
    await createCompany(scene.app, scene.ada());
    await scene.app.settleJobs();
    const [line] = await scene.log(params);
    const call = { as: scene.ada(), params: { ...params, deliveryId: line?.id ?? '' } };
    expect((await scene.app.callRefused(api.resendWebhookDelivery, call)).body.code).toBe(
      'webhooks.switched_off',
    );
    await scene.app.call(api.updateWebhookEndpoint, { as: scene.ada(), params, body: { isEnabled: true } });
    scene.answer.status = 200;
    expect((await scene.app.call(api.resendWebhookDelivery, call)).body).toMatchObject({ status: 'waiting' });
    expect((await scene.app.callRefused(api.resendWebhookDelivery, call)).body.code).toBe(
      'webhooks.still_waiting',
    );
    await scene.app.settleJobs();
    expect(await scene.log(params)).toMatchObject([{ status: 'delivered', attempts: 1 }]);
    expect(scene.received.map(idOf)).toEqual([line?.messageId, line?.messageId]);
  });

  it('is tried once at a time, also where a job of before it was sent again by hand still waits', async () => {
    const { params } = await scene.register();
    scene.answer.status = 503;
    await createCompany(scene.app, scene.ada());
    await scene.app.settleJobs();
    for (const isEnabled of [false, true])
      await scene.app.call(api.updateWebhookEndpoint, { as: scene.ada(), params, body: { isEnabled } });
    const [line] = await scene.log(params);
    const call = { as: scene.ada(), params: { ...params, deliveryId: line?.id ?? '' } };
    await scene.app.call(api.resendWebhookDelivery, call);
    await scene.app.settleJobs();
    expect(scene.received).toHaveLength(2);
    const beside = await startTestApp({ beside: scene.app });
    // The receiver takes its time: until the other job has posted as well, or has put itself off. It goes on by itself
    // where one process has taken both jobs and does one after the other.
    scene.answer.before = () =>
      vi
        .waitFor(async () => {
          const now = scene.app.clock.now().toISOString();
          const { rows } = await scene.app.ctx.db.execute(sql`select 1 from jobs where run_at > ${now}`);
          expect(scene.received.length > 3 || rows.length > 0).toBe(true);
        }, 3_000)
        .catch(() => undefined);
    scene.app.clock.advance({ seconds: 5 });
    await Promise.all([scene.app.settleJobs(), beside.settleJobs()]);
    await beside.stop();
    expect(scene.received).toHaveLength(3);
    expect(await scene.log(params)).toMatchObject([{ status: 'waiting', attempts: 2 }]);
  });

  it('is not sent once its endpoint is switched off or removed', async () => {
    const { params } = await scene.register();
    scene.answer.status = 500;
    await createCompany(scene.app, scene.ada());
    await scene.app.settleJobs();
    await scene.app.call(api.updateWebhookEndpoint, { as: scene.ada(), params, body: { isEnabled: false } });
    expect(await scene.log(params)).toMatchObject([{ status: 'failed', fault: 'endpoint_off' }]);
    await scene.app.call(api.deleteWebhookEndpoint, { as: scene.ada(), params });
    await scene.pass(1);
    expect(scene.received).toHaveLength(1);
    const { rows } = await scene.app.ctx.db.execute(sql`select 1 from webhook_deliveries`);
    expect(rows).toEqual([]);
  });

  it('is not sent once the plan holds its endpoint no more, the log says so, and a plan that does sends it again by hand', async () => {
    const oldest = await scene.register(['analysis.completed'], 'primo');
    scene.app.clock.advance({ seconds: 1 });
    const younger = await scene.register(['analysis.completed'], 'secondo');
    scene.answer.status = 503;
    await createCompany(scene.app, scene.ada());
    await scene.app.settleJobs();
    await scene.app.ctx.db.execute(sql`update plans set max_webhooks = 1 where id = 'pro'`);
    await grantPlan(scene.app, scene.ada(), 'pro');
    const earlier = scene.received.length;
    scene.answer.status = 200;
    scene.app.clock.advance({ seconds: 5 });
    await scene.app.settleJobs();
    expect(scene.received.slice(earlier).map(({ path }) => path)).toEqual(['/primo']);
    expect(await scene.log(oldest.params)).toMatchObject([{ status: 'delivered', fault: null }]);
    const [line] = await scene.log(younger.params);
    expect(line).toMatchObject({ status: 'failed', fault: 'not_included', attempts: 1, nextAttemptAt: null });
    await grantPlan(scene.app, scene.ada(), 'guru');
    const params = { ...younger.params, deliveryId: line?.id ?? '' };
    await scene.app.call(api.resendWebhookDelivery, { as: scene.ada(), params });
    await scene.app.settleJobs();
    expect(await scene.log(younger.params)).toMatchObject([{ status: 'delivered', fault: null }]);
  });

  it('is not sent once its account is gone, whether it waits or its analysis has only just ended', async () => {
    await scene.register();
    scene.answer.status = 503;
    await createCompany(scene.app, scene.ada());
    await scene.app.settleJobs();
    const { rows } = await scene.app.ctx.db.execute<{ id: string; prompt_id: string; company_id: string }>(
      sql`select id, prompt_id, company_id from analyses`,
    );
    const userId = scene.ada().user.id;
    const password = scene.ada().password;
    await scene.app.call(api.deleteAccount, { as: scene.ada(), body: { password } });
    // A worker had claimed the analysis before the account was deleted, and sends its event afterwards.
    const [analysis] = rows;
    const now = scene.app.clock.now().toISOString();
    await scene.app.ctx.db.execute(sql`
      insert into jobs (id, kind, payload, retry_limit, run_at, created_at)
      values (gen_random_uuid(), 'analysis.analysis-finished/webhooks.notify-endpoints', jsonb_build_object(
        'analysisId', ${analysis?.id}::text, 'promptId', ${analysis?.prompt_id}::text,
        'companyId', ${analysis?.company_id}::text, 'userId', ${userId}::text, 'outcome', 'finished'),
        10, ${now}, ${now})`);
    scene.answer.status = 200;
    scene.app.clock.advance({ seconds: 5 });
    await scene.app.settleJobs();
    expect(scene.received).toHaveLength(1);
    const left = await scene.app.ctx.db.execute(sql`
      select id::text from webhook_deliveries union all select kind from jobs where kind like '%webhooks%'
      union all select kind from dead_jobs`);
    expect(left.rows).toEqual([]);
  });
});
