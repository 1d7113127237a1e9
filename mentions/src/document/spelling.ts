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
  const letters = text.normalize('NFKD').replace(MARKS, '').toLowerCase().split('');
  return letters.map((letter) => UNDECOMPOSED[letter] ?? letter).join('');
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
const SMALL = WORD | LOWER;
const KINDS = [WORD | UPPER, SMALL | KATAKANA, SMALL | SYLLABLE, SMALL, WORD | DIGIT, MARK, WORD];
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
const isUpperCode = (code: number): boolean => ((kinds[code] ?? 0) & UPPER) !== 0;
export const isLetterCode = (code: number): boolean => ((kinds[code] ?? 0) & (UPPER | LOWER)) !== 0;
const isLowerCode = (code: number): boolean => ((kinds[code] ?? 0) & LOWER) !== 0;
export const isDigitCode = (code: number): boolean => ((kinds[code] ?? 0) & DIGIT) !== 0;

/** Whether a text begins with so many capitals. */
export const opensInCapitals = (text: string, count: number): boolean =>
  Array.from({ length: count }, (_, at) => text.charCodeAt(at)).every(isUpperCode);

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
  const spelling = describe(copyOf(written));
  vocabulary.set(spelling.written, spelling);
  return spelling;
}

/** What is kept beside the words of one generation: an empty table for each. */
function tableOf<T>(create: () => T): (spelling: Spelling) => T {
  let table = create();
  let ofGeneration = generation;
  return (spelling) => {
    if (spelling.generation !== ofGeneration) [table, ofGeneration] = [create(), spelling.generation];
    return table;
  };
}

const YES = 2;
const NO = 1;

/** A yes or no about words, computed once for each: as `factOf`, in a byte a word. */
export function flagOf(find: (spelling: Spelling) => boolean): (spelling: Spelling) => boolean {
  const knownOf = tableOf(() => new Uint8Array(MAX_KEPT));
  return (spelling) => (knownOf(spelling)[spelling.place] ||= find(spelling) ? YES : NO) === YES;
}

/** Whether a word is one of these, in any spelling that folds to it. */
export const flagIn = (words: ReadonlySet<string>): ((spelling: Spelling) => boolean) =>
  flagOf(({ folded }) => words.has(folded));

/** A fact about words, computed once for each: `find` is called when a word is first asked about. */
export function factOf<T extends string | boolean | object>(
  find: (spelling: Spelling) => T,
): (spelling: Spelling) => T {
  const knownOf = tableOf(() => new Array<T | undefined>(MAX_KEPT));
  return (spelling) => (knownOf(spelling)[spelling.place] ??= find(spelling));
}

function describe(written: string): Spelling {
  const codes = written.split('').map((unit) => unit.charCodeAt(0));
  const upper = codes.filter(isUpperCode).length;
  const lower = codes.filter(isLowerCode).length;
  const digits = codes.some(isDigitCode);
  const innerUpper = lower > 0 && codes.findLastIndex(isUpperCode) > codes.findIndex(isLowerCode);
  const folded = fold(written);
  return {
    written,
    place: vocabulary.size,
    generation,
    folded,
    capital: isUpperCode(written.charCodeAt(0)),
    allCapitals: upper > 1 && lower === 0,
    mixed: innerUpper || (upper > 1 && lower > 1) || (digits && upper > 0),
    digits,
  };
}

/** Questions about the characters of a short text, each asked in one way everywhere. */

const BLANKS = /\s+/gu;
const APART = /[^\p{L}\p{N}]+/gu;
const QUOTES = /["“”„«»‹›]|''/gu;
const SENTENCE_END = /[.!?…]\s/u;
const LIST_SIGNS = /[\s,;·|]+/u;
const EDGES = /^[\s,;:.&–—-]+|[\s,;:&–—-]+$/gu;
const DIGITS = /^\d+$/u;
const WORD_SIGN = /[\p{L}\p{N}]/u;
const CASED = /[\p{Lu}\p{Ll}]/u;
const SMALL_OPENING = /^\p{Ll}/u;
const ARTICLE = /^(\p{L}{1,3})(?:\s+|\s*['’])(?=\p{L})(.+)$/u;
const WWW = 'www.';
/** What may stand between a word that announces a name and the name. */
export const OPENS_VALUE = /^[\s:("'’“«*_]*$/u;

export const withSingleBlanks = (text: string): string => text.replace(BLANKS, ' ');
export const splitAtBlanks = (text: string): string[] => text.split(BLANKS);
export const withoutQuotes = (text: string, sign = ''): string => text.replace(QUOTES, sign);
export const endsSentence = (gap: string): boolean => SENTENCE_END.test(gap);
export const splitAtListSigns = (text: string): string[] => text.split(LIST_SIGNS);
export const splitAtSigns = (text: string): string[] => text.split(APART);
export const lettersAndDigits = (text: string): string => text.replace(APART, '');
/** A part of a name without the punctuation that joined it to the rest. */
export const withoutJoints = (part: string): string => part.replace(EDGES, '');
export const withoutWww = (host: string): string => (host.startsWith(WWW) ? host.slice(WWW.length) : host);

/** Whether one of these signs opens a text, or closes it, blanks aside. */
export const opensWithSign = (text: string, signs: string): boolean =>
  holdsSign(text.trimStart().charAt(0), signs);
export const closesWithSign = (text: string, signs: string): boolean =>
  holdsSign(text.trimEnd().slice(-1), signs);

export const isDigits = (text: string): boolean => DIGITS.test(text);
export const isApostrophe = (text: string): boolean => text === "'" || text === '’';
export const holdsLetterOrDigit = (text: string): boolean => WORD_SIGN.test(text);
/** Whether a letter is a capital or a small one, as those of Latin, Greek and Cyrillic are. */
export const isCased = (text: string): boolean => CASED.test(text);
export const opensSmall = (text: string): boolean => SMALL_OPENING.test(text);

/** Whether one of these signs, of one unit each, stands in a text. */
export function holdsSign(text: string, signs: string): boolean {
  for (let at = 0; at < text.length; at++) if (signs.includes(text.charAt(at))) return true;
  return false;
}

/** What may be an article before a name and the name itself: "la" and "Quercia", "l" and "Orto". */
export function splitArticle(name: string): { article: string; rest: string } | null {
  const [, article, rest] = ARTICLE.exec(name) ?? [];
  return article === undefined || rest === undefined ? null : { article, rest };
}
