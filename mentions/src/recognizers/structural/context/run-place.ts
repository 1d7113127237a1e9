import type { Language } from '../../../extraction.ts';
import type { ReadAnswer } from '../../../document/read-answer.ts';
import type { WordRange } from '../read-heads.ts';

/** A run of words where it stands. */
export interface RunPlace {
  answer: ReadAnswer;
  range: WordRange;
  language: Language;
}
