import { readFileSync } from 'node:fs';
import { type EnvFile, parseEnvFile } from './parse-env-file.ts';

export type { EnvFile };

export const NO_ENV_FILE: EnvFile = { entries: [], problems: [] };

/** What the file sets; nothing where there is none. One that cannot be read is a problem, not a file without settings. */
export function readEnvFile(path: string): EnvFile {
  try {
    return parseEnvFile(readFileSync(path));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    if (code === 'ENOENT') return NO_ENV_FILE;
    return { entries: [], problems: [`.env: the file cannot be read (${code}).`] };
  }
}
