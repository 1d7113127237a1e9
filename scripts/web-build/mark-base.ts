import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * A page may be asked for at any depth, so its files are named by their path on the host: the build leaves room for
 * where the product stands there, which the server fills in.
 */
export async function markBase(folder: string): Promise<void> {
  const file = join(folder, 'dist/index.html');
  const shell = await readFile(file, 'utf8');
  await writeFile(file, shell.replaceAll(/\b(src|href)="\.\//g, '$1="__BASE__/'));
}
