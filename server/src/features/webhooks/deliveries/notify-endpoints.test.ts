import { api } from '@citato/contract';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withTransaction } from '#platform/db';
import { createCompany, grantPlan } from '#test/monitoring-scene';
import { startTestApp } from '#test/start-test-app';
import { idOf, readArrival, startWebhookScene, verifyArrival } from '#test/webhooks/webhook-scene';

let scene: Awaited<ReturnType<typeof startWebhookScene>>;
beforeEach(async () => {
  scene = await startWebhookScene();
});
afterEach(() => scene.stop());

describe('an analysis with new numbers', () => {
  it('is told once to every endpoint that wants it, signed with that endpoint’s secret', async () => {
    const one = await scene.register();
    const two = await scene.register(['analysis.completed'], 'altro');
    await scene.register(['mention.lost'], 'zitto');
    const { company, prompt } = await createCompany(scene.app, scene.ada());
    await scene.app.settleJobs();
    expect(scene.received.map(({ path }) => path).toSorted()).toEqual(['/altro', '/hook']);
    const hook = scene.received.find(({ path }) => path === '/hook');
    const other = scene.received.find(({ path }) => path === '/altro');
    if (hook === undefined || other === undefined) throw new Error('Nothing arrived');
    expect(verifyArrival(hook, one.secret)).toMatchObject({
      type: 'analysis.completed',
      data: {
        company: { id: company.id, name: 'Hosting Rossi' },
        prompt: { id: prompt.id, text: 'Qual è il miglior hosting?', series: 1 },
        url: `http://localhost:3000/?azienda=${company.id}`,
        isDemo: true,
        engines: [{ engine: 'demo', answers: { ok: 2, refused: 0, empty: 0, failed: 0 } }],
      },
    });
    verifyArrival(other, two.secret);
    expect(() => verifyArrival(other, one.secret)).toThrow();
    expect(idOf(hook)).toBe(idOf(other));
  });

  it('leaves nothing behind where its endpoint goes at the same moment', async () => {
    const { params } = await scene.register();
    const { db } = scene.app.ctx;
    await createCompany(scene.app, scene.ada());
    let settling = Promise.resolve();
    await withTransaction(db, async (tx) => {
      await tx.execute(sql`delete from webhook_endpoints where id = ${params.webhookId}`);
      settling = scene.app.settleJobs();
      await vi.waitFor(async () => {
        const { rows } = await db.execute(
          sql`select query from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
        );
        expect(JSON.stringify(rows)).toContain('webhook_endpoints');
      }, 20_000);
    });
    await settling;
    const { rows } = await db.execute(sql`select id from webhook_deliveries`);
    expect([rows, scene.received]).toEqual([[], []]);
  });

  it('is told no more often when the event is delivered again, or by two workers at once', async () => {
    const { params } = await scene.register();
    await createCompany(scene.app, scene.ada());
    await scene.app.settleJobs();
    const beside = await startTestApp({ beside: scene.app });
    const { rows } = await scene.app.ctx.db.execute<{ id: string; prompt_id: string; company_id: string }>(
      sql`select id, prompt_id, company_id from analyses`,
    );
    const [analysis] = rows;
    for (let time = 0; time < 3; time += 1)
      await scene.app.ctx.db.execute(sql`
        insert into jobs (id, kind, payload, retry_limit, run_at, created_at)
        values (gen_random_uuid(), 'analysis.analysis-finished/webhooks.notify-endpoints', jsonb_build_object(
          'analysisId', ${analysis?.id}::text, 'promptId', ${analysis?.prompt_id}::text,
          'companyId', ${analysis?.company_id}::text, 'userId', ${scene.ada().user.id}::text, 'outcome', 'finished'),
          10, ${scene.app.clock.now().toISOString()}, ${scene.app.clock.now().toISOString()})`);
    await Promise.all([scene.app.settleJobs(), beside.settleJobs()]);
    await beside.stop();
    expect(scene.received).toHaveLength(1);
    expect(await scene.log(params)).toHaveLength(1);
  });

  it.each([0, 1])('makes work for as many accounts as have an endpoint: %s', async (accounts) => {
    const { db } = scene.app.ctx;
    await db.execute(sql`create table noted (kind text)`);
    await db.execute(sql`
      create function note_job() returns trigger language plpgsql as $$ begin
        insert into noted values (new.kind); return null; end $$`);
    await db.execute(
      sql`create trigger note_job after insert on jobs for each row execute function note_job()`,
    );
    if (accounts > 0) await scene.register();
    await createCompany(scene.app, scene.ada());
    await scene.app.settleJobs();
    const { rows } = await db.execute(
      sql`select kind from noted where kind like '%/webhooks.notify-endpoints'`,
    );
    expect(rows).toHaveLength(accounts);
  });

  it('is told to nobody whose plan holds no webhooks any more, and the list says so', async () => {
    const { params } = await scene.register();
    await createCompany(scene.app, scene.ada());
    await grantPlan(scene.app, scene.ada(), 'free');
    await scene.app.settleJobs();
    expect(scene.received).toEqual([]);
    expect(await scene.list()).toMatchObject([{ status: 'not_included', disabledBecause: null }]);
    const refused = await scene.app.callRefused(api.testWebhookEndpoint, { as: scene.ada(), params });
    expect([refused.status, refused.body.code]).toEqual([403, 'webhooks.not_included']);
  });
});

describe('a proven change', () => {
  /** Puts a verdict beside the numbers of a prompt, as the comparison of two weeks would. */
  async function prove(promptId: string, difference: number) {
    const [low, high] = difference > 0 ? [22, 73] : [-73, -22];
    const change = {
      verdict: difference > 0 ? 'rising' : 'falling',
      days: 7,
      previousPercent: 20,
      previousN: 35,
      currentPercent: 20 + difference,
      currentN: 35,
      points: { difference, low, high },
      changedEngines: [],
    };
    await scene.app.ctx.db.execute(
      sql`update monitoring_data set change = ${JSON.stringify(change)}::jsonb where prompt_id = ${promptId}`,
    );
  }
  /** The event of another analysis, as it ends. */
  async function finish(promptId: string) {
    await scene.app.ctx.db.execute(sql`
      insert into jobs (id, kind, payload, retry_limit, run_at, created_at)
      select gen_random_uuid(), 'analysis.analysis-finished/webhooks.notify-endpoints', jsonb_build_object(
        'analysisId', gen_random_uuid(), 'promptId', prompt_id, 'companyId', company_id, 'userId', user_id,
        'outcome', 'finished'), 10, ${scene.app.clock.now().toISOString()}, ${scene.app.clock.now().toISOString()}
      from analyses where prompt_id = ${promptId} limit 1`);
    await scene.app.settleJobs();
  }
  const listReceived = () => scene.received.map((arrival) => readArrival(arrival).type);

  it('is told once, in its direction, with what was compared', async () => {
    await scene.register(['mention.gained', 'mention.lost']);
    const { prompt } = await createCompany(scene.app, scene.ada(), { prompts: ['Dove compro il pane?'] });
    await scene.app.settleJobs();
    expect(listReceived()).toEqual([]);
    await prove(prompt.id, 52);
    await finish(prompt.id);
    await finish(prompt.id);
    expect(listReceived()).toEqual(['mention.gained']);
    expect(readArrival(scene.received[0]).data).toMatchObject({
      prompt: { id: prompt.id },
      days: 7,
      previous: { percent: 20, answers: 35 },
      current: { percent: 72, answers: 35 },
      difference: { points: 52, low: 22, high: 73 },
    });
    await prove(prompt.id, -52);
    await finish(prompt.id);
    expect(listReceived()).toEqual(['mention.gained', 'mention.lost']);
  });

  it('of a prompt that names the company itself is told to nobody', async () => {
    await scene.register(['mention.gained']);
    const { prompt } = await createCompany(scene.app, scene.ada(), { prompts: ['Com’è Hosting Rossi?'] });
    await scene.app.settleJobs();
    await prove(prompt.id, 52);
    await finish(prompt.id);
    expect(listReceived()).toEqual([]);
  });
});
