import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { backUp } from '../../server/src/app/backups/backups.ts';
import { readConfig } from '../../server/src/app/config.ts';
import { nameBackupFile } from './name-backup-file.ts';

if (existsSync('.env')) process.loadEnvFile('.env');
const startedAt = performance.now();
try {
  const path = nameBackupFile('backup');
  const { tables, rows } = await backUp({ config: readConfig(), path });
  const megabytes = ((await stat(path)).size / 1e6).toFixed(1);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${path}: ${String(rows)} rows of ${String(tables)} tables, ${megabytes} MB, in ${seconds} s.`);
} catch (error) {
  // A fault of the settings, the file or the address needs its sentence, not our stack.
  console.error(error instanceof Error && error.name === 'StartupError' ? error.message : error);
  process.exitCode = 1;
}
