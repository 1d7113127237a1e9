import type { TextSpan } from '../../extraction.ts';
import { isSourceLine, isSourceTitle } from '../../lexicon/source-words.ts';
import type { ItemMark } from './line-kinds.ts';
import {
  isBoldLine,
  isFence,
  isFootnoteLine,
  isPrice,
  isRule,
  isSourceChip,
  isTableRule,
  isTitleLine,
  readHeadingMark,
  readItemMark,
} from './line-kinds.ts';
import type { Segment } from './segment.ts';
import type { Line } from './split-lines.ts';
import { readTableRow } from './table-row.ts';
import { findWrapping } from './wrapping-fence.ts';

const QUOTE = /^\s*(?:>\s?)+/u;
const MAX_CARD_LINE = 120;
// Pictograms that open names set in bold (🥇 **Qonto**) are no siblings of those that open remarks (➕ economico).
const BOLD_OPENING = /^\s*(?:\*\*|__)/u;
const PIN = '📍';
const CARD_DOT = /^\s*[•·]\s*$/u;
const PRICE_AND_SELLER = /^[^•·|]{1,40}[•·|]\s*/u;

interface OpenList {
  indent: number;
  group: number;
  number: number | null;
}

interface Reading {
  text: string;
  lines: readonly Line[];
  segments: Segment[];
  /** Lines that are not part of the body: code, footnotes, source lists and source chips. */
  excluded: TextSpan[];
  nextGroup: number;
  section: number;
  block: number;
  lists: OpenList[];
  orderedGroup: { group: number; number: number } | null;
  titledGroup: number | null;
  headingGroups: Map<number, number>;
  titleGroup: number;
  paragraphGroup: number;
  productGroup: number;
  table: number;
}

/** Cuts an answer into the stretches that are read as a whole, each with the part it plays. */
export function readSegments({ text, lines }: { text: string; lines: readonly Line[] }): {
  segments: Segment[];
  excluded: TextSpan[];
} {
  const reading = startReading({ text, lines });
  const wrapping = findWrapping(lines);
  let inSources = false;
  for (let index = 0; index < lines.length; index++) {
    const line = lineAt(reading, index);
    if (line.trim() === '') continue;
    if (index === wrapping?.opens || index === wrapping?.closes) continue;
    if (isFence(line)) {
      index = skipFence(reading, index);
      continue;
    }
    const opensSources = isSourceTitle(line);
    if (!opensSources && readHeadingMark(line) !== null) inSources = false;
    if (opensSources) inSources = true;
    if (inSources || isFootnoteLine(line) || isSourceLine(line) || isExcludedChip(reading, index)) {
      exclude(reading, index);
      continue;
    }
    index = readLine(reading, index);
  }
  return { segments: reading.segments, excluded: reading.excluded };
}

function startReading({ text, lines }: { text: string; lines: readonly Line[] }): Reading {
  return {
    text,
    lines,
    segments: [],
    excluded: [],
    nextGroup: 4,
    section: 0,
    block: 0,
    lists: [],
    orderedGroup: null,
    titledGroup: null,
    headingGroups: new Map(),
    titleGroup: 1,
    paragraphGroup: 2,
    productGroup: 3,
    table: -1,
  };
}

const lineAt = ({ lines }: Reading, index: number): string => lines[index]?.text ?? '';

function isExcludedChip(reading: Reading, index: number): boolean {
  return isSourceChip({
    line: lineAt(reading, index),
    before: lineAt(reading, index - 1),
    after: lineAt(reading, index + 1),
  });
}

function exclude(reading: Reading, index: number): void {
  const line = reading.lines[index];
  if (line !== undefined) reading.excluded.push(line);
}

function skipFence(reading: Reading, from: number): number {
  let index = from;
  do {
    exclude(reading, index);
    index++;
  } while (index < reading.lines.length && !isFence(lineAt(reading, index)));
  exclude(reading, index);
  return index;
}

/** Reads the line (for a table, all its lines) and returns the index of the last one read. */
function readLine(reading: Reading, index: number): number {
  const line = lineAt(reading, index);
  if (line.includes('|') && startsTable(reading, index)) return readTable(reading, index);
  if (isRule(line)) {
    reading.lists = [];
    reading.block++;
    return index;
  }
  const quote = line.includes('>') ? (QUOTE.exec(line)?.[0].length ?? 0) : 0;
  const content = line.slice(quote);
  if (readHeading({ reading, index, content, quote })) return index;
  if (readCard({ reading, index, content })) return index;
  if (readItem({ reading, index, content, quote })) return index;
  readPlain({ reading, index, content, quote });
  return index;
}

const OUTSIDE_TABLES = { table: -1, row: -1, column: -1 } as const;

function add(
  reading: Reading,
  { start, end }: TextSpan,
  { kind, group }: Pick<Segment, 'kind' | 'group'>,
  { table, row, column }: Pick<Segment, 'table' | 'row' | 'column'> = OUTSIDE_TABLES,
): void {
  const { section, block } = reading;
  reading.segments.push({ start, end, kind, group, section, block, table, row, column });
}

function spanOf(reading: Reading, index: number, skipped: number): TextSpan {
  const line = reading.lines[index] ?? { start: 0, end: 0 };
  return { start: Math.min(line.start + skipped, line.end), end: line.end };
}

