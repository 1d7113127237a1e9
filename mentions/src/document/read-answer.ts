import type { TextSpan } from '../extraction.ts';
import { allPhrases } from '../lexicon/index.ts';
import type { ReadAnswer, ReadSegment } from './document.ts';
import { makeWellFormed, OUTSIDE, readNameWords, readWords } from './document.ts';
import type { ItemMark, Line } from './lines.ts';
import {
  findLostBreaks,
  isFence,
  isFootnote,
  isPrice,
  isRule,
  isSourceChip,
  isTableRule,
  isTitleLine,
  opensText,
  readHeadingMark,
  readItemMark,
  readTableRow,
  splitLines,
} from './lines.ts';
import { MarkupReader } from './markup.ts';
import { holdsLetterOrDigit, splitAtListSigns } from './spelling.ts';

const sourceTitles = allPhrases('sourceTitles');
const CONVERSATION = /^\s*conversation with\b/iu;
const MAX_TITLE = 60;
const NOTE_OR_HOST =
  /^(?:\[\^?\d{1,2}\]:?|(?:https?:\/\/)?(?:[\p{L}\d-]+\.)+[a-z]{2,6}(?:\/\S*)?|[-–—*_.]*)$/iu;

/** Whether a line opens the list of sources at the end of an answer, or holds it: "Fonti: sito.it, [2] altrosito.com". */
function readSources(line: string): 'title' | 'list' | null {
  const colon = line.indexOf(':');
  const title = colon < 0 ? line : line.slice(0, colon);
  if (title.length > MAX_TITLE) return null;
  const words = readNameWords(title).filter(({ digits }) => !digits);
  if (!sourceTitles.has(words.map(({ folded }) => folded).join(' '))) return null;
  const listed = line.slice(title.length + 1);
  if (!holdsLetterOrDigit(listed) || CONVERSATION.test(listed)) return 'title';
  const entries = splitAtListSigns(listed);
  const areHosts = listed.includes('.') && entries.every((entry) => NOTE_OR_HOST.test(entry));
  return areHosts ? 'list' : null;
}

const MAX_CARD_LINE = 120;
// Pictograms that open names set in bold (🥇 **Qonto**) are no siblings of those that open remarks (➕ economico).
const BOLD_OPENINGS = ['**', '__'];
const CARD_DOTS = ['•', '·'];
const PRICE_AND_SELLER = /^[^•·|]{1,40}[•·|]\s*/u;

type Cell = Pick<ReadSegment, 'table' | 'row' | 'column'>;
const OUTSIDE_TABLES: Cell = { table: OUTSIDE, row: OUTSIDE, column: OUTSIDE };

/** Cuts an answer into the stretches that are read as a whole, each with the part it plays. */
class SegmentReader {
  readonly segments: ReadSegment[] = [];
  /** Lines no reader takes for the body: code, footnotes, source lists and source chips. */
  readonly excluded: TextSpan[] = [];
  readonly #text: string;
  readonly #lines: readonly Line[];
  #nextGroup = 4;
  readonly #titleGroup = 1;
  #paragraphGroup = 2;
  readonly #productGroup = 3;
  #titledGroup: number | null = null;
  readonly #headingGroups = new Map<number, number>();
  #lists: { indent: number; group: number; isNumbered: boolean }[] = [];
  #section = 0;
  #block = 0;
  #tables = 0;

  constructor(text: string, lines: readonly Line[]) {
    this.#text = text;
    this.#lines = lines;
    this.#readAll();
  }

