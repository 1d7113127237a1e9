import type { Place } from '../../document/place.ts';
import type { ReadSegment } from '../../document/read-answer.ts';
import type { NameMatch } from '../gazetteer/match-names.ts';

/** A range of words of a segment, both ends inside. */
export interface WordRange {
  segment: ReadSegment;
  first: number;
  last: number;
}

interface NamePlace extends Place {
  range: WordRange;
  /** The known name inside the range, if any, and all of its segment. */
  match: NameMatch | null;
  matches: readonly NameMatch[];
}

/** The part of a place a rule about names needs. */
export type At<Key extends keyof NamePlace> = Pick<NamePlace, Key>;

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
  /** Neither a single sign nor too long to be a name; else no weight makes a company of it. */
  isSized: boolean;
}
