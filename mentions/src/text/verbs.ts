import type { Language } from '../extraction.ts';
import { subjectVerbs } from '../lexicon/index.ts';
import type { ReadAnswer } from '../read-answer.ts';
import type { Word } from './words.ts';

/** Whether the word is a verb that follows its subject. Without its accent "è" would be "and". */
export function isSubjectVerb({
  answer,
  word,
  language,
}: {
  answer: ReadAnswer;
  word: Word;
  language: Language;
}): boolean {
  if (subjectVerbs[language].has(word.folded)) return true;
  return (
    word.folded === 'e' && language === 'it' && answer.raw.slice(word.start, word.end).normalize() === 'è'
  );
}
