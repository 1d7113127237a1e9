import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { packageFile } from '#platform/paths';
import { createTestDatabase, type TestDatabase } from '#test/test-database';

let database: TestDatabase;
let client: pg.Client;
beforeEach(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterEach(async () => {
  await client.end();
  await database.drop();
});

/** The queue's table as the builds before this one had it: their library's, as far as the migration reads it. */
const LIBRARY_TABLE = `
  create schema pgboss;
  create type pgboss.job_state as enum ('created', 'retry', 'active', 'completed', 'cancelled', 'failed');
  create table pgboss.job (
    id uuid not null default gen_random_uuid(), name text not null, data jsonb, state pgboss.job_state not null,
    retry_limit int not null default 3, singleton_key text, group_id text, start_after timestamptz not null default now(),
    created_on timestamptz not null default now(), source_name text, source_created_on timestamptz,
    source_retry_count int, source_output jsonb)`;

async function migrateAgain(): Promise<void> {
  await client.query('drop table jobs, dead_jobs, recurring_jobs');
  const folder = packageFile('migrations');
  const file = (await readdir(folder)).find((name) => name.endsWith('_create_jobs.sql')) ?? '';
  await client.query(await readFile(join(folder, file), 'utf8'));
}

test('an installation that is brought up to date takes over what waits, what runs and what was given up', async () => {
  await client.query(LIBRARY_TABLE);
  await client.query(`
    insert into pgboss.job (name, data, state, retry_limit, singleton_key, start_after) values
      ('emails.deliver-mail', '{"mailId": "1"}', 'created', 19, 'mail-1', '2026-12-01Z'),
      ('emails.deliver-mail', '{"mailId": "2"}', 'active', 15, 'mail-2', '2026-11-01Z'),
      ('emails.deliver-mail', '{"mailId": "3"}', 'completed', 19, 'mail-1', '2026-11-01Z'),
      ('__library__maintenance', null, 'created', 2, null, '2026-11-01Z')`);
  await client.query(`
    insert into pgboss.job (name, data, state, source_name, source_retry_count, source_output, source_created_on) values
      ('analysis.run-analysis.dead', '{"analysisId": "4"}', 'created', 'analysis.run-analysis', 4,
       '{"errorClass": "TypeError", "message": "secret"}', '2026-10-01Z'),
      ('analysis.run-analysis.dead', '{"analysisId": "5"}', 'created', 'analysis.run-analysis', 19,
       '{"value": {"message": "job heartbeat timeout"}}', '2026-10-01Z')`);
  await migrateAgain();
  const { rows: waiting } = await client.query(
    `select kind, payload, state, singleton_key, retry_limit from jobs order by payload ->> 'mailId'`,
  );
  const kind = 'emails.deliver-mail';
  expect(waiting).toEqual([
    { kind, payload: { mailId: '1' }, state: 'waiting', singleton_key: 'mail-1', retry_limit: 4 },
    { kind, payload: { mailId: '2' }, state: 'waiting', singleton_key: 'mail-2', retry_limit: 3 },
  ]);
  const { rows: dead } = await client.query(
    `select kind, payload, attempts, fault ->> 'errorClass' as fault from dead_jobs order by payload ->> 'analysisId'`,
  );
  expect(dead).toEqual([
    { kind: 'analysis.run-analysis', payload: { analysisId: '4' }, attempts: 5, fault: 'TypeError' },
    { kind: 'analysis.run-analysis', payload: { analysisId: '5' }, attempts: 20, fault: null },
  ]);
});

test('a new installation has nothing to take over', async () => {
  await migrateAgain();
  const { rows } = await client.query('select count(*)::int as count from jobs');
  expect(rows).toEqual([{ count: 0 }]);
});
