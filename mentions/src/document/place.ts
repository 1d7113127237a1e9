import type { Language } from '../extraction.ts';
import type { ReadAnswer, ReadSegment } from './read-answer.ts';
import type { Word } from './text/words.ts';

/** The parameters of rules, under the names all rules use. */
export interface Place {
  answer: ReadAnswer;
  language: Language;
  segment: ReadSegment;
  words: readonly Word[];
  /** Of a word in its segment. */
  index: number;
  /** Of the first and the last word of a name. */
  first: number;
  last: number;
}

/** The part of a place a rule needs. */
export type At<Key extends keyof Place> = Pick<Place, Key>;
