import type { Language, TextSpan } from '../extraction.ts';
import { isWordCode, isWordStartCode, partsWord, type Spelling, spellingOf } from './spelling.ts';

/** A link as the answer writes it; `label` is null for a bare address. */
export interface AnswerLink extends TextSpan {
  url: string;
  label: TextSpan | null;
  title: string | null;
}

/**
 * Where a stretch of text stands. `title` is a line of its own that works as a heading without its mark,
 * `product` the name on a product card, `seller` the shop printed below it.
 */
type SegmentKind = 'heading' | 'title' | 'item' | 'header-cell' | 'cell' | 'paragraph' | 'product' | 'seller';

/** A stretch of visible text that is read as a whole. Segments of one group are siblings: items of one list, cells of one column. */
export interface ReadSegment extends TextSpan {
  kind: SegmentKind;
  words: Word[];
  group: number;
  /** Number of the heading or title above it. */
  section: number;
  /** Counts headings and horizontal rules: what stands between two of them belongs together. */
  block: number;
  /** Table coordinates, `OUTSIDE` elsewhere. */
  table: number;
  row: number;
  column: number;
}

/** Where a stretch that stands in no table has its coordinates. */
export const OUTSIDE = -1;
export const isInTable = ({ table }: ReadSegment): boolean => table !== OUTSIDE;

/** What rules look at, under the names all of them use. */
export interface Place {
  answer: ReadAnswer;
  language: Language;
  segment: ReadSegment;
  words: readonly Word[];
  /** Of a word in its segment. */
  index: number;
  /** Of the first and the last word of a name. */
  first: number;
  last: number;
}

/** The part of a place a rule needs. */
export type At<Key extends keyof Place> = Pick<Place, Key>;

/** An answer taken apart. `visible` has the answer's length: what a reader does not see is blank, so every offset is the answer's own. */
export interface ReadAnswer {
  raw: string;
  visible: string;
  segments: ReadSegment[];
  /** Cells that hold signs instead of words: ⭐⭐⭐, ✅, 👎. */
  signs: ReadSegment[];
  bold: TextSpan[];
  links: AnswerLink[];
}

/** The members of a list, sorted and without overlap, that lie inside a stretch. Found by halving: a long answer has many of both. */
export function within<T extends TextSpan>(sorted: readonly T[], { start, end }: TextSpan): readonly T[] {
  const from = firstIndex(sorted, (item) => item.start >= start);
  const to = firstIndex(sorted, (item) => item.end > end);
  return sorted.slice(from, to);
}

/** Index of the first member for which the condition holds; it must hold for all that follow. */
export function firstIndex<T>(sorted: readonly T[], holds: (item: T) => boolean): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = sorted[middle];
    if (item !== undefined && holds(item)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Whether two stretches of a text share a character. */
export const meetsAny = ({ start, end }: TextSpan, spans: readonly TextSpan[]): boolean =>
  spans.some((span) => span.start < end && start < span.end);

/** What stands between two stretches of a text, whichever comes first. */
export const textBetween = (text: string, one: TextSpan, other: TextSpan): string =>
  one.start < other.start ? text.slice(one.end, other.start) : text.slice(other.end, one.start);

/** The bold runs that touch a stretch of an answer. Runs are sorted, so the search halves instead of walking them all. */
export function boldWithin({ bold }: ReadAnswer, { start, end }: TextSpan): TextSpan[] {
  const runs: TextSpan[] = [];
  for (let index = firstIndex(bold, (run) => run.end > start); index < bold.length; index++) {
    const run = bold[index];
    if (run === undefined || run.start >= end) break;
    runs.push(run);
  }
  return runs;
}

/** Whether the whole stretch is set in bold. */
export const isBold = (answer: ReadAnswer, span: TextSpan): boolean =>
  boldWithin(answer, span).some(({ start, end }) => start <= span.start && end >= span.end);

const SENTENCE_BREAK = /[.!?…:;•→✓✔\n|(]|(?![©®™])\p{Extended_Pictographic}|\s[–—-]\s|\s{2,}/u;
const COMMA = ', ';
const TITLE_KINDS = new Set(['heading', 'title', 'header-cell', 'product']);
const SHORT_SEGMENT = 12;
const TITLE_SHARE = 0.6;
const MIN_CONTENT_WORD = 4;

/** A word a name can begin with: a capital, or capitals and digits mixed (iPhone, 1Password). */
export const isNameLike = (word: Word): boolean => word.capital || word.mixed;
/** A word or figure that may belong to a name ("Studio 54"). */
export const fitsName = (word: Word): boolean => isNameLike(word) || word.digits;

/** Whether the word opens a sentence, a list item, a cell or what follows a colon, where every word has a capital. */
export function opensSentence(answer: ReadAnswer, segment: ReadSegment, index: number): boolean {
  const word = segment.words[index];
  const before = segment.words[index - 1];
  if (word === undefined || before === undefined) return true;
  const gap = word.start - before.end;
  if (gap < 2 || (gap === COMMA.length && answer.raw.startsWith(COMMA, before.end))) return false;
  return SENTENCE_BREAK.test(answer.raw.slice(before.end, word.start));
}

/** Whether the segment capitalises most of its words, as headings do; capitals then say nothing. */
export function isTitleCase(segment: ReadSegment): boolean {
  if (segment.kind === 'paragraph') return false;
  let content = 0;
  let capitals = 0;
  for (const { start, end, capital } of segment.words) {
    if (end - start < MIN_CONTENT_WORD) continue;
    content++;
    if (capital) capitals++;
    if (content > 1 && segment.words.length > SHORT_SEGMENT) return false;
  }
  return content < 2 ? TITLE_KINDS.has(segment.kind) : capitals / content >= TITLE_SHARE;
}

/** The text without lone surrogates and NUL, which no database keeps; every offset stays where it was. */
export function makeWellFormed(text: string): string {
  const formed = text.isWellFormed() ? text : text.toWellFormed();
  return formed.includes('\0') ? formed.replaceAll('\0', '\uFFFD') : formed;
}

const PLUS = 0x2b;
/** No script before Thai goes without blanks. */
const FIRST_UNSPACED = 0x0e00;

/** One word of the visible text, with what its letters say. Offsets are the answer's own. */
export interface Word
  extends TextSpan, Pick<Spelling, 'folded' | 'capital' | 'allCapitals' | 'mixed' | 'digits'> {
  /** One object for all places that write it so. */
  spelling: Spelling;
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
    const spelling = spellingOf(text.slice(from, position));
    const { folded, capital, allCapitals, mixed, digits } = spelling;
    words.push({ start: from, end: position, spelling, folded, capital, allCapitals, mixed, digits });
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
