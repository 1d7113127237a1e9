import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { StartupError } from '#lib/startup-error';
import { createTestDatabase, type TestDatabase } from '#test/test-database';
import { checkSpread } from './check-spread.ts';
import { distributeTables } from './distribute-tables.ts';
import { SPREAD_TABLES } from './spread-tables.ts';

/** What such a database has of Citus stands in its place: these tests are about refusals, which come before all else. */
const CITUS = `
  create function citus_is_coordinator() returns boolean language sql as 'select true';
  create table pg_dist_node (nodename text, nodeport integer, groupid integer, noderole text, isactive boolean);
  create function master_run_on_worker(text[], integer[], text[], boolean)
    returns table (node_name text, node_port integer, success boolean, result text) language sql as $$
      select host, port, port <> 5433, case when port = 5432 then '13.2' else '' end
      from unnest($1, $2) as asked (host, port) $$;
  insert into pg_dist_node values ('coordinator', 5432, 0, 'primary', true);`;

/** What it calls to spread: notes which tables it was asked for, and ends the connection at the one in `cut_off`. */
const DISTRIBUTION = `
  create table pg_dist_partition (logicalrelid regclass, partkey text);
  create table pg_dist_shard (logicalrelid regclass, shardid bigint);
  create table cut_off (name text);
  create table emptied (name text);
  create function column_to_column_name(regclass, text) returns text language sql as 'select $2';
  create function cut_off_at(at text) returns void language sql as
    'select pg_terminate_backend(pg_backend_pid()) from cut_off where name = $1';
  create function create_distributed_table(t text, c text, shard_count int default 4, colocate_with text default '')
    returns void language sql as $$
      select cut_off_at(t);
      insert into pg_dist_partition values (t::regclass, c);
      insert into pg_dist_shard select t::regclass, generate_series(1, shard_count); $$;
  create function truncate_local_data_after_distributing_table(t text) returns void language sql as $$
      select cut_off_at('rows of ' || t);
      insert into emptied values (t); $$;`;

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

const distribute = () => distributeTables({ url: database.url, shards: 4, onStep: () => undefined });

/** Only where the server has no Citus: there its parts cannot be put in place. */
const isPlain = inject('workerNodeUrls').length === 0;

/** Makes a database look as if it had Citus of a version. */
async function pretendCitus(version: string): Promise<void> {
  await client.query(CITUS);
  await client.query(`create schema pretended;
    create view pretended.pg_extension as select 'citus'::text as extname, '${version}'::text as extversion`);
  await client.query('select set_config($1, $2, false)', ['search_path', 'pretended, public']);
  const { rows } = await client.query<{ name: string; user: string }>(
    'select current_database() as name, current_user as user',
  );
  const [{ name, user } = { name: '', user: '' }] = rows;
  await client.query(
    `alter role ${pg.escapeIdentifier(user)} in database ${pg.escapeIdentifier(name)} set search_path = pretended, pg_catalog, public`,
  );
}

const addWorker = (port: number) =>
  client.query("insert into pg_dist_node values ('worker', $1, 1, 'primary', true)", [port]);

test.runIf(isPlain)(
  'a database without Citus is refused in one sentence, and so is looking at it',
  async () => {
    const sentence = /^This database has no Citus: .*\.$/;
    await expect(distribute()).rejects.toThrow(StartupError);
    await expect(distribute()).rejects.toThrow(sentence);
    await expect(checkSpread({ url: database.url })).rejects.toThrow(sentence);
  },
);

test.runIf(isPlain).each<[what: string, sentence: RegExp, settings: Readonly<Record<string, string>>]>([
  [
    'does not load',
    /does not load it, set `shared_preload_libraries = 'citus'`, restart it and make it /,
    {},
  ],
  [
    'loads',
    /^This database has no Citus: the server has the extension, make it /,
    { 'citus.version': '13.2' },
  ],
])('a server that %s the extension says what is to be done', async (_what, sentence, settings) => {
  await pretendCitus('13.2-1');
  await client.query(`create or replace view pretended.pg_extension as select ''::text as extname, ''::text as extversion;
    create view pretended.pg_available_extensions as select 'citus'::text as name`);
  const { pathname } = new URL(database.url);
  for (const [name, value] of Object.entries(settings))
    await client.query(`alter database ${pg.escapeIdentifier(pathname.slice(1))} set ${name} = '${value}'`);
  await expect(distribute()).rejects.toThrow(sentence);
  await expect(checkSpread({ url: database.url })).rejects.toThrow(sentence);
});

test.runIf(isPlain)('a node that does not answer is not said to hold nothing', async () => {
  await pretendCitus('13.2-1');
  for (const port of [5432, 5433]) await addWorker(port);
  await client.query(DISTRIBUTION);
  await client.query(`create table citus_shards (table_name text, nodename text, nodeport integer, shard_size bigint);
    insert into citus_shards values ('mentions', 'worker', 5432, 8192), ('mentions', 'worker', 5433, 0)`);
  const { nodes } = await checkSpread({ url: database.url });
  expect(nodes).toEqual([
    { node: 'worker:5432', shards: 1, bytes: 8_192 },
    { node: 'worker:5433', shards: 1, bytes: null },
  ]);
});

