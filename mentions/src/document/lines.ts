import type { TextSpan } from '../extraction.ts';
import { LANGUAGES, pattern, wordList } from '../lexicon/index.ts';
import { isCommonWord } from '../lexicon/language.ts';
import type { ReadAnswer } from './document.ts';
import { flagOf, fold, isDigits } from './spelling.ts';

const FLAT_MARK =
  /(?<! ) {2,}(?=(?:[*•+-]|\d{1,2}[.)]|#{1,6}|-{3,})\s+\S)|\s(?=#{2,6}\s\S)|\s(?=[*•]\s{2,}\S)/gu;
const FLAT_SINGLE = / (?=- \p{Lu}|- \d\p{Lu})/gu;
// "> - Qonto": what a quotation holds is read as it would be without its marks.
const QUOTED = /^(?:\s{0,3}>[ \t]?)+/u;
const LONG_LINE = 200;

export interface Line extends TextSpan {
  text: string;
}

/** The lines of an answer. Where line breaks were lost it is cut again at list marks, headings and given offsets. */
export function splitLines(text: string, breaks: readonly number[] = []): Line[] {
  const lines: Line[] = [];
  let start = 0;
  let next = 0;
  while (start <= text.length) {
    const newline = text.indexOf('\n', start);
    const end = newline === -1 ? text.length : newline;
    while ((breaks[next] ?? Infinity) <= start) next++;
    const cut = breaks[next] ?? Infinity;
    addLine({ line: text.slice(start, Math.min(cut, end)), start, lines });
    start = cut < end ? cut : end + 1;
  }
  return lines;
}

function addLine({ line, start, lines }: { line: string; start: number; lines: Line[] }): void {
  const quoted = mayOpenWith(line, '>') ? (QUOTED.exec(line)?.[0].length ?? 0) : 0;
  const cuts = line.length > LONG_LINE && !line.includes('|') ? cutsOf(line, FLAT_MARK) : [];
  if (cuts.length > 1) cuts.push(...cutsOf(line, FLAT_SINGLE));
  let from = quoted;
  for (const cut of [...new Set(cuts).add(line.length)].sort((a, b) => a - b)) {
    const end = Math.max(cut, from);
    lines.push({ start: start + from, end: start + end, text: line.slice(from, end) });
    from = end;
  }
}

const cutsOf = (line: string, mark: RegExp): number[] =>
  [...line.matchAll(mark)].map(({ index }) => index + 1);

const ITEM =
  /^(\s*)((?:[-*+•◦▪‣·●○–—]|\d{1,3}[.)]|\d\uFE0F?\u20E3|(?:\p{Extended_Pictographic}[\uFE0F\u200D\u{1F3FB}-\u{1F3FF}]*|[\u{1F1E6}-\u{1F1FF}]{2})+)\s+)(?=\S)/u;
