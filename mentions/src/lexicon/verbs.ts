import type { Language } from '../extraction.ts';
import { subjectVerbs } from './index.ts';
import type { ReadAnswer } from '../document/read-answer.ts';
import type { Word } from '../document/text/words.ts';
import { flagIn } from '../document/text/spelling.ts';

const isVerb = { it: flagIn(subjectVerbs.it), en: flagIn(subjectVerbs.en), es: flagIn(subjectVerbs.es) };

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
  if (isVerb[language](word.spelling)) return true;
  return (
    word.folded === 'e' && language === 'it' && answer.raw.slice(word.start, word.end).normalize() === 'è'
  );
}
