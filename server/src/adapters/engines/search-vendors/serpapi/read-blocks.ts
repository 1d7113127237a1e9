import type { EngineCitation } from '../../answer-engine.ts';
import { type Fields, fieldsOf, type LenientReading } from '../../reply/unknown-details.ts';
import { readReferences } from '../read-references.ts';

const MAX_DEPTH = 6;

/**
 * The `text_blocks` of an answer as Markdown with its `references` (serpapi.com/ai-overview): paragraphs, headings, lists
 * with lists inside, tables, code, and blocks that fold others. A block of a kind nobody knows keeps its words.
 */
export function readBlocks(
  reading: LenientReading,
  answer: Fields,
): { text: string; citations: EngineCitation[] } {
  const blocks = reading.objects(answer['text_blocks'], 'part');
  const text = blocks
    .map((block) => writeBlock(block, 0))
    .filter(isFilled)
    .join('\n\n');
  return { text, citations: readReferences(reading, { answer, key: 'link' }) };
}

const isFilled = (text: string) => text.trim() !== '';
const wordOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

function writeBlock(block: Fields, depth: number): string {
  if (depth > MAX_DEPTH) return '';
  const words = wordOf(block['snippet']) || wordOf(block['title']) || wordOf(block['code']);
  const parts = [
    block['type'] === 'heading' && words !== '' ? `## ${words}` : words,
    writeList(block['list'], depth),
    writeTable(block['table']),
    ...listFields(block['text_blocks']).map((inner) => writeBlock(inner, depth + 1)),
  ];
  return parts.filter(isFilled).join('\n\n');
}

function writeList(list: unknown, depth: number): string {
  const indent = '  '.repeat(depth);
  return listFields(list)
    .flatMap((item) => {
      const title = wordOf(item['title']);
      const snippet = wordOf(item['snippet']);
      const head = title === '' ? '' : `**${title.replace(/:$/, '')}**`;
      const line = [head, snippet].filter(isFilled).join(': ');
      const inner = depth < MAX_DEPTH ? writeList(item['list'], depth + 1) : '';
      return [line === '' ? '' : `${indent}- ${line}`, inner].filter(isFilled);
    })
    .join('\n');
}

/** Rows of cells, the first one the head. */
function writeTable(table: unknown): string {
  const rows = Array.isArray(table)
    ? table.flatMap((row) => (Array.isArray(row) ? [row.map(String)] : []))
    : [];
  const [head, ...others] = rows.map((cells) => `| ${cells.map(escapeCell).join(' | ')} |`);
  if (head === undefined) return '';
  return [head, `|${' --- |'.repeat(rows[0]?.length ?? 0)}`, ...others].join('\n');
}

const escapeCell = (cell: string) => cell.replace(/\s+/gu, ' ').replaceAll('|', '\\|').trim();

function listFields(value: unknown): Fields[] {
  if (!Array.isArray(value)) return [];
  return value.map((entry: unknown) => fieldsOf(entry)).filter((fields) => fields !== null);
}