  #readAll(): void {
    let inSources = false;
    for (let index = 0; index < this.#lines.length; index++) {
      const line = this.#lineAt(index);
      if (line.trim() === '') continue;
      if (isFence(line)) {
        if (!opensText(this.#lines, index)) index = this.#skipFence(index);
        continue;
      }
      const sources = readSources(line);
      if (sources === 'title') inSources = true;
      else if (readHeadingMark(line) !== null) inSources = false;
      const [before, after] = [this.#lineAt(index - 1), this.#lineAt(index + 1)];
      if (inSources || sources !== null || isFootnote(line) || isSourceChip({ line, before, after }))
        this.#exclude(index);
      else index = this.#readLine(index);
    }
  }

  #lineAt(index: number): string {
    return this.#lines[index]?.text ?? '';
  }

  #exclude(index: number): void {
    this.excluded.push(...this.#lines.slice(index, index + 1));
  }

  #skipFence(from: number): number {
    let index = from;
    do this.#exclude(index++);
    while (index < this.#lines.length && !isFence(this.#lineAt(index)));
    this.#exclude(index);
    return index;
  }

  /** Reads the line (for a table, all its lines) and returns the index of the last one read. */
  #readLine(index: number): number {
    const line = this.#lineAt(index);
    if (line.includes('|') && isTableRule(this.#lineAt(index + 1))) return this.#readTable(index);
    if (isRule(line)) {
      this.#lists = [];
      this.#block++;
      return index;
    }
    if (!this.#readHeading(index, line) && !this.#readCard(index, line) && !this.#readItem(index, line))
      this.#readPlain(index, line);
    return index;
  }

  #add(
    { start, end }: TextSpan,
    kind: ReadSegment['kind'],
    group: number,
    { table, row, column } = OUTSIDE_TABLES,
  ): void {
    const [section, block] = [this.#section, this.#block];
    this.segments.push({ start, end, kind, words: [], group, section, block, table, row, column });
  }

  #spanOf(index: number, skipped: number): TextSpan {
    const line = this.#lines[index] ?? { start: 0, end: 0 };
    return { start: Math.min(line.start + skipped, line.end), end: line.end };
  }

  #readHeading(index: number, line: string): boolean {
    const mark = readHeadingMark(line);
    if (mark === null) return false;
    for (const level of this.#headingGroups.keys()) if (level > mark.level) this.#headingGroups.delete(level);
    const group = this.#headingGroups.get(mark.level) ?? this.#nextGroup++;
    this.#headingGroups.set(mark.level, group);
    this.#section++;
    this.#block++;
    this.#lists = [];
    this.#paragraphGroup = this.#nextGroup++;
    this.#add(this.#spanOf(index, mark.length), 'heading', group);
    return true;
  }

  /** A product with its price and seller on lines of their own, as a page shows them. */
  #readCard(index: number, line: string): boolean {
    if (line.length > MAX_CARD_LINE) return false;
    const isTitle = isTitleLine(line);
    if (isPrice(line)) {
      const seller = PRICE_AND_SELLER.exec(line);
      if (seller !== null && isTitle) this.#add(this.#spanOf(index, seller[0].length), 'seller', 0);
      return isTitle;
    }
    const after = this.#lineAt(index + 1);
    if (isTitle && CARD_DOTS.includes(this.#lineAt(index - 1).trim()))
      this.#add(this.#spanOf(index, 0), 'seller', 0);
    else if (!isPrice(after) || !isTitleLine(after)) return false;
    else this.#add(this.#spanOf(index, 0), 'product', this.#productGroup);
    return true;
  }

  #readItem(index: number, line: string): boolean {
    const mark = readItemMark(line);
    if (mark === null) return false;
    const isTitled = mark.isPictogram && BOLD_OPENINGS.some((sign) => line.startsWith(sign, mark.length));
    const group = isTitled ? (this.#titledGroup ??= this.#nextGroup++) : this.#groupOfItem(mark);
    this.#add(this.#spanOf(index, mark.length), 'item', group);
    return true;
  }

  #groupOfItem({ indent, isNumbered }: ItemMark): number {
    const open = this.#lists.findLast((list) => list.indent <= indent);
    const isSame = open?.indent === indent && open.isNumbered === isNumbered;
    const group = isSame ? open.group : this.#nextGroup++;
    this.#lists = [...this.#lists.filter((list) => list.indent < indent), { indent, group, isNumbered }];
    return group;
  }

  #readPlain(index: number, line: string): void {
    if (line.length - line.trimStart().length < 2) this.#lists = [];
    const span = this.#spanOf(index, 0);
    const isTitle = this.#lineAt(index - 1).trim() === '' && isTitleLine(line);
    if (isTitle) this.#add(span, 'title', this.#titleGroup);
    else this.#add(span, 'paragraph', this.#paragraphGroup);
  }

  #readTable(from: number): number {
    const table = this.#tables++;
    const groups: number[] = [];
    const headerGroup = this.#nextGroup++;
    let index = from;
    for (let row = 0; index < this.#lines.length && this.#lineAt(index).includes('|'); index++) {
      if (isTableRule(this.#lineAt(index))) continue;
      const isHeader = index === from;
      readTableRow({ text: this.#text, ...this.#spanOf(index, 0) }).forEach((cell, column) => {
        const group = (groups[column] ??= this.#nextGroup++);
        const kind = isHeader ? 'header-cell' : 'cell';
        this.#add(cell, kind, isHeader ? headerGroup : group, { table, row, column });
      });
      row++;
    }
    return index - 1;
  }
}

/** What is known of names while a text is taken apart. */
interface Names {
  /** Whether somebody knows a company or product by this word. */
  isName: (word: string) => boolean;
  /** Whether a piece of code holds a name that was given. */
  holdsName: (code: string) => boolean;
}

const NO_NAMES: Names = { isName: () => false, holdsName: () => false };

/**
 * Takes Markdown (or what is left of it after copying) apart into segments, words and links. Any text is valid input.
 * A text that lost its line breaks is taken apart once more where they stood; a word that is a name stays whole.
 */
export function readAnswer(given: string, { isName, holdsName }: Names = NO_NAMES): ReadAnswer {
  const text = makeWellFormed(given);
  const answer = takeApart(text, [], holdsName);
  const breaks = findLostBreaks(answer, isName);
  return breaks.length === 0 ? answer : takeApart(text, breaks, holdsName);
}

function takeApart(raw: string, breaks: readonly number[], holdsName: Names['holdsName']): ReadAnswer {
  const { segments, excluded } = new SegmentReader(raw, splitLines(raw, breaks));
  const markup = new MarkupReader(raw, holdsName);
  // Of what is no part of the answer the links alone are read.
  for (const stretch of [...segments, ...excluded].toSorted((a, b) => a.start - b.start))
    markup.read(stretch);
  const { hidden, bold, links } = markup;
  const visible = blankOut(raw, hidden);
  for (const segment of segments)
    segment.words = readWords({ text: visible, start: segment.start, end: segment.end });
  return {
    raw,
    visible,
    segments: segments.filter(({ words }) => words.length > 0),
    signs: segments.filter(({ words, kind }) => words.length === 0 && kind === 'cell'),
    bold,
    links,
  };
}

function blankOut(text: string, hidden: readonly TextSpan[]): string {
  let visible = '';
  for (const { start, end } of hidden) {
    if (end <= visible.length) continue;
    visible += text.slice(visible.length, Math.max(start, visible.length));
    visible += ' '.repeat(end - visible.length);
  }
  return visible + text.slice(visible.length);
}
