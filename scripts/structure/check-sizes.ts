import { countFiles, isSource, type SizedFile, sumBy } from './source-files.ts';

const MAX_FILES = 18;
const MAX_LINES = 280;
const MAX_SHARE_PERCENT = 20;
const FEATURE = /^(?<folder>(?<side>server|web)\/src\/features\/[^/]+)\/.+\.tsx?$/;

/**
 * Folders and features that were larger when the bounds were set: a number may shrink, never grow, and is removed when
 * it is small enough.
 */
export interface Oversized {
  /** Lines by file. */
  readonly files: Readonly<Record<string, number>>;
  /** Source files by folder. */
  readonly folders: Readonly<Record<string, number>>;
  /** Per cent of the lines of all features of the server or the web, by folder. */
  readonly features: Readonly<Record<string, number>>;
}

/** Holds files, folders and features against their bounds. One sentence per violation. */
export function checkSizes({
  files,
  oversized,
}: {
  files: readonly SizedFile[];
  oversized: Oversized;
}): string[] {
  const sources = files.filter(isSource);
  const shares = new Map([...sharesOf('server', sources), ...sharesOf('web', sources)]);
  return [
    ...checkEach({
      sizes: new Map(sources.map(({ path, lines }) => [path, lines])),
      max: MAX_LINES,
      exceptions: oversized.files,
      describe: (path, size, max) => `${path}: ${size} lines; over ${max} a file is split by what it holds`,
    }),
    ...checkEach({
      sizes: countFiles(sources),
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
        `${feature}: ${size} % of its side’s feature code; over ${max} % it is more than one feature`,
    }),
  ];
}

/** How many per cent of one side’s feature code each of its features holds, by folder. */
function sharesOf(side: 'server' | 'web', sources: readonly SizedFile[]): [string, number][] {
  const inFeatures = sources.flatMap(({ path, lines }): [string, number][] => {
    const found = FEATURE.exec(path)?.groups;
    return found?.['side'] === side ? [[found['folder'] ?? '', lines]] : [];
  });
  const allLines = inFeatures.reduce((sum, [, lines]) => sum + lines, 0);
  return [...sumBy(inFeatures)].map(([folder, lines]) => [folder, Math.round((100 * lines) / allLines)]);
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
