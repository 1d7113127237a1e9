import { OUTSIDE, type ReadSegment } from './document.ts';
import {
  type ItemMark,
  type Line,
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
} from './lines.ts';
import { fold } from './spelling.ts';
import { PIN, holdsLetterOrDigit, splitAtListSigns } from './signs.ts';
import type { TextSpan } from '../extraction.ts';
import { allPhrases } from '../lexicon/index.ts';

const sourceTitles = allPhrases('sourceTitles');
const CONVERSATION = /^\s*conversation with\b/iu;
const MAX_TITLE = 60;
const EDGES = /^[^\p{L}]+|[^\p{L}]+$/gu;
const NOTE_OR_HOST =
  /^(?:\[\^?\d{1,2}\]:?|(?:https?:\/\/)?(?:[\p{L}\d-]+\.)+[a-z]{2,6}(?:\/\S*)?|[-–—*_.]*)$/iu;

/** Whether a line opens the list of sources at the end of an answer, or holds it: "Fonti: sito.it, [2] altrosito.com". */
function readSources(line: string): 'title' | 'list' | null {
  const colon = line.indexOf(':');
  const title = colon < 0 ? line : line.slice(0, colon);
  if (title.length > MAX_TITLE || !sourceTitles.has(fold(title.replace(EDGES, '')))) return null;
  const listed = line.slice(title.length + 1);
  if (!holdsLetterOrDigit(listed) || CONVERSATION.test(listed)) return 'title';
  const entries = splitAtListSigns(listed);
  const isList =
    entries.some((entry) => entry.includes('.')) && entries.every((entry) => NOTE_OR_HOST.test(entry));
  return isList ? 'list' : null;
}

const QUOTE = /^\s*(?:>\s?)+/u;
const MAX_CARD_LINE = 120;
// Pictograms that open names set in bold (🥇 **Qonto**) are no siblings of those that open remarks (➕ economico).
const BOLD_OPENINGS = ['**', '__'];
const CARD_DOTS = ['•', '·'];
const PRICE_AND_SELLER = /^[^•·|]{1,40}[•·|]\s*/u;

/** A line without the marks of a quotation, and how long these are. */
interface Content {
  index: number;
  content: string;
  quote: number;
}

type Cell = Pick<ReadSegment, 'table' | 'row' | 'column'>;
const OUTSIDE_TABLES: Cell = { table: OUTSIDE, row: OUTSIDE, column: OUTSIDE };

/** Cuts an answer into the stretches that are read as a whole, each with the part it plays. */
export function readSegments(
  text: string,
  lines: readonly Line[],
): Pick<SegmentReader, 'segments' | 'excluded'> {
  const reader = new SegmentReader(text, lines);
  reader.readAll();
  return reader;
}

class SegmentReader {
  readonly segments: ReadSegment[] = [];
  /** Lines no reader takes for the body: code, footnotes, source lists and source chips. */
  readonly excluded: TextSpan[] = [];
  readonly #text: string;
  readonly #lines: readonly Line[];
  #nextGroup = 4;
  #titleGroup = 1;
  #paragraphGroup = 2;
  readonly #productGroup = 3;
  #titledGroup: number | null = null;
  readonly #headingGroups = new Map<number, number>();
  #orderedGroup: { group: number; number: number } | null = null;
  #lists: { indent: number; group: number; number: number | null }[] = [];
  #section = 0;
  #block = 0;
  #tables = 0;

  constructor(text: string, lines: readonly Line[]) {
    this.#text = text;
    this.#lines = lines;
  }