test.runIf(isPlain)('looking at an older schema is refused in one sentence', async () => {
  await pretendCitus('13.2-1');
  await client.query(`delete from schema_migrations where name like '0083%'`);
  await expect(checkSpread({ url: database.url })).rejects.toThrow(/^The schema lacks 0083_/);
});

test.runIf(isPlain).each<[what: string, sentence: RegExp, prepare: () => Promise<unknown>]>([
  [
    'a Citus that is too old',
    /^This database has Citus 9\.5-1; expected 12 or newer\.$/,
    () => pretendCitus('9.5-1'),
  ],
  ['no worker node', /^Citus knows no worker node yet: /, () => pretendCitus('13.2-1')],
  [
    'a worker node’s own database',
    /^This server is a worker node: /,
    async () => {
      await pretendCitus('13.2-1');
      await addWorker(5432);
      await client.query(
        `create or replace function citus_is_coordinator() returns boolean language sql as 'select false'`,
      );
    },
  ],
  [
    'a coordinator that is not set',
    /^Citus does not know where its coordinator is: /,
    async () => {
      await pretendCitus('13.2-1');
      await client.query('delete from pg_dist_node');
      await addWorker(5432);
    },
  ],
  [
    'a node that does not answer',
    /^Worker node worker:5433 does not answer; nothing was changed\.$/,
    async () => {
      await pretendCitus('13.2-1');
      await addWorker(5433);
    },
  ],
  [
    'a node without the extension',
    /^Worker node worker:5434 has no Citus in this database: /,
    async () => {
      await pretendCitus('13.2-1');
      await addWorker(5434);
    },
  ],
  [
    'an older schema',
    /^The schema lacks 0083_require_companies_of_answers\.sql: /,
    async () => {
      await pretendCitus('13.2-1');
      await addWorker(5432);
      await client.query(`delete from schema_migrations where name like '0083%'`);
    },
  ],
])('%s is refused in one sentence', async (_what, sentence, prepare) => {
  await prepare();
  await expect(distribute()).rejects.toThrow(StartupError);
  await expect(distribute()).rejects.toThrow(sentence);
  const { rows } = await client.query(
    `select conname from pg_catalog.pg_constraint where conname = 'pk_mentions' and array_length(conkey, 1) = 2`,
  );
  expect(rows).toHaveLength(1);
});

const LOST =
  /^The coordinator or a worker node was lost on the way \(.*\): no row is lost, run the command again /;

describe.runIf(isPlain)('cut off on its way', () => {
  beforeEach(async () => {
    await pretendCitus('13.2-1');
    await addWorker(5432);
    await client.query(DISTRIBUTION);
  });

  const cutOffAt = (table: string) => client.query('insert into cut_off values ($1)', [table]);
  const listKeysOfMentions = async () => {
    const { rows } = await client.query<{ key: string }>(
      `select pg_get_constraintdef(oid) as key from pg_catalog.pg_constraint where conname = 'pk_mentions'`,
    );
    return rows.map(({ key }) => key);
  };
  const listSpread = async () =>
    (await client.query<{ name: string }>('select logicalrelid::text as name from pg_dist_partition')).rows;

  test('in the middle of the tables, the command has changed nothing, and does it all when run again', async () => {
    await cutOffAt('mentions');
    await expect(distribute()).rejects.toThrow(LOST);
    expect([await listSpread(), await listKeysOfMentions()]).toEqual([
      [],
      ['PRIMARY KEY (result_id, company_key)'],
    ]);
    await client.query('delete from cut_off');
    expect(await distribute()).toEqual({ tables: [...SPREAD_TABLES], shards: 4 });
    expect(await listKeysOfMentions()).toEqual(['PRIMARY KEY (result_id, company_key, company_id)']);
    expect(await distribute()).toEqual({ tables: [], shards: 4 });
  });

  test('when the tables are spread already, what is left is done when it is run again', async () => {
    await cutOffAt('rows of mentions');
    await expect(distribute()).rejects.toThrow(LOST);
    expect(await listSpread()).toHaveLength(SPREAD_TABLES.length);
    await client.query('delete from cut_off');
    expect(await distribute()).toEqual({ tables: [], shards: 4 });
    const { rows } = await client.query('select distinct name from emptied');
    expect(rows).toHaveLength(SPREAD_TABLES.length);
  });
});

test.runIf(isPlain)('a role that does not own the tables is refused in one sentence', async () => {
  await pretendCitus('13.2-1');
  await addWorker(5432);
  const stranger = `stranger_${String(process.pid)}`;
  await client.query(`create role ${stranger} login password 'stranger'`);
  try {
    await client.query(`grant select on all tables in schema public to ${stranger}`);
    await client.query(`grant usage on schema pretended to ${stranger}`);
    await client.query(`grant select on all tables in schema pretended to ${stranger}`);
    await client.query(
      `alter role ${stranger} in database ${new URL(database.url).pathname.slice(1)} set search_path = pretended, pg_catalog, public`,
    );
    const url = Object.assign(new URL(database.url), { username: stranger, password: 'stranger' }).href;
    await expect(distributeTables({ url, shards: 4, onStep: () => undefined })).rejects.toThrow(
      /^The role of DATABASE_URL does not own analysis_results: /,
    );
  } finally {
    await client.query(`drop owned by ${stranger}`);
    await client.query(`drop role ${stranger}`);
  }
});
