import { dirname } from 'node:path/posix';

const MAX_FILES = 20;
const MAX_SHARE_PERCENT = 25;
const SOURCE = /^(contract|mentions|pdf|server|web|bench|e2e|scripts)\/.+\.(ts|tsx|js|cjs|css)$/;
const TEST = /\.test\.tsx?$/;
const FEATURE = /^server\/src\/features\/(?<feature>[^/]+)\/.+\.tsx?$/;

/** What was larger when the bounds were set: it may shrink, never grow, and leaves this list when it is small enough. */
export interface Oversized {
  /** Source files by folder. */
  readonly folders: Readonly<Record<string, number>>;
  /** Per cent of the lines of all server features, by feature. */
  readonly features: Readonly<Record<string, number>>;
}

/** Holds folders and features against their bounds. One sentence per violation. */
export function checkSizes({
  files,
  oversized,
}: {
  files: readonly { readonly path: string; readonly lines: number }[];
  oversized: Oversized;
}): string[] {
  const sources = files.filter(({ path }) => SOURCE.test(path) && !TEST.test(path));
  const filesOfFolders = sumBy(sources.map(({ path }) => [dirname(path), 1]));
  const inFeatures = sources.flatMap(({ path, lines }): [string, number][] => {
    const feature = FEATURE.exec(path)?.groups?.['feature'];
    return feature === undefined ? [] : [[feature, lines]];
  });
  const allLines = inFeatures.reduce((sum, [, lines]) => sum + lines, 0);
  const shares = new Map(
    [...sumBy(inFeatures)].map(([feature, lines]) => [feature, Math.round((100 * lines) / allLines)]),
  );
  return [
    ...checkEach({
      sizes: filesOfFolders,
      max: MAX_FILES,
      exceptions: oversized.folders,
      describe: (folder, size, max) =>
        `${folder}: ${size} source files; over ${max} a folder is split by concept`,
    }),
    ...checkEach({
      sizes: shares,
      max: MAX_SHARE_PERCENT,
      exceptions: oversized.features,
      describe: (feature, size, max) =>
        `server/src/features/${feature}: ${size} % of all feature code; over ${max} % it is more than one feature`,
    }),
  ];
}

function sumBy(entries: readonly (readonly [string, number])[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const [key, value] of entries) sums.set(key, (sums.get(key) ?? 0) + value);
  return sums;
}

function checkEach({
  sizes,
  max,
  exceptions,
  describe,
}: {
  sizes: ReadonlyMap<string, number>;
  max: number;
  exceptions: Readonly<Record<string, number>>;
  describe: (name: string, size: number, max: number) => string;
}): string[] {
  const tooLarge = [...sizes].flatMap(([name, size]) => {
    const bound = exceptions[name] ?? max;
    return size > bound ? [describe(name, size, bound)] : [];
  });
  const needless = Object.keys(exceptions).filter((name) => (sizes.get(name) ?? 0) <= max);
  return [
    ...tooLarge,
    ...needless.map((name) => `${name}: small enough now; take it out of scripts/structure/oversized.json`),
  ];
}
