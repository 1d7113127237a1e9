const MAX_REMEMBERED = 20_000;

/** Finds out once what answers ask about the same word again and again. Bounded: when full it starts afresh. */
export function remember<T extends string | boolean | object>(
  find: (text: string) => T,
  most = MAX_REMEMBERED,
): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const key = copyOf(text);
    const found = find(key);
    if (known.size >= most) known.clear();
    known.set(key, found);
    return found;
  };
}

/** A slice keeps the whole answer it was cut from in memory; a copy does not. */
const copyOf = (text: string): string => text.split('').join('');

const ASCII_WORD = /^[\x20-\x7e]*$/;
const MARKS = /[\p{M}\u00AD\u200B-\u200D\u2060\uFEFF]+/gu;
const UNDECOMPOSED: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
};

const MAX_WORD_LENGTH = 40;

/** Lower case without accents or invisible characters: the form in which words are compared. */
export function fold(text: string): string {
  if (ASCII_WORD.test(text)) return text.toLowerCase();
  return text.length > MAX_WORD_LENGTH ? foldMarked(text) : foldedWord(text);
}

function foldMarked(text: string): string {
  return text
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .split('')
    .map((letter) => UNDECOMPOSED[letter] ?? letter)
    .join('');
}

const foldedWord = remember(foldMarked);

const WORD = 1;
const UPPER = 2;
const LOWER = 4;
const DIGIT = 8;
const MARK = 16;
const SYLLABLE = 32;
const KATAKANA = 64;

/** One group for each of the kinds below. Nothing parts the words of the third: each letter is one. */
const CHARACTER =
  /([\p{Lu}\p{Lt}])|([ァ-ヺー])|([\p{Script=Han}\p{Script=Hiragana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}])|(\p{L})|(\p{N})|([\\`*_~![(<&【\uE000-\uF8FF])|([\p{M}\u00AD\u200B-\u200D\u2060])/u;
const KINDS = [
  WORD | UPPER,
  WORD | LOWER | KATAKANA,
  WORD | LOWER | SYLLABLE,
  WORD | LOWER,
  WORD | DIGIT,
  MARK,
  WORD,
];
const kinds = new Uint8Array(0x10000);
for (let code = 0; code < 0x10000; code++) {
  const groups: readonly (string | undefined)[] = CHARACTER.exec(String.fromCharCode(code))?.slice(1) ?? [];
  kinds[code] = KINDS[groups.findIndex((group) => group !== undefined)] ?? 0;
}

// A table over code units: the reader asks these questions for every character of every answer.
/** Accents and joiners continue a word; alone (behind an emoji, say) they make none. */
export const isWordStartCode = (code: number): boolean =>
  ((kinds[code] ?? 0) & (UPPER | LOWER | DIGIT)) !== 0;
export const isWordCode = (code: number): boolean => ((kinds[code] ?? 0) & WORD) !== 0;
/** Opens markup: emphasis, code, links, tags, escapes, notes. */
export const isMarkCode = (code: number): boolean => ((kinds[code] ?? 0) & MARK) !== 0;
/** Whether a word ends between two characters though no sign parts them: within Han, Kana or Thai, and at their edges. */
export const partsWord = (before: number, code: number): boolean => {
  const [one, other] = [kinds[before] ?? 0, kinds[code] ?? 0];
  if (((one | other) & (SYLLABLE | KATAKANA)) === 0 || (other & (LOWER | UPPER | DIGIT)) === 0) return false;
  return (one & SYLLABLE) !== 0 || (other & SYLLABLE) !== 0 || ((one ^ other) & KATAKANA) !== 0;
};
export const isUpperCode = (code: number): boolean => ((kinds[code] ?? 0) & UPPER) !== 0;
export const isLetterCode = (code: number): boolean => ((kinds[code] ?? 0) & (UPPER | LOWER)) !== 0;
const isLowerCode = (code: number): boolean => ((kinds[code] ?? 0) & LOWER) !== 0;
export const isDigitCode = (code: number): boolean => ((kinds[code] ?? 0) & DIGIT) !== 0;

/** Whether a text begins with so many capitals. */
export const opensInCapitals = (text: string, count: number): boolean =>
  Array.from({ length: count }, (_, at) => text.charCodeAt(at)).every(isUpperCode);

const PLUS = 0x2b;
const MAX_KEPT = 20_000;

/** A word as it is written, with what its letters say wherever it stands. One object for all places that write it so. */
export interface Spelling {
  written: string;
  /** Where facts about it are kept, within its generation of the vocabulary. */
  place: number;
  generation: number;
  folded: string;
  /** The first letter is a capital. */
  capital: boolean;
  /** Two or more letters, all capitals. */
  allCapitals: boolean;
  /** A capital inside the word (PayPal, iPhone) or letters beside digits (N26, 2C2P). */
  mixed: boolean;
  digits: boolean;
}

const vocabulary = new Map<string, Spelling>();
let generation = 0;

/** Words repeat, so each is analysed once. Bounded: a full vocabulary is cleared. */
export function spellingOf(written: string): Spelling {
  const known = vocabulary.get(written);
  if (known !== undefined) return known;
  if (vocabulary.size >= MAX_KEPT) {
    vocabulary.clear();
    generation++;
  }
  // A slice would keep the whole answer it was cut from in memory; a copy does not.
  const copy = written.split('').join('');
  const spelling = describe(copy);
  vocabulary.set(copy, spelling);
  return spelling;
}

const YES = 2;
const NO = 1;

/** A yes or no about words, computed once for each: as `factOf`, in a byte a word. */
export function flagOf(find: (spelling: Spelling) => boolean): (spelling: Spelling) => boolean {
  let known = new Uint8Array(MAX_KEPT);
  let ofGeneration = generation;
  return (spelling) => {
    if (spelling.generation !== ofGeneration) {
      known = new Uint8Array(MAX_KEPT);
      ofGeneration = spelling.generation;
    }
    return (known[spelling.place] ||= find(spelling) ? YES : NO) === YES;
  };
}

/** Whether a word is one of these, in any spelling that folds to it. */
export const flagIn = (words: ReadonlySet<string>): ((spelling: Spelling) => boolean) =>
  flagOf(({ folded }) => words.has(folded));

/** A fact about words, computed once for each: `find` is called when a word is first asked about. */
export function factOf<T extends string | boolean | object>(
  find: (spelling: Spelling) => T,
): (spelling: Spelling) => T {
  let known = new Array<T | undefined>(MAX_KEPT);
  let ofGeneration = generation;
  return (spelling) => {
    if (spelling.generation !== ofGeneration) {
      known = new Array<T | undefined>(MAX_KEPT);
      ofGeneration = spelling.generation;
    }
    return (known[spelling.place] ??= find(spelling));
  };
}

function describe(written: string): Spelling {
  let upper = 0;
  let lower = 0;
  let digits = 0;
  let innerUpper = false;
  for (let position = 0; position < written.length; position++) {
    const code = written.charCodeAt(position);
    if (isUpperCode(code)) {
      upper++;
      if (lower > 0) innerUpper = true;
    } else if (isLowerCode(code)) lower++;
    else if (isDigitCode(code)) digits++;
  }
  const folded = fold(written);
  return {
    written,
    place: vocabulary.size,
    generation,
    folded,
    capital: isUpperCode(written.charCodeAt(written.charCodeAt(0) === PLUS ? 1 : 0)),
    allCapitals: upper > 1 && lower === 0,
    mixed: innerUpper || (upper > 1 && lower > 1) || (digits > 0 && upper > 0),
    digits: digits > 0,
  };
}
