import { execFile } from 'node:child_process';
import { chmod, cp, lstat, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyPackage, prepareBinaries } from './binaries.ts';
import { isReachableBy } from './database-user.ts';
import { startEmbeddedServer } from './embedded-server.ts';
import { findPostmaster } from './postmaster.ts';

let dataDirectory: string;
beforeEach(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'citato-embedded-'));
});
afterEach(() => rm(dataDirectory, { recursive: true, force: true }));

const start = () => startEmbeddedServer({ dataDirectory, durable: false });

async function ask(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(statement);
  await client.end();
  return rows;
}

test('two processes starting at once share one server, and the last one out stops it', async () => {
  const [first, second] = await Promise.all([start(), start()]);
  expect(second.url).toBe(first.url);
  const held = new pg.Client({ connectionString: second.url, application_name: 'second' });
  await held.connect();
  await first.leave();
  expect((await held.query('select 1 as alive')).rows).toEqual([{ alive: 1 }]);
  await held.end();
  await second.leave();
  expect(await findPostmaster(join(second.directory, 'cluster'))).toBeNull();
});

test('a server killed while it is used is started again on the same port with its data', async () => {
  const restarted = Promise.withResolvers<{ error: unknown }>();
  const server = await startEmbeddedServer({ dataDirectory, onRestart: restarted.resolve });
  await ask(server.url, `create table shelves as select 7 as books`);
  const postmaster = await findPostmaster(join(server.directory, 'cluster'));
  process.kill(postmaster?.pid ?? 0, 'SIGKILL');
  expect(await restarted.promise).toEqual({ error: null });
  expect(await ask(server.url, 'select books from shelves')).toEqual([{ books: 7 }]);
  await server.leave();
});

test('the next start keeps port and data and survives a pid file that names somebody else', async () => {
  const first = await start();
  await ask(first.url, `create table shelves as select 7 as books`);
  await first.leave();
  const pidFile = join(first.directory, 'cluster', 'postmaster.pid');
  await writeFile(pidFile, `${String(process.pid)}\n${join(first.directory, 'cluster')}\n0\n5432\n`);
  const second = await start();
  expect(second.url).toBe(first.url);
  expect(await ask(second.url, 'select books from shelves')).toEqual([{ books: 7 }]);
  await second.leave();
});

test('the password is ours alone to read', async () => {
  const server = await start();
  const { mode } = await stat(join(server.directory, 'password'));
  expect(mode & 0o777).toBe(0o600);
  expect(server.url).toContain(await readFile(join(server.directory, 'password'), 'utf8'));
  await server.leave();
});

test('a data folder closed to others holds the database all the same', async () => {
  await chmod(dataDirectory, 0o700);
  const server = await start();
  expect(server.directory).toBe(join(dataDirectory, 'postgres'));
  expect((await stat(dataDirectory)).mode & 0o066).toBe(0);
  await server.leave();
});

test('a folder that cannot be written is named in one line', async () => {
  const file = join(dataDirectory, 'a-file');
  await writeFile(file, '');
  await expect(startEmbeddedServer({ dataDirectory: join(file, 'data') })).rejects.toThrow(
    /^DATA_DIR .*a-file\/data cannot be written \(ENOTDIR\)\. Choose another DATA_DIR or fix its rights\.$/,
  );
});

test('programs copied from an installation without its library links run all the same', async () => {
  const { postgres } = await prepareBinaries({ user: null, copyTo: dataDirectory });
  const bare = join(dataDirectory, 'bare');
  await cp(dirname(dirname(dirname(postgres))), bare, {
    recursive: true,
    verbatimSymlinks: true,
    filter: async (path) => !(await lstat(path)).isSymbolicLink(),
  });
  const copy = join(dataDirectory, 'copy');
  await copyPackage({ root: bare, copy });
  const { stdout } = await promisify(execFile)(join(copy, 'native/bin/postgres'), ['--version']);
  expect(stdout).toMatch(/^postgres \(PostgreSQL\) 1\d/);
});

test('a folder closed to others is reachable for its owner only', async () => {
  const closed = join(dataDirectory, 'closed');
  await mkdir(closed, { mode: 0o700 });
  const owner = { uid: (await stat(closed)).uid, gid: 65_534 };
  expect(await isReachableBy(owner, closed)).toBe(true);
  expect(await isReachableBy({ uid: 65_534, gid: 65_534 }, closed)).toBe(false);
});
