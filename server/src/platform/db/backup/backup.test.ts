import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readDatabaseShape } from '#test/shard-key/read-database-shape';
import { createTestDatabase, createEmptyDatabase, type TestDatabase } from '#test/test-database';
import { migrate } from '../migrations/migrate.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const NOW = new Date('2026-11-23T10:00:00Z');
/** Everything COPY has to write in another way, and a text in three bytes a sign. */
const ODD = 'riga\nnuova\ttab \\N \\. "virgolette" 日本 🍕 \u200b';

let source: TestDatabase;
let target: TestDatabase;
let folder: string;
beforeEach(async () => {
  source = await createTestDatabase();
  target = await createEmptyDatabase();
  folder = await mkdtemp(join(tmpdir(), 'citato-backup-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
  await Promise.all([source.drop(), target.drop()]);
});

async function onDatabase<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const query = (database: TestDatabase, text: string) =>
  onDatabase(database.url, async (client) => (await client.query<Record<string, unknown>>(text)).rows);
const countRelations = (database: TestDatabase) =>
  query(
    database,
    "select count(*)::int as relations from pg_class where relnamespace = 'public'::regnamespace",
  );

/** Accounts, texts in two months (one without a place of its own), and counters that moved on. */
async function fill(rows = 50): Promise<void> {
  await onDatabase(source.url, async (client) => {
    await client.query(
      `insert into users (id, email, password_hash, created_at, updated_at)
       select gen_random_uuid(), 'user' || n || '@example.com', $1, '2026-01-01'::timestamptz + n * interval '1 hour', now()
       from generate_series(1, $2::int) n`,
      [ODD, rows],
    );
    await client.query("select ensure_answer_texts_partition('2026-03-10')");
    await client.query(
      `insert into answer_texts (result_id, company_id, prompt_id, created_at, text)
       select gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), '2026-02-01'::timestamptz + n * interval '1 day', $1 || n
       from generate_series(1, $2::int) n`,
      [ODD, rows],
    );
    await client.query(
      "insert into audit_log (kind, created_at) select 'signed_in', now() from generate_series(1, 7)",
    );
  });
}

const backUp = (name = 'copy') => writeBackup({ url: source.url, path: join(folder, name), now: NOW });
const restore = (name = 'copy') => restoreBackup({ url: target.url, path: join(folder, name) });

describe('a restored backup', () => {
  it('has every row, constraint, trigger, partition and counter of the original', async () => {
    await fill();
    const report = await backUp();
    const tables = await restore();
    expect(report).toEqual({
      tables: tables.length,
      rows: tables.reduce((sum, { rows }) => sum + rows, 0),
    });
    expect(report.rows).toBeGreaterThan(100);
    const readShape = (database: TestDatabase) =>
      onDatabase(database.url, (client) => readDatabaseShape(client));
    expect(await readShape(target)).toEqual(await readShape(source));
    for (const table of [
      'users',
      'answer_texts',
      'answer_texts_2026_03',
      'audit_log',
      'plans',
      'schema_migrations',
    ]) {
      const all = `select * from ${table} t order by t::text`;
      expect(await query(target, all)).toEqual(await query(source, all));
    }
    expect(await migrate({ url: target.url })).toEqual([]);
    expect(
      await query(
        target,
        "insert into audit_log (kind, created_at) values ('signed_in', now()) returning id",
      ),
    ).toEqual([{ id: '8' }]);
  });

  it('shows one moment, however much is written meanwhile', async () => {
    await fill();
    const writing = onDatabase(source.url, async (client) => {
      for (let n = 0; n < 200; n += 1) {
        await client.query(
          `with made as (insert into users (id, email, password_hash, created_at, updated_at)
             values (gen_random_uuid(), $1, 'x', now(), now()) returning id)
           insert into audit_log (kind, user_id, created_at) select 'signed_in', id, now() from made`,
          [`later${String(n)}@example.com`],
        );
      }
    });
    await backUp();
    await writing;
    await restore();
    // Foreign keys were checked; a user without its row would be a state that never existed.
    const [counts] = await query(
      target,
      'select (select count(*)::int from users) as users, (select count(*)::int from audit_log) as acts',
    );
    expect(Number(counts?.['users']) - 50).toBe(Number(counts?.['acts']) - 7);
  });
});

describe('a backup', () => {
  it('is noted in the database it was made of once it is whole, and not in itself', async () => {
    const noted = 'select taken_at as at, rows::int from backups';
    const { rows } = await backUp();
    expect(await query(source, noted)).toEqual([{ at: NOW, rows }]);
    await restore();
    expect(await query(target, noted)).toEqual([]);
  });

  it('is whole where nothing can be noted', async () => {
    await query(source, 'drop table backups');
    expect((await backUp()).rows).toBeGreaterThan(0);
  });

  it('overwrites nothing, and leaves no half of a file', async () => {
    await fill(2);
    await backUp();
    const before = await readFile(join(folder, 'copy'));
    await expect(backUp()).rejects.toThrow('overwrites nothing');
    expect(await readFile(join(folder, 'copy'))).toEqual(before);
    expect((await stat(join(folder, 'copy'))).mode & 0o077).toBe(0);
    expect(await readdir(folder)).toEqual(['copy']);
  });

  it.each([
    ['a folder that is not there', 'nowhere/copy', 'its folder is not there: make it first (ENOENT)'],
    ['a file for a folder', 'a-file/copy', 'what should be its folder is a file (ENOTDIR)'],
    ['too long a name', 'x'.repeat(300), 'its name is too long (ENAMETOOLONG)'],
  ])('into %s is one sentence', async (_case, name, reason) => {
    await writeFile(join(folder, 'a-file'), '');
    await expect(backUp(name)).rejects.toMatchObject({
      name: 'StartupError',
      message: `${join(folder, name)} cannot be written: ${reason}.`,
    });
    expect(await readdir(folder)).toEqual(['a-file']);
  });

  it.runIf(existsSync('/dev/full'))('onto a full disk is one sentence, and leaves no file', async () => {
    await fill(8_000);
    await symlink('/dev/full', join(folder, 'copy.part'));
    await expect(backUp()).rejects.toThrow(/copy cannot be written: the disk is full \(ENOSPC\)\.$/);
    expect(await readdir(folder)).toEqual([]);
  });

  it('of a database that is not there is one sentence', async () => {
    const url = 'postgres://ada:geheim@127.0.0.1:1/citato';
    await expect(writeBackup({ url, path: join(folder, 'none'), now: NOW })).rejects.toThrow(
      'DATABASE_URL: the database 127.0.0.1:1/citato does not answer: nothing listens there.',
    );
  });

  it('begins anew where a killed one left its beginning', async () => {
    await writeFile(join(folder, 'copy.part'), 'what a killed process wrote');
    await backUp();
    expect(await readdir(folder)).toEqual(['copy']);
    expect((await restore()).length).toBeGreaterThan(40);
  });

  it('that loses its connection leaves no file', async () => {
    await fill(8_000);
    const [backup] = await Promise.allSettled([backUp(), killOnceBusy(source, 'citato-backup')]);
    expect(backup.status).toBe('rejected');
    expect(await readdir(folder)).toEqual([]);
  });

  it('of a database that holds no Citato is refused', async () => {
    await expect(writeBackup({ url: target.url, path: join(folder, 'none'), now: NOW })).rejects.toThrow(
      'holds no Citato',
    );
    expect(await readdir(folder)).toEqual([]);
  });
});

describe('a restore changes nothing', () => {
  const expectUntouched = async () => {
    expect(await countRelations(target)).toEqual([{ relations: 0 }]);
  };

  it('from a file cut anywhere', async () => {
    await fill();
    await backUp();
    const whole = await readFile(join(folder, 'copy'));
    for (const share of [0.001, 0.2, 0.5, 0.9, 0.9999]) {
      await writeFile(join(folder, 'cut'), whole.subarray(0, Math.floor(whole.length * share)));
      await expect(restore('cut')).rejects.toThrow(/cut off or damaged|no backup/);
      await expectUntouched();
    }
  });

  it('from a file that was packed anew without its end, or with another row', async () => {
    await fill();
    await backUp();
    const plain = gunzipSync(await readFile(join(folder, 'copy')));
    await writeFile(join(folder, 'endless'), gzipSync(plain.subarray(0, plain.lastIndexOf('{"tables"') - 5)));
    await expect(restore('endless')).rejects.toThrow('cut off or damaged');
    const changed = Buffer.from(plain);
    changed.write('usar7@', changed.indexOf('user7@'));
    await writeFile(join(folder, 'changed'), gzipSync(changed));
    await expect(restore('changed')).rejects.toThrow('cut off or damaged');
    await expectUntouched();
  });

  it('from a file of a newer version, and says so', async () => {
    await onDatabase(source.url, (client) =>
      client.query("insert into schema_migrations (name, checksum) values ('9999_come_later.sql', 'x')"),
    );
    await backUp();
    await expect(restore()).rejects.toThrow(
      '9999_come_later.sql, which this version of Citato does not know',
    );
    const plain = gunzipSync(await readFile(join(folder, 'copy')));
    plain.write('"version":2', plain.indexOf('"version":1'));
    await writeFile(join(folder, 'format'), gzipSync(plain));
    await expect(restore('format')).rejects.toThrow('made by a newer Citato');
    await expectUntouched();
  });

  it.each([
    ['no file', null, 'is not there'],
    ['a picture', Buffer.from('\x89PNG'), 'no backup of Citato'],
    ['nothing', Buffer.alloc(0), 'cut off or damaged'],
    ['another archive', gzipSync('select 1;'), /cut off or damaged|no backup/],
  ])('from %s', async (_, bytes, message) => {
    if (bytes !== null) await writeFile(join(folder, 'copy'), bytes);
    await expect(restore()).rejects.toThrow(message);
    await expectUntouched();
  });

  it('where something is already', async () => {
    await backUp();
    await onDatabase(target.url, (client) => client.query('create table notes (id int)'));
    await expect(restore()).rejects.toThrow('not empty');
    expect(await countRelations(target)).toEqual([{ relations: 1 }]);
  });

  it('when it dies on the way, and may be tried again', async () => {
    await fill(8_000);
    await backUp();
    const [dying] = await Promise.allSettled([restore(), killOnceBusy(target, 'citato-restore')]);
    expect(dying.status).toBe('rejected');
    await expectUntouched();
    expect((await restore()).length).toBeGreaterThan(40);
  });
});

/** Ends the connection of that name as soon as it copies rows. */
async function killOnceBusy(database: TestDatabase, applicationName: string): Promise<void> {
  await onDatabase(database.url, async (client) => {
    for (;;) {
      const { rowCount } = await client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where application_name = $1 and datname = current_database() and query ilike 'copy%'`,
        [applicationName],
      );
      if (rowCount) return;
    }
  });
}
