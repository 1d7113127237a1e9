import { isDigitCode } from '../text/characters.ts';

const ITEM =
  /^(\s*)((?:[-*+•◦▪‣·●○–—]|\d{1,3}[.)]|\d\uFE0F?\u20E3|(?:\p{Extended_Pictographic}[\uFE0F\u200D\u{1F3FB}-\u{1F3FF}]*|[\u{1F1E6}-\u{1F1FF}]{2})+)\s+)(?=\S)/u;
const PIN = '📍';
const PICTOGRAM = /\p{Extended_Pictographic}/u;
const HEADING = /^\s{0,8}(#{1,6})\s+(?=\S)/u;
const RULE = /^\s*(?:(?:-\s*){3,}|(?:\*\s*){3,}|(?:_\s*){3,}|⁂)$/u;
const FENCE = /^\s*(?:```|~~~)/u;
// One dash is enough beside a colon; alone it may be an empty cell.
const TABLE_RULE = /^\s*\|?\s*(?:-{2,}|:-+:?|-+:)\s*(?:\|\s*(?:-{2,}|:-+:?|-+:)\s*)*\|?\s*$/u;
const BOLD_LINE = /^\s*(?:\*\*|__)(?=\S)[^\n]{1,120}?(?:\*\*|__):?\s*$/u;
const PRICE =
  /^\W{0,4}(?:(?:[$€£₹¥]|US\$|S\$|A\$|CA\$|CHF|Rs\.?|EUR|da(?=[\s€$£]))\s?[€$£]?\d[\d.,]*|\d(?:[\d.,]*\d)?\s?(?:€|\$|£|₹|EUR|CHF))/u;
const CHIP_COUNT = /^\+\d{1,3}$/u;
const BARE_DOMAIN = /^(?:www\.)?[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.[a-z]{2,6}$/iu;
const FOOTNOTE_LINE = /^\s*\[(?:\^?[\w.-]{1,12}\]:?|\d{1,2}\]?[:.)]?)\s+\S/u;
// A note that is an address; several may share a line.
const HOST_NOTE = /^\s*\[\d{1,2}\]\s+(?:[\p{L}\d-]+\.)+[a-z]{2,6}(?=[\s/,;·]|$)/iu;
const LABELLED_NOTE = /^\s*\[\^[\w.-]{1,20}\]:/u;
// A page's chip leaves one blank at the end of the line above; two blanks are a Markdown line break.
const PASTED_SENTENCE = /^.{24,}\S $/u;
const SENTENCE_END = /[.!?;:,…]["”»)]*\s*$/u;
const NOTES = /(?:\[\^?[\w,]{1,12}\])+\s*$/u;
const BLANK = 0x20;
const TAB = 0x09;
const LAST_ASCII = 0x7f;
const MAX_TITLE_WORDS = 8;
const MAX_CHIP_WORDS = 6;
const MIN_PROSE = 50;
const MIN_PASTED = 24;
// Four signs (of two code units each, at most), a currency's name, a blank and its sign.
const MAX_CURRENCY = 16;
const MAX_SHORT_LINE = 120;

export interface ItemMark {
  indent: number;
  length: number;
  number: number | null;
  /** The mark is a pictogram. */
  isPictogram: boolean;
  /** A pin opens the address of what was named before. */
  isAddress: boolean;
}

/**
 * Whether a line can open with one of these characters: a quick check before the full test. Characters beyond ASCII
 * might.
 */
function mayOpenWith(line: string, characters: string): boolean {
  let at = 0;
  let code = line.charCodeAt(at);
  while (code === BLANK || (code >= TAB && code < BLANK)) code = line.charCodeAt(++at);
  return code > LAST_ASCII || characters.includes(line.charAt(at));
}

/** A price has its first digit near its beginning: a quick check before the full test. */
function hasEarlyDigit(line: string): boolean {
  for (let at = 0; at < MAX_CURRENCY && at < line.length; at++)
    if (isDigitCode(line.charCodeAt(at))) return true;
  return false;
}

export function readItemMark(line: string): ItemMark | null {
  if (!mayOpenWith(line, '-*+0123456789')) return null;
  const match = ITEM.exec(line);
  if (match === null) return null;
  const number = /^(\d{1,3})/u.exec(match[2] ?? '')?.[1];
  const isSign = (match[2]?.charCodeAt(0) ?? 0) > LAST_ASCII;
  return {
    indent: (match[1] ?? '').replaceAll('\t', '    ').length,
    length: match[0].length,
    number: number === undefined ? null : Number(number),
    isPictogram: isSign && PICTOGRAM.test(match[2] ?? ''),
    isAddress: isSign && match[2]?.startsWith(PIN) === true,
  };
}

export function readHeadingMark(line: string): { level: number; length: number } | null {
  const match = mayOpenWith(line, '#') ? HEADING.exec(line) : null;
  return match === null ? null : { level: (match[1] ?? '#').length, length: match[0].length };
}

export const isRule = (line: string): boolean => mayOpenWith(line, '-*_') && RULE.test(line);
export const isFence = (line: string): boolean => mayOpenWith(line, '`~') && FENCE.test(line);
export const isTableRule = (line: string): boolean =>
  line.includes('-') && line.includes('|') && TABLE_RULE.test(line);
export const isBoldLine = (line: string): boolean => mayOpenWith(line, '*_') && BOLD_LINE.test(line);
export const isPrice = (line: string): boolean =>
  line.length <= MAX_SHORT_LINE && hasEarlyDigit(line) && PRICE.test(line);
const isChipCount = (line: string): boolean => mayOpenWith(line, '+') && CHIP_COUNT.test(line.trim());

/** `[1]: https://…`, `[^2]: …`, `[3] https://…` or `[4] sito.it`: notes at the foot of an answer. */
export function isFootnoteLine(line: string): boolean {
  if (!mayOpenWith(line, '[')) return false;
  if (LABELLED_NOTE.test(line) || HOST_NOTE.test(line)) return true;
  return FOOTNOTE_LINE.test(line) && line.includes('http');
}

/** A few words without sentence punctuation: a title, a product on a card or the name of a source. */
export function isTitleLine(line: string): boolean {
  return isShort(line, MAX_TITLE_WORDS) && !SENTENCE_END.test(line.replace(NOTES, ''));
}

/** Answers copied from a web page carry the names of their sources on lines of their own, right below the sentence. */
export function isSourceChip({
  line,
  before,
  after,
}: {
  line: string;
  before: string;
  after: string;
}): boolean {
  if (line.length > MAX_SHORT_LINE) return false;
  if (isChipCount(line)) return true;
  const isCounted = isChipCount(after);
  if (!isCounted && !isProse(before)) return false;
  const text = line.trim();
  if (!isShort(text, MAX_CHIP_WORDS) || SENTENCE_END.test(text) || /^\W*[*#|_]/u.test(text)) return false;
  if (isPrice(text)) return false;
  if (isCounted) return true;
  const endsBlock = after.trim() === '' || BARE_DOMAIN.test(after.trim());
  return readItemMark(text) === null && (endsBlock || BARE_DOMAIN.test(text));
}

const isProse = (line: string): boolean =>
  line.length > MIN_PASTED && (line.trim().length >= MIN_PROSE || PASTED_SENTENCE.test(line));

function isShort(line: string, words: number): boolean {
  if (line.length > MAX_SHORT_LINE) return false;
  const text = line.trim();
  let blanks = 0;
  for (let position = 0; position < text.length; position++)
    if (text.charCodeAt(position) === BLANK && text.charCodeAt(position - 1) !== BLANK) blanks++;
  return text !== '' && blanks < words;
}
