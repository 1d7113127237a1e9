/** The file that `npm run backup` or `restore` was given. */
export function nameBackupFile(command: 'backup' | 'restore'): string {
  const [path, ...others] = process.argv.slice(2);
  if (path !== undefined && others.length === 0) return path;
  const error = new Error(`Name one file: npm run ${command} -- FILE`);
  error.name = 'StartupError';
  throw error;
}
