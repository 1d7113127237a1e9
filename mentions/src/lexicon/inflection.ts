import { functionWords, genericWords } from './index.ts';

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
export function isEnglishForm(word: string): boolean {
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
export function isSpanishForm(word: string): boolean {
  if (SPANISH_NOUN.test(word)) return true;
  const stem = spanishStem(word);
  return stem.length >= MIN_STEM && spanishStems.has(stem);
}
