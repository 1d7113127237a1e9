import type { Language } from '../extraction.ts';
import { functionWords, LANGUAGES } from '../lexicon/index.ts';
import { type ReadAnswer, readAnswer } from './read-answer.ts';
import type { Spelling } from './text/spelling.ts';
import { flagOf } from './text/spelling.ts';

const ENOUGH_WORDS = 150;

const isFunctionWordOf = (language: Language): ((spelling: Spelling) => boolean) =>
  flagOf(({ folded }) => functionWords[language].has(folded));
const isItalian = isFunctionWordOf('it');
const isEnglish = isFunctionWordOf('en');
const isSpanish = isFunctionWordOf('es');

/** The language whose function words the answer uses most; Italian when none prevails. */
export function detectLanguage({ segments }: ReadAnswer): Language {
  const counts: Record<Language, number> = { it: 0, en: 0, es: 0 };
  let read = 0;
  for (const { words } of segments) {
    for (const { spelling } of words) {
      if (isItalian(spelling)) counts.it++;
      if (isEnglish(spelling)) counts.en++;
      if (isSpanish(spelling)) counts.es++;
    }
    read += words.length;
    if (read > ENOUGH_WORDS) break;
  }
  return LANGUAGES.reduce((best, language) => (counts[language] > counts[best] ? language : best), 'it');
}

/** The language of any text, `it`, `en` or `es`, without reading what it names; Italian when none prevails. */
export function languageOf(text: string): Language {
  return detectLanguage(readAnswer(text));
}
