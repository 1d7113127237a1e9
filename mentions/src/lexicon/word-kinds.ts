import type { At, ReadAnswer, ReadSegment } from '../document/document.ts';
import { type Spelling, factOf, flagIn, spellingOf } from '../document/spelling.ts';
import type { Word } from '../document/words.ts';
import type { Language } from '../extraction.ts';
import {
  algorithms,
  breeds,
  demonyms,
  firstNames,
  functionWords,
  garments,
  genericWords,
  grammarWords,
  places,
  productWords,
  roles,
  subjectVerbs,
  substances,
  terms,
  tradeClosings,
  tradeOpenings,
} from './index.ts';

const MIN_STEM = 3;
// "viso" must not make an everyday word of Visa.
const MIN_NOUN_STEM = 4;

const ENGLISH_NOUN = /^\p{L}{3,}(?:tion|sion|ness|ability|ibility|ivity|osity|arity|ization|ology)s?$/u;
const ENGLISH_ENDINGS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/ies$/u, ['y']],
  [/(?:es|s)$/u, ['', 'e']],
  [/(?:ed|d)$/u, ['', 'e']],
  [/ied$/u, ['y']],
  [/ing$/u, ['', 'e']],
  [/(?:ers?|est|or|ors)$/u, ['', 'e']],
  [/ly$/u, ['', 'le']],
  [/(?:y|less|ful|able|ish|ment|ments|al|ity|free)$/u, ['', 'e']],
];
const DOUBLED = /([bdglmnprt])\1$/u;

/** A regular form of an English word the lexicon lists, or a noun by its ending. */
function isEnglishForm(word: string): boolean {
  if (genericWords.en.has(word) || ENGLISH_NOUN.test(word)) return true;
  return ENGLISH_ENDINGS.some(([ending, replacements]) => {
    if (!ending.test(word)) return false;
    const stem = word.replace(ending, '');
    if (stem.length < MIN_STEM) return false;
    return (
      replacements.some((replacement) => genericWords.en.has(stem + replacement)) ||
      (DOUBLED.test(stem) && genericWords.en.has(stem.slice(0, -1)))
    );
  });
}

const ITALIAN_NOUN =
  /^\p{L}{4,}(?:zion[ei]|sion[ei]|ment[oi]|mente|abil[ei]|ibil[ei]|issim[oaie]|ezz[ae]|aggi?o?|trici?e?|ionist[aei])$/u;
const ITALIAN_VERB =
  /(?:are|ere|ire|ato|ata|ati|ate|uto|uta|uti|ute|ito|ita|iti|ite|ando|endo|iamo|ano|ono|ava|eva|erei|eresti|erebbe|era|ra|ino)(?:l[oaie]|gli|ne|ti|vi|si|mi|ci)?$/u;
const italianStems = new Set([...genericWords.it, ...functionWords.it].map(italianStem));

function italianStem(word: string): string {
  return word.replace(/(?:he|hi|ie|io|ia|ii|[aeio])$/u, '');
}

function isItalianVerbForm(word: string): boolean {
  if (!ITALIAN_VERB.test(word)) return false;
  const stem = word.replace(ITALIAN_VERB, '');
  return (
    stem.length >= MIN_STEM &&
    (['are', 'ere', 'ire'].some((ending) => genericWords.it.has(stem + ending)) || italianStems.has(stem))
  );
}

/** A regular form of an Italian word the lexicon lists, or a word by its ending. */
export function isItalianForm(word: string): boolean {
  if (ITALIAN_NOUN.test(word)) return true;
  const stem = italianStem(word);
  if (stem.length >= MIN_NOUN_STEM && stem !== word && italianStems.has(stem)) return true;
  return isItalianVerbForm(word);
}

const SPANISH_NOUN = /^\p{L}{3,}(?:cion|ciones|dad|dades|miento|mientos|mente|able|ables|ible|ibles)$/u;
const spanishStems = new Set([...genericWords.es].map(spanishStem));

function spanishStem(word: string): string {
  return word.replace(/(?:es|as|os|[aeos])$/u, '');
}

/** A regular form of a Spanish word the lexicon lists, or a word by its ending. */
function isSpanishForm(word: string): boolean {
  if (SPANISH_NOUN.test(word)) return true;
  const stem = spanishStem(word);
  return stem.length >= MIN_STEM && spanishStems.has(stem);
}

// "Citric Acid", "Rosemary Extract", "acido citrico", "Vitamin C".
const closesClass = flagIn(grammarWords('classClosings'));
const opensClass = flagIn(grammarWords('classOpenings'));
const isVitamin = flagIn(grammarWords('vitamins'));
const VITAMIN_LETTER = /^[a-k]\d{0,2}$/u;

/** A member of a class whose members are no companies: a substance, an algorithm, a breed, a garment. */
const isClassWord = (word: string): boolean =>
  substances.has(word) || algorithms.has(word) || garments.has(word) || breeds.has(word);

/** Whether several words together name a member of such a class: "Rosemary Extract", "Vitamin C". */
export function isClassPhrase(words: readonly Word[]): boolean {
  const [first, second] = words;
  const last = words.at(-1);
  if (first === undefined || second === undefined || last === undefined) return false;
  if (closesClass(last.spelling) || opensClass(first.spelling)) return true;
  return isVitamin(first.spelling) && VITAMIN_LETTER.test(second.folded);
}

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

const namesKind = flagIn(productWords);
const FIGURE_LETTERS = /\p{L}{3}/u;

/** Whether the word behind a brand says which of its products is meant: a kind of product, a size, a country, a model number. */
export function isProductWord(segment: ReadSegment, index: number): boolean {
  const word = segment.words[index];
  if (word === undefined) return false;
  const isFigure = word.digits && !FIGURE_LETTERS.test(word.folded);
  const isLetter = word.capital && word.end - word.start === 1;
  return isFigure || isLetter || namesKind(word.spelling);
}

/** Whether a bracket or a trade sign closes the name. */
export const isClosedBySign = ({ visible }: ReadAnswer, end: number): boolean =>
  /^\s?[(®™]/u.test(visible.slice(end, end + 2));

const isVerb = { it: flagIn(subjectVerbs.it), en: flagIn(subjectVerbs.en), es: flagIn(subjectVerbs.es) };

/** Whether the word is a verb that follows its subject. Without its accent "è" would be "and". */
export function isSubjectVerb({
  answer,
  word,
  language,
}: At<'answer' | 'language'> & { word: Word }): boolean {
  if (isVerb[language](word.spelling)) return true;
  return (
    word.folded === 'e' && language === 'it' && answer.raw.slice(word.start, word.end).normalize() === 'è'
  );
}
