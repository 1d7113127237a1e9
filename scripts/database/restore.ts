import { restore } from '../../server/src/app/backups/backups.ts';
import { readOwnDatabaseConfig } from '../../server/src/app/config.ts';
import { nameBackupFile } from './name-backup-file.ts';
import { runDatabaseCommand } from './run-database-command.ts';

await runDatabaseCommand({
  readSettings: readOwnDatabaseConfig,
  command: async (config) => {
    const path = nameBackupFile('restore');
    const { tables, applied } = await restore({ config, path });
    for (const { name, rows, checksum } of tables)
      if (rows > 0) console.log(`${name.padEnd(32)} ${String(rows).padStart(10)} rows  ${checksum}`);
    if (applied.length > 0) console.log(`${String(applied.length)} newer migrations were applied.`);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    return `${path}: ${String(rows)} rows of ${String(tables.length)} tables are back, each table with its checksum`;
  },
});
