import { loadWatched } from './load-watched.ts';
import { compareWatched } from './rules/compare-watched.ts';

/** Reads what is watched of a company, and says what of it has changed. */
export const watchFigures = { load: loadWatched, compare: compareWatched } as const;
