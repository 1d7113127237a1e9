import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.ts';

/** Every file that is committed or waits to be, relative to the root, with forward slashes. */
export function listFiles(): string[] {
  const answer = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const paths = new Set(answer.split('\0').filter((path) => path !== ''));
  return [...paths].filter((path) => existsSync(join(ROOT, path))).toSorted();
}
