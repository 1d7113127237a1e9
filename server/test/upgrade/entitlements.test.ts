import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrate } from '#platform/db';
import { createEmptyDatabase, type TestDatabase } from '../test-database.ts';
import { migrateBefore } from './migrate-before.ts';

const [ADA, EVA, LEO, IDA] = [1, 2, 3, 4].map((n) => `00000000-0000-4000-8000-00000000000${String(n)}`);

let database: TestDatabase;
let client: pg.Client;
beforeEach(async () => {
  database = await createEmptyDatabase();
  await migrateBefore(database.url, '0033');
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterEach(async () => {
  await client.end();
  await database.drop();
});

/** As a build before 0033 writes an account: what it does not name has the schema's default. */
const insertUser = (id: string | undefined, more: Readonly<Record<string, unknown>> = {}) => {
  const row = { id, email: `${String(id)}@esempio.it`, password_hash: '-', ...more };
  const names = Object.keys(row);
  return client.query(
    `insert into users (${names.join(', ')}, created_at, updated_at)
     values (${names.map((_, index) => `$${String(index + 1)}`).join(', ')}, now(), now())`,
    Object.values(row),
  );
};
const listEntitlements = async () =>
  (
    await client.query<Record<string, unknown>>(
      `select user_id, plan_id, custom_max_companies, custom_max_prompts, custom_task_lists_enabled,
         custom_prompt_analysis_enabled from entitlements order by user_id`,
    )
  ).rows.map((row) => Object.values(row));

test('what a build before 0033 had stored of plans and subscriptions is taken over', async () => {
  await insertUser(ADA);
  const paid = (id: string) => ({ stripe_customer_id: `cus_${id}`, stripe_subscription_id: `sub_${id}` });
  await insertUser(EVA, {
    ...paid('eva'),
    plan_id: 'guru',
    subscription_status: 'canceled',
    current_period_end: '2027-01-31T00:00:00Z',
    custom_max_companies: 0,
    custom_max_prompts: 7,
    custom_task_lists_enabled: false,
    custom_prompt_analysis_enabled: true,
  });
  await insertUser(LEO, { ...paid('leo'), plan_id: 'pro', subscription_status: 'past_due' });
  await insertUser(IDA, paid('ida'));
  await migrate({ url: database.url });

  expect(await listEntitlements()).toEqual([
    [ADA, 'free', null, null, null, null],
    [EVA, 'guru', 0, 7, false, true],
    [LEO, 'pro', null, null, null, null],
    [IDA, 'free', null, null, null, null],
  ]);
  const { rows } = await client.query<Record<string, unknown>>(
    'select * from subscriptions order by user_id',
  );
  const facts = { provider: 'stripe', current_period_end: null, cancel_at_period_end: false };
  expect(rows).toMatchObject([
    {
      ...facts,
      user_id: EVA,
      customer_id: 'cus_eva',
      subscription_id: 'sub_eva',
      status: 'active',
      current_period_end: new Date('2027-01-31'),
      cancel_at_period_end: true,
    },
    { ...facts, user_id: LEO, subscription_id: 'sub_leo', status: 'past_due' },
    { ...facts, user_id: IDA, subscription_id: 'sub_ida', status: 'canceled' },
  ]);
});
