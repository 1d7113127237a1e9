import type { Language } from '../extraction.ts';
import { demonyms, firstNames, functionWords, genericWords, places, terms } from './index.ts';
import { isEnglishForm, isItalianForm, isSpanishForm } from './inflection.ts';

/** How a word is used when it is not the name of a company. `unknown`: in no list, so probably a name. */
export type WordKind = 'function' | 'generic' | 'place' | 'demonym' | 'person' | 'term' | 'unknown';

const FIGURE = /^\d[\d.,]*(?:[a-z%°]{0,3}|mah|kwh|inch)$/u;
const REMEMBERED = 20_000;

const remembered: Readonly<Record<Language, Map<string, WordKind>>> = {
  it: new Map(),
  en: new Map(),
  es: new Map(),
};

/** The kind of a folded word in an answer of the given language. English counts everywhere: answers mix it in. */
export function kindOfWord(folded: string, language: Language): WordKind {
  const known = remembered[language].get(folded);
  if (known !== undefined) return known;
  const kind = decideKind(folded, language);
  if (remembered[language].size >= REMEMBERED) remembered[language].clear();
  remembered[language].set(folded, kind);
  return kind;
}

function decideKind(folded: string, language: Language): WordKind {
  if (functionWords[language].has(folded) || functionWords.en.has(folded)) return 'function';
  if (FIGURE.test(folded) || terms.has(folded)) return 'term';
  if (genericWords[language].has(folded)) return 'generic';
  if (demonyms.has(folded)) return 'demonym';
  if (places.has(folded)) return 'place';
  if (firstNames.has(folded)) return 'person';
  return isInflected(folded, language) ? 'generic' : 'unknown';
}

function isInflected(folded: string, language: Language): boolean {
  if (isEnglishForm(folded)) return true;
  if (language === 'it') return isItalianForm(folded);
  return language === 'es' && isSpanishForm(folded);
}

/** The kind of a word as it is written: PBRFusion is a name, whatever its ending. */
export function kindAsWritten(
  { folded, mixed }: { folded: string; mixed: boolean },
  language: Language,
): WordKind {
  if (!mixed) return kindOfWord(folded, language);
  return terms.has(folded) || FIGURE.test(folded) ? 'term' : 'unknown';
}

/** Whether the word is an everyday word of the language, so that its capital alone does not make it a name. */
export function isCommonWord(folded: string, language: Language): boolean {
  return kindOfWord(folded, language) !== 'unknown';
}
