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
const REMEMBERED = 20_000;
const folded = new Map<string, string>();

/** Lower case without accents or invisible characters: the form in which words are compared. */
export function fold(text: string): string {
  if (ASCII_WORD.test(text)) return text.toLowerCase();
  const known = folded.get(text);
  if (known !== undefined) return known;
  const result = text
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(/[ßøđłæœı]/gu, (letter) => UNDECOMPOSED[letter] ?? letter);
  if (folded.size >= REMEMBERED) folded.clear();
  folded.set(text, result);
  return result;
}
