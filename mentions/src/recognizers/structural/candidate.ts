import type { WordRange } from './read-heads.ts';

/** A name the answer itself introduces. */
export interface DiscoveredName {
  name: string;
  spellings: string[];
}

/** A stretch of words that may name a company unknown so far; its weight is measured against `RUN_ACCEPTED`. */
export interface Candidate extends WordRange {
  key: string;
  name: string;
  weight: number;
}
