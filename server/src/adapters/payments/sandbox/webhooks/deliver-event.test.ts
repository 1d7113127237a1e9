import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/start-test-app';

let app: TestApp;
afterEach(() => app.stop());

/** An app whose endpoint answers what the test wants. */
async function startWith(answer: (attempt: number) => number | Error) {
  const sent: { body: string; signature: string }[] = [];
  app = await startTestApp({
    postWebhook: (request) => {
      sent.push(request);
      const status = answer(sent.length);
      return status instanceof Error ? Promise.reject(status) : Promise.resolve(status);
    },
  });
  const { provider } = app.app.adapters.payments;
  await provider.createCustomer({
    idempotencyKey: randomUUID(),
    userId: randomUUID(),
    email: 'ada@esempio.it',
    name: null,
  });
  return { sent, provider };
}

it('sends an event until it is taken, signed anew each time', async () => {
  const answers = [404, new Error('nobody answers'), 302, 200];
  const { sent, provider } = await startWith((attempt) => answers[attempt - 1] ?? 200);
  for (let turn = 0; turn < 8; turn += 1) {
    await app.settleJobs();
    app.clock.advance({ minutes: 6 });
  }
  expect(sent).toHaveLength(answers.length);
  expect(new Set(sent.map(({ body }) => body)).size).toBe(1);
  expect(new Set(sent.map(({ signature }) => signature)).size).toBe(answers.length);
  const last = sent.at(-1);
  const signedAt = new Date(Number(/t=(\d+)/.exec(last?.signature ?? '')?.[1]) * 1000);
  expect(provider.readWebhook({ body: '', signature: null, ...last, now: signedAt }).ok).toBe(true);
});

it('holds nothing of whom the customer is', async () => {
  const { sent } = await startWith(() => 200);
  await app.settleJobs();
  const { rows } = await app.ctx.db.execute(
    sql`select (select json_agg(o) from sandbox_objects o)::text || (select json_agg(r) from sandbox_requests r)::text as all`,
  );
  expect(JSON.stringify([rows, sent])).not.toMatch(/ada@|esempio/);
});

it('gives up after about three days, and puts the event aside for the administrator', async () => {
  const { sent } = await startWith(() => 500);
  const countDead = async () => {
    const { rows } = await app.ctx.db.execute<{ dead: number }>(
      sql`select count(*)::int as dead from dead_jobs where kind = 'payment-sandbox.deliver-event'`,
    );
    return rows[0]?.dead;
  };
  const startedAt = app.clock.now().getTime();
  for (let hour = 0; hour < 100 && (await countDead()) === 0; hour += 1) {
    await app.settleJobs();
    app.clock.advance({ hours: 1 });
  }
  const days = (app.clock.now().getTime() - startedAt) / 86_400_000;
  expect(await countDead()).toBe(1);
  expect(days).toBeGreaterThan(3);
  expect(days).toBeLessThan(4);
  expect(sent.length).toBeGreaterThan(70);
});
