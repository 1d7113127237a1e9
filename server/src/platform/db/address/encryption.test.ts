import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startTlsDatabase } from '#test/stand-ins/tls/tls-database';
import { type Credentials, issueCertificate } from '#test/stand-ins/tls/tls-server';
import { createTestDatabase, type TestDatabase } from '#test/test-database';
import { withUsableServer } from './check-server.ts';
import { settleEncryption } from './settle-encryption.ts';

const HOUR_MS = 3_600_000;
const ca = issueCertificate({ name: 'Casa', isAuthority: true });
const right = issueCertificate({ name: 'db', issuer: ca });
const ofAnotherHost = issueCertificate({ name: 'db', issuer: ca, address: '10.9.9.9' });
const expired = issueCertificate({
  name: 'db',
  issuer: ca,
  notBefore: new Date(Date.now() - 2 * HOUR_MS),
  notAfter: new Date(Date.now() - HOUR_MS),
});

let database: TestDatabase;
let folder: string;
let door: Awaited<ReturnType<typeof startTlsDatabase>> | null = null;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'citato-tls-'));
  await writeFile(join(folder, 'ca.pem'), ca.cert);
  await writeFile(join(folder, 'no.pem'), 'not a certificate');
});
afterEach(async () => {
  await door?.close();
  door = null;
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await database.drop();
});

/** How a connection came in, or why none did. */
async function connectWith(
  options: string,
  {
    credentials = right,
    takes = 'both',
  }: { credentials?: Credentials | null; takes?: 'both' | 'encrypted' | 'plain' } = {},
): Promise<string> {
  await door?.close();
  door = await startTlsDatabase({ databaseUrl: database.url, credentials, takes });
  const address = { url: door.url(options.replace('FOLDER', folder)), variable: 'DATABASE_URL' as const };
  try {
    const url = await settleEncryption(address);
    const before = door.counts();
    await withUsableServer({ ...address, url }, () => Promise.resolve());
    return door.counts().encrypted > before.encrypted ? 'encrypted' : 'plain';
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    expect(message.split('\n')).toHaveLength(1);
    expect(message).toMatch(/^DATABASE_URL: .*\.$/);
    return message;
  }
}

const UNKNOWN = /shows a certificate of an authority that is not known here: name its file with sslrootcert=/;
const OTHER_NAME = /shows a certificate for another name: take that name in the address/;
const NEEDS_CA = /sslmode=verify-ca needs the file of the authority: add &sslrootcert=/;

describe('a server with a certificate of an authority of its own', () => {
  test.each<[string, string | RegExp]>([
    ['sslmode=disable', 'plain'],
    ['sslmode=allow', 'plain'],
    ['sslmode=prefer', 'encrypted'],
    ['sslmode=require', 'encrypted'],
    ['sslmode=no-verify', 'encrypted'],
    ['sslmode=verify-ca', NEEDS_CA],
    ['sslmode=verify-full', UNKNOWN],
    ['sslmode=verify-full&sslrootcert=system', UNKNOWN],
    ['sslmode=require&sslrootcert=FOLDER/ca.pem', 'encrypted'],
    ['sslmode=verify-ca&sslrootcert=FOLDER/ca.pem', 'encrypted'],
    ['sslmode=verify-full&sslrootcert=FOLDER/ca.pem', 'encrypted'],
    ['sslrootcert=FOLDER/ca.pem', 'encrypted'],
    ['sslmode=require&uselibpqcompat=true', 'encrypted'],
    ['application_name=x', 'plain'],
  ])('%s', async (options, expected) => {
    expect(await connectWith(options)).toMatch(expected);
  });
});

describe('a certificate for another host', () => {
  test.each<[string, string | RegExp]>([
    ['sslmode=require', 'encrypted'],
    ['sslmode=require&sslrootcert=FOLDER/ca.pem', 'encrypted'],
    ['sslmode=verify-ca&sslrootcert=FOLDER/ca.pem', 'encrypted'],
    ['sslmode=verify-full&sslrootcert=FOLDER/ca.pem', OTHER_NAME],
  ])('%s', async (options, expected) => {
    expect(await connectWith(options, { credentials: ofAnotherHost })).toMatch(expected);
  });
});

test('a certificate nobody that is named vouches for is refused where proof is asked for', async () => {
  const foreign = issueCertificate({ name: 'db' });
  for (const mode of ['require', 'verify-ca', 'verify-full'])
    expect(await connectWith(`sslmode=${mode}&sslrootcert=FOLDER/ca.pem`, { credentials: foreign })).toMatch(
      UNKNOWN,
    );
});

test('an expired certificate is called so', async () => {
  expect(
    await connectWith('sslmode=verify-full&sslrootcert=FOLDER/ca.pem', { credentials: expired }),
  ).toMatch(/shows a certificate that has expired\.$/);
});

describe('a server without encryption', () => {
  test.each<[string, string | RegExp]>([
    ['sslmode=disable', 'plain'],
    ['sslmode=allow', 'plain'],
    ['sslmode=prefer', 'plain'],
    ['sslmode=require', /offers no encryption: turn it on there, or take sslmode=disable\.$/],
    ['sslmode=verify-full&sslrootcert=FOLDER/ca.pem', /offers no encryption/],
    ['sslmode=no-verify', /offers no encryption/],
  ])('%s', async (options, expected) => {
    expect(await connectWith(options, { credentials: null })).toMatch(expected);
  });
});

describe('a server that takes encrypted connections alone', () => {
  test.each<[string, string | RegExp]>([
    ['', /takes encrypted connections alone: add \?sslmode=verify-full, or \?sslmode=require/],
    ['sslmode=disable', /takes encrypted connections alone/],
    ['sslmode=allow', 'encrypted'],
    ['sslmode=prefer', 'encrypted'],
  ])('with "%s"', async (options, expected) => {
    expect(await connectWith(options, { takes: 'encrypted' })).toMatch(expected);
  });
});

describe('a server that takes plain connections alone', () => {
  test.each<[string, string | RegExp]>([
    ['sslmode=allow', 'plain'],
    ['sslmode=prefer', 'plain'],
    ['sslmode=require', /lets citato not in from this machine \(pg_hba\.conf\)\.$/],
  ])('%s', async (options, expected) => {
    expect(await connectWith(options, { takes: 'plain' })).toMatch(expected);
  });
});

test.each([
  [
    'sslmode=on',
    /sslmode=on is not known; expected one of disable, allow, prefer, require, verify-ca, verify-full, no-verify\.$/,
  ],
  ['sslmode=', /sslmode= is not known/],
  ['sslmode=verify-ca&sslrootcert=system', NEEDS_CA],
  [
    'sslmode=verify-full&sslrootcert=/nowhere/ca.pem',
    /the file \/nowhere\/ca\.pem of sslrootcert cannot be read \(ENOENT\)\.$/,
  ],
  ['sslmode=verify-full&sslrootcert=FOLDER/no.pem', /no\.pem of sslrootcert holds no certificate in PEM\.$/],
  ['sslmode=require&sslcert=FOLDER/no.pem', /no\.pem of sslcert holds no certificate in PEM\.$/],
  ['sslmode=require&sslkey=FOLDER/no.pem', /no\.pem of sslkey holds no key in PEM\.$/],
  ['sslmode=disable&sslrootcert=/nowhere/ca.pem', 'plain'],
])('%s is one sentence, or what libpq does', async (options, expected) => {
  expect(await connectWith(options)).toMatch(expected);
});