const PICTOGRAM = /\p{Extended_Pictographic}/u;
const HEADING = /^\s{0,8}(#{1,6})\s+(?=\S)/u;
const RULE = /^\s*(?:(?:-\s*){3,}|(?:\*\s*){3,}|(?:_\s*){3,}|⁂)$/u;
const FENCE = /^\s*(?:`{3,}|~{3,})\s*([\w+-]*)/u;
// One dash is enough beside a colon; alone it may be an empty cell.
const TABLE_RULE = /^\s*\|?\s*(?:-{2,}|:-+:?|-+:)\s*(?:\|\s*(?:-{2,}|:-+:?|-+:)\s*)*\|?\s*$/u;
const PRICE = pattern(
  'u',
)`^\W{0,4}(?:(?:[$€£₹¥]|${'currenciesBefore'}|da(?=[\s€$£]))\s?[€$£]?\d[\d.,]*|\d(?:[\d.,]*\d)?\s?${'currenciesBehind'})`;
const BARE_DOMAIN = /^(?:www\.)?[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.[a-z]{2,6}$/iu;
// "[4] sito.it", "[^2]: …".
const FOOTNOTE = /^\s*\[(?:\^[\w.-]{1,20}|\d{1,2})\]:?\s/u;
const SENTENCE_END = /[.!?;:,…]["”»)]*\s*(?:\[\^?[\w,]{1,12}\])*\s*$/u;
const BLANK = 0x20;
const TAB = 0x09;
const LAST_ASCII = 0x7f;
const MAX_TITLE_WORDS = 8;
const MAX_CHIP_WORDS = 6;
const MIN_PROSE = 50;
const MIN_PASTED = 25;
const MAX_CHIP_COUNT = 4;
const MAX_SHORT_LINE = 120;

export interface ItemMark {
  indent: number;
  length: number;
  isNumbered: boolean;
  isPictogram: boolean;
}

/** A quick check before the full test: whether a line can open with one of these; beyond ASCII any might. */
function mayOpenWith(line: string, characters: string): boolean {
  let at = 0;
  let code = line.charCodeAt(at);
  while (code === BLANK || (code >= TAB && code < BLANK)) code = line.charCodeAt(++at);
  return code > LAST_ASCII || characters.includes(line.charAt(at));
}

export function readItemMark(line: string): ItemMark | null {
  if (!mayOpenWith(line, '-*+0123456789')) return null;
  const match = ITEM.exec(line);
  if (match === null) return null;
  const [whole, indent = '', mark = ''] = match;
  return {
    indent: indent.replaceAll('\t', '    ').length,
    length: whole.length,
    isNumbered: isDigits(mark.charAt(0)),
    isPictogram: mark.charCodeAt(0) > LAST_ASCII && PICTOGRAM.test(mark),
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
export const isPrice = (line: string): boolean => line.length <= MAX_SHORT_LINE && PRICE.test(line);
/** "+2": how many more sources a page shows. */
function isChipCount(line: string): boolean {
  const text = line.trim();
  return text.length <= MAX_CHIP_COUNT && text.startsWith('+') && isDigits(text.slice(1));
}
export const isFootnote = (line: string): boolean => mayOpenWith(line, '[') && FOOTNOTE.test(line);

/** A few words without sentence punctuation: a title, a product on a card or the name of a source. */
export const isTitleLine = (line: string): boolean =>
  isShort(line, MAX_TITLE_WORDS) && !SENTENCE_END.test(line);

/** Answers copied from a web page carry the names of their sources on lines of their own, right below the sentence. */
export function isSourceChip({ line, before, after }: Record<'line' | 'before' | 'after', string>): boolean {
  const isCounted = isChipCount(after);
  if (!isCounted && !isProse(before)) return false;
  const text = line.trim();
  if (!isShort(text, MAX_CHIP_WORDS) || SENTENCE_END.test(text) || /^\W*[*#|_]/u.test(text)) return false;
  if (isCounted) return true;
  const endsBlock = after.trim() === '' || BARE_DOMAIN.test(after.trim());
  return readItemMark(text) === null && endsBlock;
}

/** A page's chip leaves one blank at the end of the line above; two blanks are a Markdown line break. */
const isProse = (line: string): boolean =>
  line.trim().length >= MIN_PROSE ||
  (line.length > MIN_PASTED && line.endsWith(' ') && line.trimEnd().length === line.length - 1);

function isShort(line: string, words: number): boolean {
  if (line.length > MAX_SHORT_LINE) return false;
  const text = line.trim();
  let blanks = 0;
  for (let position = 0; position < text.length; position++)
    if (text.charCodeAt(position) === BLANK && text.charCodeAt(position - 1) !== BLANK) blanks++;
  return text !== '' && blanks < words;
}

/** What engines write behind a fence that holds text, not a program. */
const TEXT_LABELS: ReadonlySet<string> = new Set(['', ...wordList('textFences')]);
/** A line of a program: closed by a bracket or semicolon, an assignment, a tag, a command. */
const CODE_LINE = pattern(
  'u',
)`[{};]\s*$|^\s*(?:[}\])]|<\/?[a-z!]|\/\/|#!|\$\s|${'programWords'}\b.*(?:[=(:'"]|$))|^\s*"?[\w.-]+"?\s*(?:=|:\s*["[{\d])`;
const CODE_SHARE = 0.3;

