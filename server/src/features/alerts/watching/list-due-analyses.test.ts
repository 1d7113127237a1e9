import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AccountId, CompanyId, PromptId } from '#lib/ids';
import { toId } from '#lib/ids';
import { romeDay } from '#lib/rome-time';
import { type Transaction, withTransaction } from '#platform/db';
import { createCompany, registerWithPlan } from '#test/monitoring-scene';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { listDueAnalyses } from './list-due-analyses.ts';

let app: TestApp;
let userId: AccountId;
let companyId: CompanyId;
let first: PromptId;
let second: PromptId;

beforeAll(async () => {
  app = await startTestApp();
  const ada = await registerWithPlan(app, 'business');
  const { company } = await createCompany(app, ada, {
    prompts: ['Qual è il miglior hosting?', 'Un hosting per Lecce?'],
  });
  await app.settleJobs();
  userId = toId<AccountId>(ada.user.id);
  companyId = toId<CompanyId>(company.id);
  const [one, other] = company.prompts.map(({ id }) => toId<PromptId>(id));
  if (one === undefined || other === undefined) throw new Error('No prompts');
  [first, second] = [one, other];
});
afterAll(() => app.stop());

const today = () => romeDay(app.clock.now());

async function endAnother(tx: Transaction, promptId: PromptId): Promise<unknown[]> {
  await tx.execute(sql`
    insert into analyses select (jsonb_populate_record(a, jsonb_build_object('id', gen_random_uuid(), 'request_id', gen_random_uuid(), 'day', ${today()}::text))).*
    from analyses a where prompt_id = ${promptId} order by day limit 1`);
  return listDueAnalyses(tx, { ended: [{ companyId, userId }], today: today() });
}

it('asks for one look where one transaction ends several analyses, and for none after it', async () => {
  const twice = [
    { companyId, userId },
    { companyId, userId },
  ];
  const choose = () =>
    withTransaction(app.ctx.db, (tx) => listDueAnalyses(tx, { ended: twice, today: today() }));
  expect(await choose()).toEqual([]);
  app.clock.advance({ days: 2 });
  expect(await choose()).toHaveLength(1);
});

it('asks for the look at a complete day once, where its last two analyses end at the same time', async () => {
  app.clock.advance({ days: -1 });
  const { promise: seen, resolve: commitFirst } = Promise.withResolvers<null>();
  const { promise: chosen, resolve: setChosen } = Promise.withResolvers<unknown[]>();
  const one = withTransaction(app.ctx.db, async (tx) => {
    setChosen(await endAnother(tx, first));
    await seen;
  });
  expect(await chosen).toEqual([]);
  const other = withTransaction(app.ctx.db, (tx) => endAnother(tx, second));
  await expect
    .poll(async () => {
      const waiting = await app.ctx.db.execute(sql`
        select 1 from pg_locks where locktype = 'advisory' and not granted
          and database = (select oid from pg_database where datname = current_database())`);
      return waiting.rows.length;
    })
    .toBe(1);
  commitFirst(null);
  expect(await other).toEqual([{ companyId, userId }]);
  await one;
});
