import type { WriteStream } from 'node:fs';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { finished } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { StartupError } from '#lib/startup-error';
import type { NamedAddress } from '../address/named-address.ts';
import { withServer } from '../address/check-server.ts';
import { readJournal } from '../migrations/journal.ts';
import { BEGIN_CONSISTENT_READS, runTransaction } from '../transaction.ts';
import { FORMAT, FORMAT_VERSION, type Header } from './backup-notes.ts';
import { listPartitions, listSequences, listTables } from './catalog.ts';
import { preparePlainText, quote, readTable } from './copy-rows.ts';
import { recordBackup } from './backup-record.ts';
import { writeFrame } from './frames.ts';
import { explainFileFault, assertFree } from './file-faults.ts';

/** Fast: texts shrink to about a third anyway. */
const GZIP_LEVEL = 1;

export interface BackupReport {
  readonly tables: number;
  readonly rows: number;
}

/**
 * Copies every table as it stood at one moment into `path`; the product may be running. The file appears under its
 * name when it is whole, never before.
 */
export async function writeBackup({
  path,
  now,
  ...address
}: NamedAddress & { path: string; now: Date }): Promise<BackupReport> {
  const unfinished = `${path}.part`;
  await assertFree(path);
  let file: FileHandle | null = null;
  try {
    // Before the database is asked: a missing folder is reported at once.
    file = await open(unfinished, 'w', 0o600);
    const stream = file.createWriteStream({ flush: true });
    return await withServer({ ...address, applicationName: 'citato-backup' }, async (client) => {
      const report = await writeFile({ client, file: stream, now });
      await rename(unfinished, path);
      await syncFolder(dirname(path));
      await recordBackup(client, { takenAt: now, rows: report.rows });
      return report;
    });
  } catch (error) {
    await file?.close().catch(() => undefined);
    await rm(unfinished, { force: true }).catch(() => undefined);
    throw explainFileFault(error, path);
  }
}

async function writeFile({
  client,
  file,
  now,
}: {
  client: pg.Client;
  file: WriteStream;
  now: Date;
}): Promise<BackupReport> {
  const out = createGzip({ level: GZIP_LEVEL });
  out.pipe(file);
  // A full disk ends the compressor, too, so that nothing waits for it to drain.
  file.on('error', (error) => out.destroy(error));
  out.on('error', () => undefined);
  const isWritten = finished(file);
  isWritten.catch(() => undefined);
  const outcome = await runTransaction({
    client,
    begin: BEGIN_CONSISTENT_READS,
    work: async () => {
      const report = await copyTables(client, (frame) => writeFrame(out, frame), now);
      out.end();
      await isWritten;
      return report;
    },
  });
  if (outcome.status === 'committed') return outcome.result;
  out.destroy();
  file.destroy();
  throw outcome.error;
}

async function copyTables(
  client: pg.Client,
  write: (frame: Parameters<typeof writeFrame>[1]) => Promise<void>,
  now: Date,
): Promise<BackupReport> {
  await preparePlainText(client);
  const tables = await listTables(client);
  if (!tables.some(({ name }) => name === 'schema_migrations'))
    throw new StartupError('This database holds no Citato: there is nothing to back up.');
  // A month whose texts are dropped meanwhile would be missing from the file.
  await client.query(`lock table ${tables.map(({ name }) => quote(name)).join(', ')} in access share mode`);
  const header: Header = {
    format: FORMAT,
    version: FORMAT_VERSION,
    createdAt: now.toISOString(),
    migrations: (await readJournal(client)).map(({ name }) => name),
    partitions: await listPartitions(client),
    sequences: await listSequences(client),
    tables: tables.map(({ name }) => name),
  };
  await write({ kind: 'note', note: header });
  let total = 0;
  for (const table of tables) {
    await write({ kind: 'note', note: { table: table.name, columns: table.columns } });
    const digest = await readTable(client, table, (rows) => write({ kind: 'rows', rows }));
    await write({ kind: 'note', note: digest });
    total += digest.rows;
  }
  await write({ kind: 'note', note: { tables: tables.length, rows: total } });
  return { tables: tables.length, rows: total };
}

/** The new name is on the disk when this returns. */
async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
