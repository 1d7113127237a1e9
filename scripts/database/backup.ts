import { stat } from 'node:fs/promises';
import { backUp } from '../../server/src/app/backups/backups.ts';
import { readOwnDatabaseConfig } from '../../server/src/app/config.ts';
import { nameBackupFile } from './name-backup-file.ts';
import { runDatabaseCommand } from './run-database-command.ts';

await runDatabaseCommand({
  readSettings: readOwnDatabaseConfig,
  command: async (config) => {
    const path = nameBackupFile('backup');
    const { tables, rows } = await backUp({ config, path });
    const megabytes = ((await stat(path)).size / 1e6).toFixed(1);
    return `${path}: ${String(rows)} rows of ${String(tables)} tables, ${megabytes} MB`;
  },
});
