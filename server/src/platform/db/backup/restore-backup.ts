import type pg from 'pg';
import { StartupError } from '#lib/startup-error';
import { withUsableServer } from '../address/check-server.ts';
import { type NamedAddress } from '../address/named-address.ts';
import { buildSchema, holdMigrations } from '../migrations/migrate.ts';
import { BEGIN, runTransaction } from '../transaction.ts';
import type { Header } from './backup-notes.ts';
import { isEmptyDatabase, listForeignKeys, listPartitions, listTables } from './catalog.ts';
import { fillTable, preparePlainText, quote, readTable } from './copy-rows.ts';
import { damaged } from './frames.ts';
import { type BackupReader, openBackup } from './read-backup.ts';
import type { Digest } from './row-digest.ts';

export interface RestoredTable extends Digest {
  readonly name: string;
}

/**
 * Fills an empty database from a backup, in one transaction: all of it or nothing. Every table is read back before
 * the end, and must have the checksum it had when it was backed up.
 */
export async function restoreBackup({
  path,
  ...address
}: NamedAddress & { path: string }): Promise<readonly RestoredTable[]> {
  const backup = await openBackup(path);
  try {
    return await withUsableServer({ ...address, applicationName: 'citato-restore' }, async (client) => {
      await holdMigrations(client);
      const outcome = await runTransaction({ client, begin: BEGIN, work: () => restore(client, backup) });
      if (outcome.status === 'failed') throw outcome.error;
      await client.query('analyze');
      return outcome.result;
    });
  } finally {
    backup.close();
  }
}

async function restore(client: pg.Client, backup: BackupReader): Promise<RestoredTable[]> {
  if (!(await isEmptyDatabase(client)))
    throw new StartupError(
      'This database is not empty, and a restore overwrites nothing. Make an empty one and name it in DATABASE_URL, or choose another DATA_DIR.',
    );
  await preparePlainText(client);
  await buildSchema(client, backup.header.migrations);
  await addPartitions(client, backup.header);
  const keys = await listForeignKeys(client);
  for (const { table, name } of keys)
    await client.query(`alter table ${table} drop constraint ${quote(name)}`);
  const tables = await listTables(client);
  await switchTriggers(client, tables, 'disable');
  // Migrations fill some tables, too.
  await client.query(`truncate ${tables.map(({ name }) => quote(name)).join(', ')}`);
  const restored = await fillTables(client, backup);
  for (const { name, value } of backup.header.sequences)
    await client.query('select setval($1::regclass, $2::bigint)', [quote(name), value]);
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${table} add constraint ${quote(name)} ${definition}`);
  await switchTriggers(client, tables, 'enable');
  return restored;
}

async function addPartitions(client: pg.Client, { partitions }: Header): Promise<void> {
  const existing = new Set((await listPartitions(client)).map(({ name }) => name));
  for (const { name, parent, bound } of partitions)
    if (!existing.has(name))
      await client.query(`create table ${quote(name)} partition of ${quote(parent)} ${bound}`);
}

/** What triggers would write is in the backup already. */
async function switchTriggers(
  client: pg.Client,
  tables: readonly { name: string }[],
  to: 'enable' | 'disable',
): Promise<void> {
  for (const { name } of tables) await client.query(`alter table ${quote(name)} ${to} trigger user`);
}

async function fillTables(client: pg.Client, backup: BackupReader): Promise<RestoredTable[]> {
  const restored: RestoredTable[] = [];
  for (let table = await backup.nextTable(); table !== null; table = await backup.nextTable()) {
    await fillTable(client, table, backup.rows());
    const stated = backup.digest();
    const stored = await readTable(client, table);
    if (stored.rows !== stated.rows || stored.checksum !== stated.checksum) throw damaged();
    restored.push({ name: table.name, ...stored });
  }
  return restored;
}
