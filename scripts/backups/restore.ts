import { existsSync } from 'node:fs';
import { restore } from '../../server/src/app/backups/backups.ts';
import { readConfig } from '../../server/src/app/config.ts';
import { nameBackupFile } from './name-backup-file.ts';

if (existsSync('.env')) process.loadEnvFile('.env');
const startedAt = performance.now();
try {
  const path = nameBackupFile('restore');
  const { tables, applied } = await restore({ config: readConfig(), path });
  for (const { name, rows, checksum } of tables)
    if (rows > 0) console.log(`${name.padEnd(32)} ${String(rows).padStart(10)} rows  ${checksum}`);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(
    `${path}: ${String(rows)} rows of ${String(tables.length)} tables are back, each table with its checksum, in ${seconds} s.` +
      (applied.length === 0 ? '' : ` ${String(applied.length)} newer migrations were applied.`),
  );
} catch (error) {
  // A fault of the settings, the file or the address needs its sentence, not our stack.
  console.error(error instanceof Error && error.name === 'StartupError' ? error.message : error);
  process.exitCode = 1;
}
