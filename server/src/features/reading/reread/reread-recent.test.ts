import { api, type LiveEvent } from '@citato/contract';
import { type SQL, sql } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { toId } from '#lib/ids';
import { createCompany, findPrompt, registerWithPlan } from '#test/monitoring-scene';
import { answerNaming, createScriptedEngine } from '#test/scripted-engine';
import { type SignedInUser, startTestApp, type TestApp } from '#test/start-test-app';
import { rereadCompany } from './reread-company.ts';

let app: TestApp;
afterEach(() => app.stop());

/** An account whose prompt was answered three times a day, for so many days. */
async function monitorFor(days: number) {
  const engine = createScriptedEngine({ reply: () => answerNaming('Aruba', 'Netsons') });
  app = await startTestApp({ engines: [engine], env: { ANSWERS_PER_ANALYSIS: '3' } });
  let ada = await registerWithPlan(app, 'business');
  const { company, prompt } = await createCompany(app, ada);
  await app.settleJobs();
  for (let day = 1; day < days; day += 1) {
    app.clock.advance({ days: 1 });
    ada = await app.renew(ada);
    await app.call(api.startAnalysis, { as: ada, body: { promptId: prompt.id } });
    await app.settleJobs();
  }
  return { ada, companyId: company.id, promptId: prompt.id };
}

const ignoreAruba = (as: SignedInUser, companyId: string) =>
  app.call(api.setCompanyAliases, {
    as,
    params: { companyId },
    body: { own: [], competitors: [], ignored: ['Aruba'] },
  });
const listNames = async (as: SignedInUser, promptId: string) =>
  (await findPrompt(app, as, promptId)).monitoringData[0]?.mentionedCompanies.map(({ name }) => name);
const update = (change: SQL) => app.ctx.db.execute(change);
/** A day at a time. */
const rereadSlowly = (companyId: string) =>
  rereadCompany(
    app.ctx,
    { companyId: toId(companyId) },
    { signal: new AbortController().signal, answersPerBatch: 3 },
  );
const countStale = async (revision: number) => {
  const { rows } = await app.ctx.db.execute<{ count: number }>(
    sql`select count(*)::int as count from analysis_results where names_revision = ${revision}`,
  );
  return rows[0]?.count;
};

/** Answers read under the newest names whose turn is still to come. */
const countReadAhead = async () => {
  const { rows } = await app.ctx.db.execute<{ count: number }>(
    sql`select count(*)::int as count from analysis_results where is_read_ahead`,
  );
  return rows[0]?.count;
};

test('a correction of a name is read into the last thirty days first, which tell how far they are', async () => {
  const { ada, promptId, companyId } = await monitorFor(4);
  // Two of the four days lie long ago.
  const { rows: old } = await app.ctx.db.execute<{ id: string; moment: string }>(sql`
    select id, (created_at - interval '60 days')::text as moment from analysis_results
    where day < (select max(day) - 1 from analysis_results)`);
  for (const { id, moment } of old) {
    await update(sql`update analysis_results set day = day - 60, created_at = ${moment} where id = ${id}`);
    await update(sql`update answer_texts set created_at = ${moment} where result_id = ${id}`);
  }
  await update(sql`update analyses a set day = r.day from analysis_results r where r.analysis_id = a.id`);
  await rereadSlowly(companyId);
  await update(sql`delete from live_events`);
  await ignoreAruba(ada, companyId);
  await rereadSlowly(companyId);

  // Every batch is one transaction: the order in which they wrote is the order of the events.
  const { rows } = await app.ctx.db.execute<{ event: LiveEvent }>(
    sql`select event from live_events order by id`,
  );
  const recent = [
    { type: 'company.rereading', companyId, rereading: { done: 0, total: 6 } },
    { type: 'company.rereading', companyId, rereading: { done: 3, total: 6 } },
    { type: 'company.rereading', companyId, rereading: { done: 6, total: 6 } },
    { type: 'monitoring.updated', companyId, promptId, lastUpdate: app.clock.now().toISOString() },
    { type: 'company.rereading', companyId, rereading: null },
  ];
  expect(rows.map(({ event }) => event)).toEqual(recent);
  expect(await countStale(0)).toBe(0);
  expect(await countReadAhead()).toBe(0);
});

test('the list of companies says how far the numbers are until they are new, also after a worker died', async () => {
  const { ada, promptId, companyId } = await monitorFor(3);
  const listed = async () => (await app.call(api.listCompanies, { as: ada })).body.companies[0]?.rereading;
  expect(await listed()).toBeNull();
  await ignoreAruba(ada, companyId);
  const killed = new AbortController();
  const stopAfterOne: typeof app.ctx.live = {
    ...app.ctx.live,
    publish: async (tx, message) => {
      await app.ctx.live.publish(tx, message);
      const { event } = message;
      if (event.type === 'company.rereading' && event.rereading?.done === 3) killed.abort();
    },
  };
  const work = rereadCompany(
    { ...app.ctx, live: stopAfterOne },
    { companyId: toId(companyId) },
    { signal: killed.signal, answersPerBatch: 3 },
  );
  await expect(work).rejects.toThrow();
  expect(await listed()).toEqual({ done: 3, total: 9 });
  expect([await countStale(1), await countReadAhead()]).toEqual([3, 3]);
  expect(await listNames(ada, promptId)).toContain('Aruba');
  // Another worker goes on where that one was killed.
  await app.settleJobs();
  expect(await listed()).toBeNull();
  expect([await countStale(1), await countReadAhead()]).toEqual([9, 0]);
  expect(await listNames(ada, promptId)).not.toContain('Aruba');
});
