import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '#platform/db';
import { createEmptyDatabase, type TestDatabase } from '../test-database.ts';
import { migrateBefore } from './migrate-before.ts';

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await createEmptyDatabase();
  await migrateBefore(database.url, '0064');
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  // The rows these point at are not what is looked at.
  await client.query(`
    set session_replication_role = replica;
    insert into engine_calls (id, purpose, engine, model, estimated_cost_micro_dollars, started_at)
      select gen_random_uuid(), purpose, 'openai', 'm', 1, now() from unnest(array['answer', 'judge', 'judge']) purpose;
    insert into analyses (id, user_id, company_id, prompt_id, request_id, trigger, day, engines, created_at, last_progress_at)
      select id, id, id, id, id, 'manual', '2026-01-31', '[]', now(), now()
      from (select '00000000-0000-4000-8000-00000000000a'::uuid as id) as one;
    insert into analysis_results (id, analysis_id, prompt_id, engine, sample, status, day, brand_present, latency_ms, created_at,
      names_revision)
      select gen_random_uuid(), '00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-00000000000a', 'openai',
        sample, 'ok', '2026-01-31', true, 1, now(), case sample when 1 then 3 else -3 end
      from generate_series(1, 2) sample;`);
  await migrate({ url: database.url });
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

test('a call that a build before booked as a judge’s is one that read', async () => {
  const { rows } = await client.query(
    'select purpose, count(*)::int from engine_calls group by purpose order by purpose',
  );
  expect(rows).toEqual([
    { purpose: 'answer', count: 1 },
    { purpose: 'reading', count: 2 },
  ]);
});

test('an answer read ahead of its turn says so in a column of its own', async () => {
  const { rows } = await client.query(
    'select names_revision, is_read_ahead from analysis_results order by sample',
  );
  expect(rows).toEqual([
    { names_revision: 3, is_read_ahead: false },
    { names_revision: 3, is_read_ahead: true },
  ]);
});

test('the old word is refused', async () => {
  await expect(client.query(`update engine_calls set purpose = 'judge'`)).rejects.toThrow(
    'ck_engine_calls_purpose',
  );
});
