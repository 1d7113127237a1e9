import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Files are found relative to the package, so that sources and the bundled build find the same ones. */
function findPackageRoot(from: string): string {
  const parent = dirname(from);
  if (existsSync(join(from, 'package.json')) || parent === from) return from;
  return findPackageRoot(parent);
}

const packageRoot = findPackageRoot(import.meta.dirname);

/** Absolute path of a file of the server package, for example `packageFile('migrations')`. */
export function packageFile(path: string): string {
  return join(packageRoot, path);
}
