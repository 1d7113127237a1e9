import { type Spelling, isWordCode, isWordStartCode, partsWord, spellingOf } from './spelling.ts';
import type { TextSpan } from '../extraction.ts';

const PLUS = 0x2b;
/** No script before Thai goes without blanks. */
const FIRST_UNSPACED = 0x0e00;

/** One word of the visible text. Offsets are the answer's own; what its letters say is kept once, with its spelling. */
export class Word implements TextSpan {
  readonly start: number;
  readonly end: number;
  readonly spelling: Spelling;

  constructor({ start, end }: TextSpan, spelling: Spelling) {
    this.start = start;
    this.end = end;
    this.spelling = spelling;
  }

  get folded(): string {
    return this.spelling.folded;
  }

  get capital(): boolean {
    return this.spelling.capital;
  }

  get allCapitals(): boolean {
    return this.spelling.allCapitals;
  }

  get mixed(): boolean {
    return this.spelling.mixed;
  }

  get digits(): boolean {
    return this.spelling.digits;
  }
}

/** The words between two offsets, in order. A plus that ends a name (`Disney+`) stays with it. */
export function readWords({ text, start, end }: TextSpan & { text: string }): Word[] {
  const words: Word[] = [];
  let position = start;
  while (position < end) {
    if (!isWordStartCode(text.charCodeAt(position))) {
      position++;
      continue;
    }
    const from = position;
    let before = 0;
    for (; position < end; position++) {
      const code = text.charCodeAt(position);
      if (!isWordCode(code) || ((code | before) >= FIRST_UNSPACED && before > 0 && partsWord(before, code)))
        break;
      before = code;
    }
    for (; position < end && endsWithPlus({ text, at: position, end }); position++);
    words.push(new Word({ start: from, end: position }, spellingOf(text.slice(from, position))));
  }
  return words;
}

/** The words of a text by itself, such as a name. */
export const readNameWords = (text: string): Word[] => readWords({ text, start: 0, end: text.length });

function endsWithPlus({ text, at, end }: { text: string; at: number; end: number }): boolean {
  if (text.charCodeAt(at) !== PLUS) return false;
  const next = text.charCodeAt(at + 1);
  return at + 1 >= end || next === PLUS || !isWordCode(next);
}

const MAX_ACRONYM = 6;

/** Whether the word is as short as acronyms are, and in capitals. */
export const isAcronym = ({ allCapitals, start, end }: Word): boolean =>
  allCapitals && end - start <= MAX_ACRONYM;

const SPACE = 0x20;
const NBSP = 0xa0;
const NARROW_NBSP = 0x202f;
// The last one opens "Touch 'n Go" and "Rock ’n’ Roll".
const JOINING = /[-‑ʼ`´.]|\s?&\s?|['’] ?|! |\s['’‘](?=n[\s'’])/iuy;

const isBlankCode = (code: number): boolean => code === SPACE || code === NBSP || code === NARROW_NBSP;

/** Whether two words this far apart can belong to one name: a single blank, a hyphen, an apostrophe, a dot without a blank, `&`. */
export function joinsName(text: string, from: number, to: number): boolean {
  if (to === from) return true;
  if (to - from === 1 && isBlankCode(text.charCodeAt(from))) return true;
  if (to - from > 3 || text[from] === '/') return false;
  JOINING.lastIndex = from;
  return JOINING.test(text) && JOINING.lastIndex === to;
}

const MAX_MARKUP = 5;

/** Whether nothing but a blank and the markup of a bold or slanted word (`**Deel** is`) separates the words. */
export function isBlankAndMarkup(text: string, from: number, to: number): boolean {
  if (to <= from || to - from > MAX_MARKUP) return false;
  for (let at = from; at < to; at++) if (!isBlankCode(text.charCodeAt(at))) return false;
  return true;
}

/** Whether exactly one blank separates the words. */
export const isSingleBlank = (text: string, from: number, to: number): boolean =>
  to - from === 1 && isBlankCode(text.charCodeAt(from));
