import { api } from '@citato/contract';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createCompany } from '#test/monitoring-scene';
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
    await scene.app.call(api.triggerAnalysis, { as: scene.ada(), body: { promptId: prompt.id } });
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
    await scene.app.call(api.updateWebhook, { as: scene.ada(), params, body: { isEnabled: true } });
    scene.answer.status = 200;
    expect((await scene.app.call(api.resendWebhookDelivery, call)).body).toMatchObject({ status: 'waiting' });
    expect((await scene.app.callRefused(api.resendWebhookDelivery, call)).body.code).toBe(
      'webhooks.still_waiting',
    );
    await scene.app.settleJobs();
    expect(await scene.log(params)).toMatchObject([{ status: 'delivered', attempts: 1 }]);
    expect(scene.received.map(idOf)).toEqual([line?.messageId, line?.messageId]);
  });

  it('is not sent once its endpoint is switched off or removed', async () => {
    const { params } = await scene.register();
    scene.answer.status = 500;
    await createCompany(scene.app, scene.ada());
    await scene.app.settleJobs();
    await scene.app.call(api.updateWebhook, { as: scene.ada(), params, body: { isEnabled: false } });
    expect(await scene.log(params)).toMatchObject([{ status: 'failed', fault: 'endpoint_off' }]);
    await scene.app.call(api.deleteWebhook, { as: scene.ada(), params });
    await scene.pass(1);
    expect(scene.received).toHaveLength(1);
    const { rows } = await scene.app.ctx.db.execute(sql`select 1 from webhook_deliveries`);
    expect(rows).toEqual([]);
  });
});
