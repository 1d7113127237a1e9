/**
 * Which code is built into one file: left alone, what several pages share falls into scores of little files, each
 * compressed by itself. Only what at least two pages share is grouped, and each file falls to the first group that
 * names it.
 */
export interface ChunkGroup {
  readonly name: string;
  /** The beginnings of paths below the repository's root. */
  readonly places: readonly string[];
}

export const FEATURES = 'web/src/features';
export const RADIX = 'node_modules/@radix-ui';
export const QUERY = 'node_modules/@tanstack';
export const ICONS = 'node_modules/lucide-react/dist/esm/icons';

export const below = (folder: string, names: readonly string[]): string[] =>
  names.map((name) => `${folder}/${name}`);
