const WORD = 1;
const UPPER = 2;
const LOWER = 4;
const DIGIT = 8;
const MARK = 16;
const SYLLABLE = 32;
const KATAKANA = 64;

// Scripts without spaces between words: each letter counts as one word.
const SCRIPT_WITHOUT_BLANKS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const kinds = new Uint8Array(0x10000);
for (let code = 0; code < 0x10000; code++) kinds[code] = kindOf(String.fromCharCode(code));

function kindOf(character: string): number {
  if (/[\p{Lu}\p{Lt}]/u.test(character)) return WORD | UPPER;
  if (/[ァ-ヺー]/u.test(character)) return WORD | LOWER | KATAKANA;
  if (SCRIPT_WITHOUT_BLANKS.test(character)) return WORD | LOWER | SYLLABLE;
  if (/\p{L}/u.test(character)) return WORD | LOWER;
  if (/\p{N}/u.test(character)) return WORD | DIGIT;
  if (/[\\`*_~![(<&【\uE000-\uF8FF]/u.test(character)) return MARK;
  return /[\p{M}\u00AD\u200B-\u200D\u2060]/u.test(character) ? WORD : 0;
}

// A table over code units: the reader asks these questions for every character of every answer.
/** Accents and joiners continue a word; alone (behind an emoji, say) they make none. */
export const isWordStartCode = (code: number): boolean =>
  ((kinds[code] ?? 0) & (UPPER | LOWER | DIGIT)) !== 0;
export const isWordCode = (code: number): boolean => ((kinds[code] ?? 0) & WORD) !== 0;
/** Opens markup: emphasis, code, links, tags, escapes, notes. */
export const isMarkCode = (code: number): boolean => ((kinds[code] ?? 0) & MARK) !== 0;
/** Whether a word ends between two characters without a separator: within Han, Kana or Thai, and at their edges. */
export const partsWord = (before: number, code: number): boolean => {
  const [one, other] = [kinds[before] ?? 0, kinds[code] ?? 0];
  if (((one | other) & (SYLLABLE | KATAKANA)) === 0 || (other & (LOWER | UPPER | DIGIT)) === 0) return false;
  return (one & SYLLABLE) !== 0 || (other & SYLLABLE) !== 0 || ((one ^ other) & KATAKANA) !== 0;
};
export const isUpperCode = (code: number): boolean => ((kinds[code] ?? 0) & UPPER) !== 0;
export const isLowerCode = (code: number): boolean => ((kinds[code] ?? 0) & LOWER) !== 0;
export const isDigitCode = (code: number): boolean => ((kinds[code] ?? 0) & DIGIT) !== 0;

const LETTER_BITS = 32;

/** A bit for the first letter of a word. */
export const letterBit = (word: string): number => 1 << (word.charCodeAt(0) % LETTER_BITS);

/** The first letters of some words, a bit for each: a quick check before a word is looked up among them. */
export function lettersOf(words: Iterable<string>): number {
  let letters = 0;
  for (const word of words) letters |= letterBit(word);
  return letters;
}