function openSection(reading: Reading): void {
  reading.section++;
  reading.lists = [];
  reading.paragraphGroup = reading.nextGroup++;
}

function readHeading(input: { reading: Reading; index: number; content: string; quote: number }): boolean {
  const { reading, index, content, quote } = input;
  const mark = readHeadingMark(content);
  if (mark === null) return false;
  for (const level of reading.headingGroups.keys())
    if (level > mark.level) reading.headingGroups.delete(level);
  const group = reading.headingGroups.get(mark.level) ?? reading.nextGroup++;
  reading.headingGroups.set(mark.level, group);
  openSection(reading);
  reading.titleGroup = reading.nextGroup++;
  reading.block++;
  reading.orderedGroup = null;
  add(reading, spanOf(reading, index, quote + mark.length), { kind: 'heading', group });
  return true;
}

function readCard({
  reading,
  index,
  content,
}: {
  reading: Reading;
  index: number;
  content: string;
}): boolean {
  if (content.length > MAX_CARD_LINE || content.trimStart().startsWith(PIN)) return false;
  const before = lineAt(reading, index - 1);
  if (isPrice(withoutEmphasis(content))) {
    const seller = PRICE_AND_SELLER.exec(content);
    if (seller !== null && isTitleLine(content))
      add(reading, spanOf(reading, index, seller[0].length), { kind: 'seller', group: 0 });
    return isTitleLine(content);
  }
  if (CARD_DOT.test(before) && isTitleLine(content)) {
    add(reading, spanOf(reading, index, 0), { kind: 'seller', group: 0 });
    return true;
  }
  const after = withoutEmphasis(lineAt(reading, index + 1));
  if (!isPrice(after) || !isTitleLine(after)) return false;
  add(reading, spanOf(reading, index, 0), { kind: 'product', group: reading.productGroup });
  return true;
}

const withoutEmphasis = (line: string): string =>
  line.startsWith('*') || line.startsWith('_') ? line.replace(/^[*_]+/u, '') : line;

function readItem(input: { reading: Reading; index: number; content: string; quote: number }): boolean {
  const { reading, index, content, quote } = input;
  const mark = readItemMark(content);
  if (mark === null) return false;
  const isTitled = mark.isPictogram && BOLD_OPENING.test(content.slice(mark.length));
  if (isTitled) reading.titledGroup ??= reading.nextGroup++;
  const group = (isTitled ? reading.titledGroup : null) ?? groupOfItem(reading, mark);
  const kind = mark.isAddress && !content.includes('**') ? 'paragraph' : 'item';
  add(reading, spanOf(reading, index, quote + mark.length), { kind, group });
  return true;
}

function groupOfItem(reading: Reading, { indent, number }: Pick<ItemMark, 'indent' | 'number'>): number {
  const lists = reading.lists.filter((list) => list.indent <= indent);
  const open = lists.at(-1);
  const isSame = open?.indent === indent && (open.number === null) === (number === null);
  const resumed = indent === 0 && number !== null && number > 1 ? reading.orderedGroup : null;
  const group = isSame ? open.group : (resumed?.group ?? reading.nextGroup++);
  reading.lists = [...lists.filter((list) => list.indent < indent), { indent, group, number }];
  if (indent === 0 && number !== null) reading.orderedGroup = { group, number };
  return group;
}

function readPlain(input: { reading: Reading; index: number; content: string; quote: number }): void {
  const { reading, index, content, quote } = input;
  const isIndented = /^\s{2,}/u.test(content);
  if (!isIndented) reading.lists = [];
  const span = spanOf(reading, index, quote);
  if (isBoldLine(content)) {
    openSection(reading);
    add(reading, span, { kind: 'title', group: reading.titleGroup });
    return;
  }
  const isAlone = lineAt(reading, index - 1).trim() === '';
  if (isAlone && isTitleLine(content)) add(reading, span, { kind: 'title', group: reading.titleGroup });
  else add(reading, span, { kind: 'paragraph', group: reading.paragraphGroup });
}

function startsTable(reading: Reading, index: number): boolean {
  const line = lineAt(reading, index);
  const after = lineAt(reading, index + 1);
  if (isTableRule(after) || isTableRule(line)) return true;
  const isFramed = (row: string): boolean => /^\s*\|.*\|\s*$/u.test(row);
  return isFramed(line) && isFramed(after);
}

function readTable(reading: Reading, from: number): number {
  reading.table++;
  const hasHeader = isTableRule(lineAt(reading, from + 1));
  const groups: number[] = [];
  const headerGroup = reading.nextGroup++;
  let index = from;
  for (let row = 0; index < reading.lines.length && lineAt(reading, index).includes('|'); index++) {
    if (isTableRule(lineAt(reading, index))) continue;
    const isHeader = hasHeader && index === from;
    readTableRow({ text: reading.text, ...spanOf(reading, index, 0) }).forEach((cell, column) => {
      groups[column] ??= reading.nextGroup++;
      const group = isHeader ? headerGroup : (groups[column] ?? headerGroup);
      const kind = isHeader ? 'header-cell' : 'cell';
      add(reading, cell, { kind, group }, { table: reading.table, row, column });
    });
    row++;
  }
  return index - 1;
}
