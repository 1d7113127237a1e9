import { loadWatched } from './load-watched.ts';
import { compareWatched, findProvable } from './rules/compare-watched.ts';

/** Reads what is watched of a company, says what of it has changed, and how much would have to. */
export const watchFigures = { load: loadWatched, compare: compareWatched, findProvable } as const;
