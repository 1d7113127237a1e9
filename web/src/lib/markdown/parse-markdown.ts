import { parseInline, type SourceLine, type TextPiece } from './parse-inline.ts';

export type MarkdownBlock =
  | { readonly kind: 'paragraph' | 'code'; readonly pieces: readonly TextPiece[] }
  | { readonly kind: 'heading'; readonly level: number; readonly pieces: readonly TextPiece[] }
  | { readonly kind: 'quote'; readonly blocks: readonly MarkdownBlock[] }
  | {
      readonly kind: 'list';
      /** The first number; null for bullets. */
      readonly first: number | null;
      readonly items: readonly (readonly MarkdownBlock[])[];
    }
  | {
      readonly kind: 'table';
      readonly head: readonly (readonly TextPiece[])[];
      readonly rows: readonly (readonly (readonly TextPiece[])[])[];
    }
  | { readonly kind: 'rule' };

/** Blocks in blocks; deeper ones are read as text. */
const MAX_DEPTH = 8;
const MAX_COLUMNS = 40;

const HEADING = /^ {0,3}(#{1,6})(?:[ \t]+|$)/;
const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const QUOTE = /^ {0,3}> ?/;
const RULE = /^ {0,3}([-*_])(?:[ \t]*\1){2,}[ \t]*$/;
const ITEM = /^([ \t]{0,3})([-*+]|(\d{1,9})[.)])(?:([ \t]+)|$)/;
const TABLE_LINE = /^\|?(?:[ \t]*:?-+:?[ \t]*\|)*(?:[ \t]*:?-+:?)?$/;

/**
 * Reads Markdown as engines write it into blocks whose texts keep their offsets in the source, so that what was found
 * in the source can be shown in the rendering. A subset on purpose: no HTML, no images, no reference links.
 */
export function parseMarkdown(text: string): MarkdownBlock[] {
  const lines: SourceLine[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    lines.push({ text: line.endsWith('\r') ? line.slice(0, -1) : line, start });
    start += line.length + 1;
  }
  return parseBlocks({ lines, depth: 0 });
}

interface Reading {
  readonly block: MarkdownBlock;
  /** Lines it takes. */
  readonly taken: number;
}

function parseBlocks({ lines, depth }: { lines: readonly SourceLine[]; depth: number }): MarkdownBlock[] {
  const blocks: MarkdownBlock[] = [];
  let index = 0;
  while (index < lines.length) {
    if (isBlank(lines[index])) {
      index += 1;
      continue;
    }
    const { block, taken } = readBlock({ lines, index, depth });
    blocks.push(block);
    index += taken;
  }
  return blocks;
}

function readBlock(at: { lines: readonly SourceLine[]; index: number; depth: number }): Reading {
  const line = at.lines[at.index] ?? { text: '', start: 0 };
  const [prefix, hashes] = HEADING.exec(line.text) ?? [];
  if (prefix !== undefined && hashes !== undefined) {
    const title = dropClosingHashes(cut(line, prefix.length));
    return { block: { kind: 'heading', level: hashes.length, pieces: parseInline([title]) }, taken: 1 };
  }
  if (FENCE.test(line.text)) return readFence(at);
  if (RULE.test(line.text)) return { block: { kind: 'rule' }, taken: 1 };
  if (at.depth < MAX_DEPTH) {
    if (QUOTE.test(line.text)) return readQuote(at);
    if (ITEM.test(line.text)) return readList(at);
  }
  return isTable(at) ? readTable(at) : readParagraph(at);
}

function readFence({ lines, index }: { lines: readonly SourceLine[]; index: number }): Reading {
  const [, fence = '```'] = FENCE.exec(lines[index]?.text ?? '') ?? [];
  let end = index + 1;
  const isClosing = (line: SourceLine) => {
    const [, closing = ''] = FENCE.exec(line.text) ?? [];
    return closing.startsWith(fence) && line.text.trim() === closing;
  };
  while (end < lines.length && !isClosing(lines[end] ?? { text: '', start: 0 })) end += 1;
  const pieces = lines.slice(index + 1, end).map(({ text, start }, place): TextPiece => ({
    text: place === 0 ? text : `\n${text}`,
    // The newline before a line belongs to it, so that offsets and text stay of one length.
    start: place === 0 ? start : start - 1,
    end: start + text.length,
    isCode: true,
  }));
  return { block: { kind: 'code', pieces }, taken: Math.min(end + 1, lines.length) - index };
}

function readQuote({
  lines,
  index,
  depth,
}: {
  lines: readonly SourceLine[];
  index: number;
  depth: number;
}): Reading {
  const inner: SourceLine[] = [];
  let end = index;
  for (let line = lines[end]; line !== undefined && !isBlank(line); line = lines[end]) {
    const [prefix] = QUOTE.exec(line.text) ?? [];
    if (prefix === undefined && (inner.length === 0 || beginsBlock(line))) break;
    inner.push(cut(line, prefix?.length ?? 0));
    end += 1;
  }
  return {
    block: { kind: 'quote', blocks: parseBlocks({ lines: inner, depth: depth + 1 }) },
    taken: end - index,
  };
}

