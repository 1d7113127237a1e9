import { open } from 'node:fs/promises';
import { StartupError } from '#lib/startup-error';

/** Errors of the file system that the operator can repair. */
const FILE_FAULTS: Readonly<Record<string, string>> = {
  ENOENT: 'its folder is not there: make it first',
  ENOTDIR: 'what should be its folder is a file',
  EISDIR: 'it is a folder: name a file in it',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'that file system can only be read',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENAMETOOLONG: 'its name is too long',
};

export function explainFileFault(error: unknown, path: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = FILE_FAULTS[code];
  return reason === undefined
    ? error
    : new StartupError(`${path} cannot be written: ${reason} (${code}).`, { cause: error });
}

export async function assertFree(path: string): Promise<void> {
  const handle = await open(path, 'r').catch(() => null);
  if (handle === null) return;
  await handle.close();
  throw new StartupError(`${path} is there already. A backup overwrites nothing: choose another name.`);
}
