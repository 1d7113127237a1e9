import { refuseCommand } from './run-database-command.ts';

/** The file that `npm run backup` or `restore` was given. */
export function nameBackupFile(command: 'backup' | 'restore'): string {
  const [path, ...others] = process.argv.slice(2);
  if (path === undefined || others.length > 0) refuseCommand(`Name one file: npm run ${command} -- FILE`);
  return path;
}
