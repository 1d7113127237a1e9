const SPACE = 0x20;
const NBSP = 0xa0;
const NARROW_NBSP = 0x202f;
const JOINING = /^(?:[-‑'’ʼ`´.&/]|\s?&\s?|['’] |! )$/u;

const SHORT_AND_GAP = /^\s['’‘]$/u;
const SHORT_AND = /^n[\s'’]$/iu;

const isBlank = (code: number): boolean => code === SPACE || code === NBSP || code === NARROW_NBSP;

/** Whether two words this far apart can belong to one name: a single blank, a hyphen, an apostrophe, a dot without a blank, `&`. */
export function joinsName(text: string, from: number, to: number): boolean {
  if (to === from) return true;
  if (to - from === 1 && isBlank(text.charCodeAt(from))) return true;
  return (
    to - from <= 3 && text[from] !== '/' && (JOINING.test(text.slice(from, to)) || isShortAnd(text, from, to))
  );
}

/** "Touch 'n Go", "Rock ’n’ Roll". */
const isShortAnd = (text: string, from: number, to: number): boolean =>
  SHORT_AND_GAP.test(text.slice(from, to)) && SHORT_AND.test(text.slice(to, to + 2));

const MAX_MARKUP = 5;

/** Whether nothing but a blank and the markup of a bold or slanted word (`**Deel** is`) separates the words. */
export function isBlankAndMarkup(text: string, from: number, to: number): boolean {
  if (to <= from || to - from > MAX_MARKUP) return false;
  for (let at = from; at < to; at++) if (!isBlank(text.charCodeAt(at))) return false;
  return true;
}

/** Whether exactly one blank separates the words. */
export const isSingleBlank = (text: string, from: number, to: number): boolean =>
  to - from === 1 && isBlank(text.charCodeAt(from));
