import type { Language } from '../extraction.ts';
import {
  algorithms,
  demonyms,
  firstNames,
  functionWords,
  genericWords,
  places,
  roles,
  terms,
  tradeClosings,
  tradeOpenings,
} from './index.ts';
import { isClassWord } from './class-words.ts';
import type { Spelling } from '../document/text/spelling.ts';
import { factOf, spellingOf } from '../document/text/spelling.ts';
import type { Word } from '../document/text/words.ts';
import { isEnglishForm, isItalianForm, isSpanishForm } from './inflection.ts';

/** How a word is used when it is not the name of a company. `unknown`: in no list, so probably a name. */
export type WordKind = 'function' | 'generic' | 'place' | 'demonym' | 'person' | 'term' | 'unknown';

const FIGURE = /^\d[\d.,]*(?:[a-z%°]{0,3}|mah|kwh|inch)$/u;
// D3, B12, Q10: vitamins, sizes and models; RaaS, SaaS: what is sold as a service.
const CODE = /^(?:[a-z]\d{1,2}|[a-z]{1,3}aas)$/u;

// RM1, S$3, Rs999, USD10.
const AMOUNT =
  /^(?:rm|rs|usd|eur|gbp|sgd|myr|inr|chf|aed|php|idr|thb|vnd|hkd|aud|cad|nzd|jpy|cny|krw|us|hk|nt)\d[\d.,]*[kmb]?n?$/u;
// MobileNetV2, ResNet50.
const ARCHITECTURE = /^(?:alex|dense|efficient|google|mobile|res|shuffle|squeeze)net(?:v?\d{1,3})$/u;
const MIN_PLURAL = 7;

const kinds: Readonly<Record<Language, (word: Spelling) => WordKind>> = {
  it: factOf(({ folded }) => decideKind(folded, 'it')),
  en: factOf(({ folded }) => decideKind(folded, 'en')),
  es: factOf(({ folded }) => decideKind(folded, 'es')),
};

/** The kind of a folded word in an answer of the given language. English counts everywhere: answers mix it in. */
export const kindOfWord = (folded: string, language: Language): WordKind =>
  kinds[language](spellingOf(folded));

function decideKind(folded: string, language: Language): WordKind {
  if (functionWords[language].has(folded) || functionWords.en.has(folded)) return 'function';
  if (FIGURE.test(folded) || terms.has(folded)) return 'term';
  if (genericWords[language].has(folded)) return 'generic';
  if (demonyms.has(folded) || isInhabitants(folded)) return 'demonym';
  if (places.has(folded)) return 'place';
  if (firstNames.has(folded)) return 'person';
  if (isClassWord(folded)) return 'term';
  return isInflected(folded, language) ? 'generic' : 'unknown';
}

/** "Malaysians"; but Mars is no plural. */
const isInhabitants = (folded: string): boolean =>
  folded.length >= MIN_PLURAL && folded.endsWith('s') && demonyms.has(folded.slice(0, -1));

function isInflected(folded: string, language: Language): boolean {
  if (isEnglishForm(folded)) return true;
  if (language === 'it') return isItalianForm(folded);
  return language === 'es' && isSpanishForm(folded);
}

/** The kind of a word as it is written: PBRFusion is a name, whatever its ending. */
export function kindAsWritten({ folded, mixed, spelling }: Word, language: Language): WordKind {
  if (!mixed) return kinds[language](spelling);
  return isTerm(folded) ? 'term' : 'unknown';
}

const isTerm = (folded: string): boolean =>
  terms.has(folded) ||
  algorithms.has(folded) ||
  [FIGURE, CODE, AMOUNT, ARCHITECTURE].some((form) => form.test(folded));

/** Whether a folded word says what a business or a professional is, beside its own name: "studio", "associati", "avvocato". */
export const isTradeWord = (folded: string): boolean =>
  tradeOpenings.has(folded) || tradeClosings.has(folded) || roles.has(folded);

/** Whether a folded word opens the name of a house: "trattoria", "hotel"; never "avvocato", which a person is. */
export const opensBusinessName = (folded: string): boolean => tradeOpenings.has(folded);

/** Whether the word is an everyday word of the language, so that its capital alone does not make it a name. */
export function isCommonWord(folded: string, language: Language): boolean {
  return kindOfWord(folded, language) !== 'unknown';
}
