import { dirname } from 'node:path/posix';

const SOURCE = /^(contract|mentions|pdf|server|web|bench|e2e|scripts)\/.+\.(ts|tsx|js|cjs|css)$/;
const TEST = /\.test\.tsx?$/;

export interface SizedFile {
  readonly path: string;
  readonly lines: number;
}

/** Code of ours, tests left out. */
export function isSource({ path }: SizedFile): boolean {
  return SOURCE.test(path) && !TEST.test(path);
}

/** How many files stand in each folder itself. */
export function countFiles(sources: readonly SizedFile[]): Map<string, number> {
  return sumBy(sources.map(({ path }) => [dirname(path), 1]));
}

export function sumBy(entries: readonly (readonly [string, number])[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const [key, value] of entries) sums.set(key, (sums.get(key) ?? 0) + value);
  return sums;
}
