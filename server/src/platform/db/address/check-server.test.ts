import { createServer } from 'node:http';
import { createServer as createTcpServer, type Server } from 'node:net';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createEmptyDatabase, type TestDatabase } from '#test/test-database';
import { migrate } from '../migrations/migrate.ts';

const ROLE = `guest_${String(process.pid)}`;

let database: TestDatabase;
const made: string[] = [];
beforeAll(async () => {
  database = await createEmptyDatabase();
  await query(`create role ${ROLE} login password 'p'`);
});
afterEach(async () => {
  for (const name of made.splice(0)) await query(`drop database "${name}" with (force)`);
});
afterAll(async () => {
  await query(`drop owned by ${ROLE}`);
  await query(`drop role ${ROLE}`);
  await database.drop();
});

async function query(statement: string, url = database.url): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function change(what: (url: URL) => void, from = database.url): string {
  const url = new URL(from);
  what(url);
  return url.href;
}

const asGuest = (from = database.url) =>
  change((url) => {
    [url.username, url.password] = [ROLE, 'p'];
  }, from);

/** What the start says of the address. */
async function refusalOf(url: string): Promise<string> {
  const error: unknown = await migrate({ url }).catch((cause: unknown) => cause);
  const { name, message } = error instanceof Error ? error : { name: '', message: String(error) };
  expect(name).toBe('StartupError');
  expect(message.split('\n')).toHaveLength(1);
  expect(message).not.toContain(new URL(database.url).password);
  return message;
}

async function make(name: string, options: string): Promise<string> {
  await query(`create database "${name}" ${options}`);
  made.push(name);
  return change((url) => {
    url.pathname = `/${name}`;
  });
}

/** The command that a refusal ends with. */
const commandIn = (sentence: string) => /[A-Z]{4,6} [^:]*;$/.exec(sentence)?.[0] ?? '';

describe('a database that does not keep its texts in UTF-8 is refused with the command that makes one that does', () => {
  test.each(['LATIN1', 'SQL_ASCII', 'LATIN9', 'WIN1252'])('%s', async (encoding) => {
    const name = `odd_${encoding.toLowerCase()}_${String(process.pid)}`;
    const url = await make(name, `encoding '${encoding}' locale_provider libc locale 'C' template template0`);
    const refusal = await refusalOf(url);
    expect(refusal).toContain(
      `/${name} keeps its texts in ${encoding}; expected UTF8. An encoding cannot be changed: make another database with CREATE DATABASE "${name}_utf8"`,
    );
    await query(commandIn(refusal));
    made.push(`${name}_utf8`);
    const usable = change((address) => {
      address.pathname = `/${name}_utf8`;
    });
    expect((await migrate({ url: usable })).length).toBeGreaterThan(50);
  });
});

describe('a right that the role does not have is named with the command that gives it', () => {
  test('to make tables', async () => {
    const refusal = await refusalOf(asGuest());
    expect(refusal).toContain(`${ROLE} may not do what is needed (permission denied for schema public)`);
    await query(commandIn(refusal));
    expect((await migrate({ url: asGuest() })).length).toBeGreaterThan(50);
  });

  test('to connect', async () => {
    const url = await make(`closed_${String(process.pid)}`, 'template template0');
    await query(`revoke connect on database closed_${String(process.pid)} from public`);
    const refusal = await refusalOf(asGuest(url));
    expect(refusal).toMatch(/may not be used by guest_\d+: as its owner run GRANT CONNECT ON DATABASE/);
  });

  test('to what another role made', async () => {
    const url = await make(`others_${String(process.pid)}`, 'template template0');
    await migrate({ url });
    await query(`grant create on schema public to ${ROLE}`, url);
    expect(await refusalOf(asGuest(url))).toMatch(
      /may not do what is needed \(permission denied for table schema_migrations\): connect as the role that made the tables/,
    );
  });
});

describe('an address that leads nowhere is one sentence', () => {
  test.each<[string, (url: URL) => void, RegExp]>([
    ['a wrong password', (url) => (url.password = 'wrong'), /refuses the password of citato \(.*%23.*\)\.$/],
    ['no password', (url) => (url.password = ''), /asks for a password, and the address has none\.$/],
    ['an unknown role', (url) => (url.username = 'nobody_here'), /refuses the password of nobody_here/],
    [
      'an unknown database',
      (url) => (url.pathname = '/nowhere'),
      /\/nowhere does not exist; make it with CREATE DATABASE "nowhere"/,
    ],
    [
      'an unknown host',
      (url) => (url.hostname = 'db.invalid'),
      /does not answer: the host(’s address cannot be looked up| is unknown)\.$/,
    ],
    ['a closed port', (url) => (url.port = '1'), /does not answer: nothing listens there\.$/],
    [
      'a folder without a socket',
      (url) => url.searchParams.set('host', '/nowhere'),
      /there is no socket of PostgreSQL in that folder\.$/,
    ],
  ])('%s', async (_case, what, expected) => {
    expect(await refusalOf(change(what))).toMatch(expected);
  });

  test.each<[string, () => Server]>([
    ['a web server', () => createServer((_request, response) => response.end())],
    ['a program that hangs up', () => createTcpServer((socket) => socket.destroy())],
  ])('%s', async (_case, start) => {
    const server = start();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const place = server.address();
    const port = typeof place === 'object' && place ? String(place.port) : '';
    const url = change((address) => {
      address.port = port;
    });
    expect(await refusalOf(url)).toMatch(/closes the connection: is it another program’s port\?\.$/);
    await new Promise((resolve) => server.close(resolve));
  });
});

test('a database that can only be read is one sentence', async () => {
  const url = await make(`still_${String(process.pid)}`, 'template template0');
  await query(`alter database still_${String(process.pid)} set default_transaction_read_only = on`);
  expect(await refusalOf(url)).toMatch(/can only be read/);
});
