import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '#platform/db';
import { createEmptyDatabase, type TestDatabase } from '../test-database.ts';
import { migrateBefore } from './migrate-before.ts';

const OLDER = '00000000-0000-4000-8000-00000000000a';
const NEWER = '00000000-0000-4000-8000-00000000000b';

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await createEmptyDatabase();
  await migrateBefore(database.url, '0064');
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  // The rows these point at are not what is looked at.
  await client.query('set session_replication_role = replica');
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

const addAnalysis = (id: string, engines: readonly object[]) =>
  client.query(
    `insert into analyses (id, user_id, company_id, prompt_id, request_id, trigger, status, day, engines, created_at, last_progress_at, finished_at)
     values ($1, $1, $1, $1, $1, 'scheduled', 'finished', '2026-01-31', $2, now(), now(), now())`,
    [id, JSON.stringify(engines)],
  );
const addAnswer = (sample: number, status: 'ok' | 'refused', isNamed: boolean | null) =>
  client.query(
    `insert into analysis_results (id, analysis_id, prompt_id, engine, sample, status, day, brand_present, latency_ms, created_at)
     values (gen_random_uuid(), $1, $1, 'openai', $2, $3, '2026-01-31', $4, 1, now())`,
    [OLDER, sample, status, isNamed],
  );

test('an analysis that an older build stored gets its counts of ok answers from the answers', async () => {
  const engine = { planned: 3, answered: 3, failed: 0 };
  await addAnalysis(OLDER, [
    { engine: 'openai', ...engine },
    { engine: 'google', ...engine },
  ]);
  await addAnalysis(NEWER, [{ engine: 'openai', ...engine, ok: 2, named: 1 }]);
  await addAnswer(1, 'ok', true);
  await addAnswer(2, 'ok', false);
  await addAnswer(3, 'refused', null);
  await migrate({ url: database.url });
  const { rows } = await client.query<{ engines: unknown }>('select engines from analyses order by id');
  expect(rows.map(({ engines }) => engines)).toEqual([
    [
      { engine: 'openai', ...engine, ok: 2, named: 1 },
      { engine: 'google', ...engine, ok: 0, named: 0 },
    ],
    [{ engine: 'openai', ...engine, ok: 2, named: 1 }],
  ]);
});