/** Whether what stands behind a fence is text, as where an answer is set in one: a program stays what it is. */
export function opensText(lines: readonly Line[], fence: number): boolean {
  const label = FENCE.exec(lines[fence]?.text ?? '')?.[1]?.toLowerCase() ?? '';
  if (!TEXT_LABELS.has(label)) return false;
  let [code, read] = [0, 0];
  for (let at = fence + 1; at < lines.length; at++) {
    const text = lines[at]?.text ?? '';
    if (isFence(text)) break;
    if (text.trim() !== '') read++;
    if (CODE_LINE.test(text)) code++;
  }
  return code <= read * CODE_SHARE;
}

/** The cells of a table row, trimmed; a pipe inside code or after a backslash does not end a cell. */
export function readTableRow({ text, start, end }: TextSpan & { text: string }): TextSpan[] {
  const cells: TextSpan[] = [];
  let from = start;
  let isCode = false;
  for (let position = start; position <= end; position++) {
    const character = position === end ? '|' : text[position];
    if (character === '\\') position++;
    else if (character === '`') isCode = !isCode;
    if (character !== '|' || (isCode && position < end)) continue;
    cells.push(trimSpan({ text, start: from, end: Math.min(position, end) }));
    from = position + 1;
  }
  const isEmpty = (cell: TextSpan | undefined): boolean => cell?.start === cell?.end;
  if (isEmpty(cells[0])) cells.shift();
  if (isEmpty(cells.at(-1))) cells.pop();
  return cells;
}

function trimSpan({ text, start, end }: TextSpan & { text: string }): TextSpan {
  const inner = text.slice(start, end);
  const left = inner.length - inner.trimStart().length;
  const right = inner.length - inner.trimEnd().length;
  return left >= inner.length ? { start, end: start } : { start: start + left, end: end - right };
}

// "said|TASC", "Vuori|TASC|Materials".
const SEAM = /(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu}{2})(?=\p{Lu}\p{Ll}{3})/u;
const SMALL_OPENING = /^(\p{Ll}{3,})\p{Lu}/u;
const SENTENCE_SEAM = /(?<=[\p{Ll}\d%)”"][.!?:)”"])(?=\p{Lu}\p{L})/gu;
const MIN_GLUED = 3;
const MIN_SIDE = 2;

const isEveryday = (piece: string): boolean =>
  LANGUAGES.some((language) => isCommonWord(fold(piece), language));

/** "saidTASC", "coldDried": an everyday word that goes on with a capital, unlike iPhone. */
const isGlued = flagOf(({ written }) => isEveryday(SMALL_OPENING.exec(written)?.[1] ?? ''));

/**
 * Where the breaks of a text stood that lost those between its lines and cells when it was copied from a page: between
 * "Durability" and "TASC", "rating." and "Vuori". Names in camel case stay whole: those somebody knows, and those the
 * text writes again.
 */
export function findLostBreaks(
  { visible, segments }: ReadAnswer,
  isName: (word: string) => boolean,
): number[] {
  const words = segments.flatMap((segment) => segment.words);
  const mixed = words.filter((word) => word.mixed);
  const glued = mixed.filter(({ capital, spelling }) => !capital && isGlued(spelling));
  if (new Set(glued.map(({ spelling }) => spelling)).size < MIN_GLUED) return [];
  const breaks = [...visible.matchAll(SENTENCE_SEAM)].map(({ index }) => index);
  if (breaks.length === 0) return [];
  const counts = Map.groupBy(words, ({ spelling }) => spelling.written);
  const isOwnWord = (piece: string): boolean => counts.has(piece) || isEveryday(piece);
  for (const { start, spelling } of mixed)
    if (counts.get(spelling.written)?.length === 1 && !isName(spelling.written))
      breaks.push(...seamsOf(spelling.written, isOwnWord).map((at) => start + at));
  return breaks.toSorted((a, b) => a - b);
}

/** The seams of a word at which one side is a word of its own. */
function seamsOf(written: string, isOwnWord: (piece: string) => boolean): number[] {
  const pieces = written.split(SEAM);
  const seams: number[] = [];
  let at = 0;
  pieces.forEach((piece, index) => {
    const before = pieces[index - 1] ?? '';
    if (before.length >= MIN_SIDE && piece.length >= MIN_SIDE)
      if (isOwnWord(before) || isOwnWord(piece)) seams.push(at);
    at += piece.length;
  });
  return seams;
}
