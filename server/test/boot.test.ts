import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api } from '@citato/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startPooler } from './stand-ins/pooler/start-pooler.ts';
import { createProcesses, PATIENCE, type StartedProcess } from './start-process.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

// Whole processes start here, on a machine that may be busy with the other tests.
vi.setConfig({ testTimeout: 90_000 });

let folder: string;
const processes = createProcesses();
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'citato-boot-'));
});
afterEach(async () => {
  await processes.stopAll();
  await rm(folder, { recursive: true, force: true });
});

/** Starts the product as `npm start` does, with these settings only. */
const start = (environment: Record<string, string>) => processes.start({ folder, environment });
const startReady = (environment: Record<string, string>) => processes.startReady({ folder, environment });

const register = (address: string, email: string) =>
  fetch(`${address}${api.registerAccount.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'Prova-Citato-2026', firstName: 'Ada', lastName: 'Bianchi' }),
  });

const listMails = (address: string): Promise<unknown> =>
  fetch(`${address}${api.listMailbox.path}`).then((answer) => answer.json());

describe('a product that is ready', () => {
  let database: TestDatabase;
  let app: StartedProcess;
  const shared = createProcesses();
  beforeAll(async () => {
    database = await createTestDatabase();
    app = await shared.startReady({ folder: tmpdir(), environment: { DATABASE_URL: database.url } });
  });
  afterAll(async () => {
    await shared.stopAll();
    await database.drop();
  });

  test('says in one line where', async () => {
    expect(app.stdout()).toMatch(
      /^Citato is ready at http:\/\/localhost:\d+ · engines: demo · reader: rules \(READER=auto: .*\n$/,
    );
    expect((await fetch(`${app.address}/readyz`)).status).toBe(200);
  });

  test('leaves to a second one on its port one clear line and a failed start', async () => {
    const port = String(app.port);
    const second = await start({ DATABASE_URL: database.url, PORT: port });
    expect(await second.ended).toBe(1);
    expect(second.stderr()).toBe(
      `PORT: 127.0.0.1:${port} is taken by another program; choose another PORT or stop it.\n`,
    );
  });

  test('ends cleanly by SIGTERM', async () => {
    app.child.kill('SIGTERM');
    expect(await app.ended).toBe(0);
    expect(app.stderr()).toBe('');
  });
});

describe('in a local network, with a paid engine and without a mail server', () => {
  let database: TestDatabase;
  let app: StartedProcess;
  const shared = createProcesses();
  beforeAll(async () => {
    database = await createTestDatabase();
    const environment = {
      DATABASE_URL: database.url,
      OPENAI_API_KEY: 'sk-not-a-real-key',
      APP_URL: 'http://192.168.1.20:3000/citato',
    };
    app = await shared.startReady({ folder: tmpdir(), environment });
  });
  afterAll(async () => {
    await shared.stopAll();
    await database.drop();
  });

  test('the ready line says what paid engines may cost a day', () => {
    expect(app.stdout()).toContain('engines: openai · daily budget: 500 US cents');
    expect(app.stdout()).toMatch(
      /reader: gpt-5\.4-nano of openai \(READER=auto\), about 0\.\d+ US cents an answer/,
    );
  });

  test('it says that nobody can open the mailbox', () => {
    expect(app.stdout()).toContain('Citato is ready at http://192.168.1.20:3000/citato · ');
    expect(app.stdout()).toContain('mailbox that nobody can open: SMTP_URL is not set');
    expect(app.stdout()).not.toContain('/dev/mailbox');
  });

  test('SIGTERM ends it cleanly', async () => {
    app.child.kill('SIGTERM');
    expect(await app.ended).toBe(0);
  });
});

describe('with a database of its own', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await createTestDatabase();
  });
  afterEach(() => database.drop());

  test('a .env whose first line has a mark before it is read whole, and names that are none of ours are told first', async () => {
    const text = `\uFEFFDATABASE_URL=${database.url}\r\nOPENAI_KEY='sk-geheim # x'\r\n`;
    await writeFile(join(folder, '.env'), text);
    const app = await start({});
    await expect.poll(() => app.stdout(), PATIENCE).toMatch(/ready/);
    expect(app.stdout()).not.toContain('embedded: PostgreSQL');
    expect(app.stderr()).toBe(
      'OPENAI_KEY (.env, line 2) is no setting of Citato; OPENAI_API_KEY is probably meant.\n',
    );
  });

  test('a pooler without the way around it, and a way to another database, are one clear line', async () => {
    const pooler = await startPooler();
    const other = await createTestDatabase();
    try {
      const pooled = { DATABASE_URL: pooler.through(database.url) };
      const without = await start(pooled);
      expect(await without.ended).toBe(1);
      expect(without.stderr()).toMatch(
        /^DATABASE_URL: the database \S+ leads through a pooler that keeps no session: .* DATABASE_DIRECT_URL\.\n$/,
      );
      const elsewhere = await start({ ...pooled, DATABASE_DIRECT_URL: other.url });
      expect(await elsewhere.ended).toBe(1);
      expect(elsewhere.stderr()).toMatch(
        /^DATABASE_DIRECT_URL: the database \S+ is not the database to which DATABASE_URL leads \(.*\)\.\n$/,
      );
    } finally {
      await pooler.close();
      await other.drop();
    }
  });

  test('web and worker run as processes of their own and share the work', async () => {
    const web = await startReady({ DATABASE_URL: database.url, ROLE: 'web' });
    await register(web.address, 'ada@esempio.it');
    expect(await listMails(web.address)).toEqual([]);
    const worker = await startReady({ DATABASE_URL: database.url, ROLE: 'worker' });
    expect(worker.stdout()).toMatch(/^Citato’s worker is ready/);
    await expect.poll(() => listMails(web.address), PATIENCE).toHaveLength(1);
  });
});

describe('a start that cannot succeed is one clear line and exit code 1', () => {
  test.each([
    [
      'a wrong variable',
      { PORT: 'tremila' },
      /^The settings cannot be used:\n {2}PORT: "tremila" is not valid;/,
    ],
    [
      'a database that is not there',
      { DATABASE_URL: 'postgres://ada:geheim@127.0.0.1:1/citato' },
      /^DATABASE_URL: the database 127\.0\.0\.1:1\/citato does not answer: nothing listens there\.\n$/,
    ],
    [
      'a folder that cannot be written',
      { DATA_DIR: 'a-file/data' },
      /^DATA_DIR .* cannot be written \(ENOTDIR\)\..*\n$/,
    ],
    [
      'production without the key of an engine',
      { NODE_ENV: 'production', GEMINI_API_KEY: 'geheim' },
      /\n {2}OPENAI_API_KEY: not set, nor the key of another engine;[^]*\n {2}MAIL_FROM: [^]*\n {2}GEMINI_API_KEY \(in the environment\) is no setting of Citato; GOOGLE_API_KEY is probably meant\.\n$/,
    ],
  ])('%s', async (_kind, environment, expected) => {
    await writeFile(join(folder, 'a-file'), '');
    const app = await start(environment);
    expect(await app.ended).toBe(1);
    expect(app.stderr()).toMatch(expected);
    expect(app.stdout()).toBe('');
  });
});

describe('with the embedded database', () => {
  // Both find the same data: what one start made, the next goes on with.
  let data: string;
  beforeAll(async () => {
    data = await mkdtemp(join(tmpdir(), 'citato-boot-data-'));
  });
  afterAll(() => rm(data, { recursive: true, force: true }));

  test('two starts on one folder share the database, and the first to leave does not take it away', async () => {
    const [first, second] = await Promise.all([
      startReady({ DATA_DIR: data }),
      startReady({ DATA_DIR: data }),
    ]);
    await register(first.address, 'ada@esempio.it');
    await expect.poll(() => listMails(second.address), PATIENCE).toHaveLength(1);
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    expect((await fetch(`${second.address}/readyz`)).status).toBe(200);
  });

  test('kill -9 and a new start lose nothing that was answered', async () => {
    const killed = await startReady({ DATA_DIR: data });
    expect((await register(killed.address, 'bruno@esempio.it')).status).toBe(201);
    await expect.poll(() => listMails(killed.address), PATIENCE).toHaveLength(2);
    killed.child.kill('SIGKILL');
    await killed.ended;
    const again = await startReady({ DATA_DIR: data });
    expect(await listMails(again.address)).toHaveLength(2);
  });
});