function readList({
  lines,
  index,
  depth,
}: {
  lines: readonly SourceLine[];
  index: number;
  depth: number;
}): Reading {
  const [, , , number] = ITEM.exec(lines[index]?.text ?? '') ?? [];
  const isOrdered = number !== undefined;
  const items: MarkdownBlock[][] = [];
  let end = index;
  while (end < lines.length) {
    const next = skipBlank({ lines, index: end });
    const line = lines[next];
    const marker = line === undefined || RULE.test(line.text) ? null : ITEM.exec(line.text);
    if (line === undefined || marker === null || (marker[3] !== undefined) !== isOrdered) break;
    const item = takeItem({ lines, index: next, marker });
    items.push(parseBlocks({ lines: item.lines, depth: depth + 1 }));
    end = item.end;
  }
  return { block: { kind: 'list', first: isOrdered ? Number(number) : null, items }, taken: end - index };
}

/** The lines of an item without their indentation, and the line after it. */
function takeItem({
  lines,
  index,
  marker,
}: {
  lines: readonly SourceLine[];
  index: number;
  marker: RegExpExecArray;
}): { lines: SourceLine[]; end: number } {
  const [prefix, , sign = '', , space = ''] = marker;
  const width = space.length > 4 ? prefix.length - space.length + 1 : prefix.length;
  const first = lines[index] ?? { text: '', start: 0 };
  const inner = [cut(first, Math.max(width, sign.length))];
  let end = index + 1;
  while (end < lines.length) {
    const next = skipBlank({ lines, index: end });
    const line = lines[next];
    if (line === undefined) break;
    const indent = /^[ \t]*/.exec(line.text)?.[0].length ?? 0;
    // Engines indent by two, three or four, whatever the width of the marker.
    const isInside = indent >= 2 || line.text.startsWith('\t');
    const isLazy = next === end && indent < 2 && !beginsBlock(line) && !ITEM.test(line.text);
    if (!isInside && !isLazy) break;
    for (let blank = end; blank < next; blank += 1) inner.push({ text: '', start: lines[blank]?.start ?? 0 });
    inner.push(cut(line, Math.min(indent, Math.max(2, prefix.length))));
    end = next + 1;
  }
  return { lines: inner, end };
}

function isTable({ lines, index }: { lines: readonly SourceLine[]; index: number }): boolean {
  const head = lines[index]?.text ?? '';
  const line = lines[index + 1]?.text ?? '';
  return head.includes('|') && line.includes('-') && line.includes('|') && TABLE_LINE.test(line.trim());
}

function readTable({ lines, index }: { lines: readonly SourceLine[]; index: number }): Reading {
  const head = readCells(lines[index] ?? { text: '', start: 0 });
  const rows: TextPiece[][][] = [];
  let end = index + 2;
  for (let line = lines[end]; line?.text.includes('|') === true; line = lines[end]) {
    rows.push(readCells(line).slice(0, Math.max(1, head.length)));
    end += 1;
  }
  return { block: { kind: 'table', head, rows }, taken: end - index };
}

function readCells(line: SourceLine): TextPiece[][] {
  const cells: TextPiece[][] = [];
  const { text } = line;
  let from = text.length - text.trimStart().length;
  if (text[from] === '|') from += 1;
  const last = text.trimEnd().endsWith('|') ? text.trimEnd().length - 1 : text.length;
  for (let place = from; place <= last && cells.length < MAX_COLUMNS; place += 1) {
    if (text[place] === '\\') place += 1;
    else if (place === last || text[place] === '|') {
      const cell = text.slice(from, place);
      const space = cell.length - cell.trimStart().length;
      cells.push(parseInline([{ text: cell.trim(), start: line.start + from + space }]));
      from = place + 1;
    }
  }
  return cells;
}

function readParagraph(at: { lines: readonly SourceLine[]; index: number; depth: number }): Reading {
  const { lines, index } = at;
  let end = index + 1;
  for (let line = lines[end]; line !== undefined && !isBlank(line); line = lines[end]) {
    if (beginsBlock(line) || isTable({ lines, index: end })) break;
    end += 1;
  }
  const text = lines
    .slice(index, end)
    .map((line) => cut(line, line.text.length - line.text.trimStart().length));
  return { block: { kind: 'paragraph', pieces: parseInline(text) }, taken: end - index };
}

/** Whether a line ends the paragraph before it; a number other than 1 is a number in a sentence. */
function beginsBlock({ text }: SourceLine): boolean {
  if (HEADING.test(text) || FENCE.test(text) || QUOTE.test(text) || RULE.test(text)) return true;
  const marker = ITEM.exec(text);
  return marker?.[4] !== undefined && (marker[3] === undefined || marker[3] === '1');
}

function skipBlank({ lines, index }: { lines: readonly SourceLine[]; index: number }): number {
  let next = index;
  while (next < lines.length && isBlank(lines[next])) next += 1;
  return next;
}

function isBlank(line: SourceLine | undefined): boolean {
  return line === undefined || line.text.trim() === '';
}

function cut({ text, start }: SourceLine, length: number): SourceLine {
  return { text: text.slice(length), start: start + length };
}

function dropClosingHashes(line: SourceLine): SourceLine {
  const text = line.text.trimEnd();
  let end = text.length;
  while (end > 0 && text[end - 1] === '#') end -= 1;
  return {
    ...line,
    text: end < text.length && (end === 0 || text[end - 1] === ' ') ? text.slice(0, end).trimEnd() : text,
  };
}