  readAll(): void {
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
    if (line.includes('|') && this.#startsTable(index)) return this.#readTable(index);
    if (isRule(line)) {
      this.#lists = [];
      this.#block++;
      return index;
    }
    const quote = line.includes('>') ? (QUOTE.exec(line)?.[0].length ?? 0) : 0;
    const content = { index, content: line.slice(quote), quote };
    if (!this.#readHeading(content) && !this.#readCard(content) && !this.#readItem(content))
      this.#readPlain(content);
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

  #openSection(): void {
    this.#section++;
    this.#lists = [];
    this.#paragraphGroup = this.#nextGroup++;
  }

  #readHeading({ index, content, quote }: Content): boolean {
    const mark = readHeadingMark(content);
    if (mark === null) return false;
    for (const level of this.#headingGroups.keys()) if (level > mark.level) this.#headingGroups.delete(level);
    const group = this.#headingGroups.get(mark.level) ?? this.#nextGroup++;
    this.#headingGroups.set(mark.level, group);
    this.#openSection();
    this.#titleGroup = this.#nextGroup++;
    this.#block++;
    this.#orderedGroup = null;
    this.#add(this.#spanOf(index, quote + mark.length), 'heading', group);
    return true;
  }

  #readCard({ index, content }: Content): boolean {
    if (content.length > MAX_CARD_LINE || content.trimStart().startsWith(PIN)) return false;
    const isTitle = isTitleLine(content);
    if (isPrice(content)) {
      const seller = PRICE_AND_SELLER.exec(content);
      if (seller !== null && isTitle) this.#add(this.#spanOf(index, seller[0].length), 'seller', 0);
      return isTitle;
    }
    const after = this.#lineAt(index + 1);
    const isSeller = isTitle && CARD_DOTS.includes(this.#lineAt(index - 1).trim());
    if (isSeller) this.#add(this.#spanOf(index, 0), 'seller', 0);
    else if (!isPrice(after) || !isTitleLine(after)) return false;
    else this.#add(this.#spanOf(index, 0), 'product', this.#productGroup);
    return true;
  }

  #readItem({ index, content, quote }: Content): boolean {
    const mark = readItemMark(content);
    if (mark === null) return false;
    const isTitled = mark.isPictogram && BOLD_OPENINGS.some((sign) => content.startsWith(sign, mark.length));
    const group = isTitled ? (this.#titledGroup ??= this.#nextGroup++) : this.#groupOfItem(mark);
    const kind = mark.isAddress && !content.includes('**') ? 'paragraph' : 'item';
    this.#add(this.#spanOf(index, quote + mark.length), kind, group);
    return true;
  }

  #groupOfItem({ indent, number }: Pick<ItemMark, 'indent' | 'number'>): number {
    const lists = this.#lists.filter((list) => list.indent <= indent);
    const open = lists.at(-1);
    const isSame = open?.indent === indent && (open.number === null) === (number === null);
    const resumed = indent === 0 && number !== null && number > 1 ? this.#orderedGroup : null;
    const group = isSame ? open.group : (resumed?.group ?? this.#nextGroup++);
    this.#lists = [...lists.filter((list) => list.indent < indent), { indent, group, number }];
    if (indent === 0 && number !== null) this.#orderedGroup = { group, number };
    return group;
  }

  #readPlain({ index, content, quote }: Content): void {
    if (content.length - content.trimStart().length < 2) this.#lists = [];
    const isTitle = this.#lineAt(index - 1).trim() === '' && isTitleLine(content);
    const span = this.#spanOf(index, quote);
    if (isTitle) this.#add(span, 'title', this.#titleGroup);
    else this.#add(span, 'paragraph', this.#paragraphGroup);
  }

  #startsTable(index: number): boolean {
    const [line, after] = [this.#lineAt(index), this.#lineAt(index + 1)];
    return isTableRule(after) || isTableRule(line);
  }

  #readTable(from: number): number {
    const table = this.#tables++;
    const hasHeader = isTableRule(this.#lineAt(from + 1));
    const groups: number[] = [];
    const headerGroup = this.#nextGroup++;
    let index = from;
    for (let row = 0; index < this.#lines.length && this.#lineAt(index).includes('|'); index++) {
      if (isTableRule(this.#lineAt(index))) continue;
      const isHeader = hasHeader && index === from;
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
