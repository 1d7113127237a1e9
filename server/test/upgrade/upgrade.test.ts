import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api } from '@citato/contract';
import { EXTRACTOR_VERSION } from '@citato/mentions';
import pg from 'pg';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { migrate, restoreBackup, writeBackup } from '#platform/db';
import { rereadOutdated } from '../../src/features/reading/reread/reread-outdated.ts';
import { createFakeClock } from '../fake-clock.ts';
import type { TestApp } from '../start-test-app.ts';
import { createEmptyDatabase, type TestDatabase } from '../test-database.ts';
import { CUSTOMER, startInstallation } from './installation-scene.ts';
import { createOlderInstallation, readRecording, type Recording } from './older-installation.ts';
import { migrateBefore } from './migrate-before.ts';
import { readInstallation } from './read-installation.ts';

const MIGRATIONS = join(import.meta.dirname, '../../migrations');
/** The last of 0.1.0. */
const LAST = '0063_mark_urgent_jobs.sql';
/** What takes away, and what a build must have to run on the schema after it. */
const LAST_STEP = '_drop_what_older_builds_used.sql';
const NEEDED = '_fill_what_older_builds_left_open.sql';

let recorded: Recording;
let newer: string[];
let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  recorded = await readRecording();
  newer = (await readdir(MIGRATIONS)).filter((name) => name > LAST).toSorted();
});
beforeEach(async () => {
  database = await createOlderInstallation();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterEach(async () => {
  await client.end();
  await database.drop();
});

const start = (databaseUrl = database.url) =>
  startInstallation({ databaseUrl, clock: createFakeClock(new Date(recorded.now)) });
const upgrade = () => migrate({ url: database.url });

async function expectSameAnswers(app: TestApp): Promise<void> {
  expect(await readInstallation(app)).toMatchObject(recorded.answers);
  expect(app.logged.filter(({ level }) => level === 'error')).toEqual([]);
}

test('an installation of 0.1.0 answers after the upgrade what it answered before', async () => {
  const app = await start();
  await expectSameAnswers(app);
  await app.stop();
});

test('every account is an organisation of one after the upgrade, with its people, devices and companies as they were', async () => {
  const before = await client.query<{ id: string }>('select id from users order by id');
  const devices = await client.query('select count(*) from sessions');
  const app = await start();
  const { rows } = await client.query(
    `select m.organisation_id as organisation, m.user_id as person, m.role, o.name
     from organisations o join members m on m.organisation_id = o.id order by m.user_id`,
  );
  expect(rows).toEqual(
    before.rows.map(({ id }) => ({ organisation: id, person: id, role: 'owner', name: null })),
  );
  expect((await client.query('select count(*) from sessions')).rows).toEqual(devices.rows);
  const as = await app.signIn({ email: CUSTOMER });
  const { organisation, organisations } = (await app.call(api.getOwnProfile, { as })).body;
  expect(organisation).toMatchObject({ role: 'owner', members: 1, name: null });
  expect(organisations).toHaveLength(1);
  expect((await app.call(api.getTeam, { as })).body.members.map(({ email }) => email)).toEqual([CUSTOMER]);
  await app.stop();
});

test('what was under way is finished, and answers that are read anew come to the same figures', async () => {
  const app = await start();
  await rereadOutdated(app.ctx);
  await app.settleJobs();
  const as = await app.signIn({ email: CUSTOMER });
  const { companies } = (await app.call(api.listCompanies, { as })).body;
  const prompts = companies.flatMap((company) => company.prompts);
  const counts: number[] = [];
  for (const { id } of prompts) {
    const query = { scope: 'all', limit: 100 } as const;
    const { body } = await app.call(api.listAnswers, { as, params: { promptId: id }, query });
    counts.push(body.results.length);
  }
  // Four analyses of five answers each stood there; a fifth of the first prompt had begun.
  expect(counts).toEqual([25, 20]);
  const params = { promptId: prompts[1]?.id ?? '' };
  expect((await app.call(api.getResultsTable, { as, params })).body).toMatchObject(
    recorded.answers.customer.results[1] ?? {},
  );
  const { rows } = await client.query('select distinct extractor_version as version from analysis_results');
  expect(rows).toEqual([{ version: EXTRACTOR_VERSION }]);
  expect(app.logged.filter(({ level }) => level === 'error')).toEqual([]);
  await app.stop();
});

test('processes that upgrade at once apply every migration once', async () => {
  const applied = await Promise.all([upgrade(), upgrade(), upgrade()]);
  expect(applied.flat()).toEqual(newer);
  const app = await start();
  await expectSameAnswers(app);
  await app.stop();
});

test('an upgrade that is cut off goes on where it stopped, and until its last step the older build may come back', async () => {
  await client.query('begin; lock table users in access share mode');
  const cut = upgrade();
  cut.catch(() => undefined);
  const cutter = new pg.Client({ connectionString: database.url });
  await cutter.connect();
  const cutOff = async () => {
    const { rowCount } = await cutter.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query like '-- drop what older builds used%'`,
    );
    return rowCount;
  };
  await expect.poll(cutOff, { timeout: 20_000 }).toBe(1);
  await expect(cut).rejects.toThrow();
  await client.query('rollback');
  await cutter.end();
  expect(await startAsOlderBuild()).toBeNull();
  expect(await upgrade()).toEqual(newer.slice(newer.findIndex((name) => name.endsWith(LAST_STEP))));
  const app = await start();
  await expectSameAnswers(app);
  await app.stop();
});

test('0.1.0 stops on the upgraded schema with one sentence and changes nothing', async () => {
  await upgrade();
  const { rows: before } = await client.query('select * from schema_migrations order by name');
  expect(await startAsOlderBuild()).toBe(
    'Migration 0062_check_ends_of_webhook_messages.sql failed and changed nothing: This version of Citato is too old for its database: start 0.2.0 or later, or restore the backup from before the upgrade.',
  );
  expect((await client.query('select * from schema_migrations order by name')).rows).toEqual(before);
  expect(await upgrade()).toEqual([]);
});

test('a build between the two versions stops with one sentence, too', async () => {
  await upgrade();
  const needed = newer.find((name) => name.endsWith(NEEDED)) ?? '';
  const dropping = newer.find((name) => name.endsWith(LAST_STEP)) ?? '';
  await expect(migrateBefore(database.url, needed)).rejects.toThrow(
    `This version of Citato is too old for its database: ${dropping} has taken away what it uses. Start a version that has ${needed}, or restore the backup from before the upgrade.`,
  );
});

test('a backup from before the upgrade is restored by this build and brought up to date', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'citato-upgrade-'));
  const path = join(folder, 'before.backup');
  const restored = await createEmptyDatabase();
  await writeBackup({ url: database.url, path, now: new Date(recorded.now) });
  await restoreBackup({ url: restored.url, path });
  expect(await migrate({ url: restored.url })).toEqual(newer);
  const app = await start(restored.url);
  await expectSameAnswers(app);
  await app.stop();
  await restored.drop();
  await rm(folder, { recursive: true });
});

/** The statements with which 0.1.0 starts; gives the line with which it stops, or null where it goes on. */
async function startAsOlderBuild(): Promise<string | null> {
  await client.query('create table if not exists schema_migrations (name text)');
  const { rows } = await client.query<{ name: string }>('select name, checksum from schema_migrations');
  const applied = new Set(rows.map(({ name }) => name));
  for (const name of (await readdir(MIGRATIONS)).toSorted()) {
    if (name > LAST || applied.has(name)) continue;
    try {
      await client.query('begin');
      await client.query(await readFile(join(MIGRATIONS, name), 'utf8'));
      await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, 'x']);
      await client.query('commit');
    } catch (error) {
      await client.query('rollback');
      return `Migration ${name} failed and changed nothing: ${error instanceof Error ? error.message : ''}`;
    }
  }
  return null;
}
