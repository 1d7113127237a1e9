import { remember } from './remember.ts';

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

const MAX_REMEMBERED = 40;

/** Lower case without accents or invisible characters: the form in which words are compared. */
export function fold(text: string): string {
  if (ASCII_WORD.test(text)) return text.toLowerCase();
  return text.length > MAX_REMEMBERED ? foldMarked(text) : foldedWord(text);
}

function foldMarked(text: string): string {
  return text
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(/[ßøđłæœı]/gu, (letter) => UNDECOMPOSED[letter] ?? letter);
}

const foldedWord = remember(foldMarked);
