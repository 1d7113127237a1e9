import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { api } from '@citato/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { withTransaction } from '#platform/db';
import { defineJob } from '#platform/jobs';
import { countRows, createCompany, registerWithPlan } from './monitoring-scene.ts';
import { answerNaming, createScriptedEngine } from './scripted-engine.ts';
import { type TestApp, startTestApp } from './start-test-app.ts';

const SOURCES = join(import.meta.dirname, '../src');
/** Whatever calls itself a purge; a new one is found by its name. */
const PURGES = globSync('**/*.ts', { cwd: SOURCES })
  .filter((file) => !file.endsWith('.test.ts'))
  .flatMap((file) => [
    ...readFileSync(join(SOURCES, file), 'utf8').matchAll(/name: '([a-z-]+\.(?:purge|prune)-[a-z-]+)'/g),
  ])
  .map(([, name = '']) => defineJob({ name, schema: z.object({}), retryLimit: 0 }));
const TABLES = [
  'users',
  'sessions',
  'emails',
  'audit_log',
  'prompt_suggestions',
  'live_events',
  'rate_limits',
  'answer_texts',
];

let app: TestApp;
beforeAll(async () => {
  const engine = createScriptedEngine({ reply: () => answerNaming('Hosting Rossi') });
  app = await startTestApp({ engines: [engine] });
});
afterAll(() => app.stop());

const purgeAll = async (after: Parameters<TestApp['clock']['advance']>[0]) => {
  app.clock.advance(after);
  for (const job of PURGES) await withTransaction(app.ctx.db, (tx) => app.ctx.queue.enqueue(tx, job, {}));
  await app.settleJobs();
};
const countAll = async () =>
  Object.fromEntries(
    await Promise.all(TABLES.map(async (table) => [table, await countRows(app, table)] as const)),
  );

it('no purge removes anything for a day after the clock jumped a year ahead, and each does afterwards', async () => {
  expect(PURGES.map(({ name }) => name).sort()).toHaveLength(5);
  // Their clocks are trusted before there is anything to lose.
  await purgeAll({});
  await purgeAll({ days: 1 });
  const ada = await registerWithPlan(app, 'free');
  await createCompany(app, ada);
  await app.settleJobs();
  await app.ctx.db.execute(sql`update prompt_states set next_run_at = null`);
  await app.call(api.requestSuggestions, { as: ada, body: { websiteUrl: 'https://esempio.it' } });
  await app.call(api.register, { body: { email: 'mai@esempio.it', password: 'Prova-Citato-2026' } });
  await app.settleJobs();
  const before = await countAll();
  expect(Object.entries(before).filter(([, count]) => count === 0)).toEqual([]);

  await purgeAll({ days: 366 });
  await purgeAll({ hours: 1 });
  await purgeAll({ hours: 22 });
  expect(await countAll()).toEqual(before);
  // Whoever sets the clock right within the day has lost nothing, nor has anybody on the day after.
  await purgeAll({ days: -366 });
  await purgeAll({ hours: 23 });
  expect(await countAll()).toEqual(before);

  await purgeAll({ days: 366 });
  await purgeAll({ days: 1 });
  const left = await countAll();
  expect(left).toEqual({
    ...left,
    sessions: 0,
    emails: 0,
    audit_log: 0,
    prompt_suggestions: 0,
    live_events: 0,
    answer_texts: 0,
  });
  expect([left['users'], left['rate_limits']]).toEqual([1, 0]);
});
