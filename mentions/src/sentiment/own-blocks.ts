import type { NamedInAnswer } from '../fusion/named-in-answer.ts';
import type { ReadAnswer, ReadSegment } from '../document/read-answer.ts';
import { isBold } from '../document/markdown/bold.ts';
import { firstIndex } from '../document/text/within.ts';
import type { Named } from './named.ts';
import { listedWith } from './named.ts';

/** The companies a segment is about without naming them: the head of its list item, heading or table row. */
export type Owners = ReadonlyMap<ReadSegment, readonly NamedInAnswer[]>;

const HEAD_REACH = 4;
const MAX_HEADS = 6;

interface Open {
  kind: ReadSegment['kind'];
  group: number;
  section: number;
  block: number;
  owners: readonly NamedInAnswer[];
  /** The segment holds nothing but the names, so what follows is about them. */
  bare: boolean;
}

/** Finds the company each segment is about. */
export function readOwners({
  answer,
  named,
  isLabel,
}: {
  answer: ReadAnswer;
  named: ReadonlyMap<ReadSegment, readonly Named[]>;
  isLabel: (segment: ReadSegment) => boolean;
}): Owners {
  const heads = readHeadCompanies(answer, named);
  const rows = readTableOwners(answer, heads);
  const owners = new Map<ReadSegment, readonly NamedInAnswer[]>();
  let heading: Open | null = null;
  let item: Open | null = null;
  for (const segment of answer.segments) {
    if (heading !== null && heading.block !== segment.block) heading = null;
    if (item !== null && item.block !== segment.block) item = null;
    const own = heads.get(segment) ?? [];
    const opened = own.length === 0 ? null : toOpen(segment, own);
    if (
      segment.kind === 'heading' ||
      segment.kind === 'product' ||
      (segment.kind === 'title' && !isLabel(segment))
    ) {
      heading = opened;
      item = null;
    } else if (segment.kind === 'item' || segment.kind === 'paragraph') {
      if (opened !== null) item = opened;
      else if (item !== null && closesItem(item, segment)) item = null;
    }
    const row = rows.get(segment);
    const current = row ?? item?.owners ?? heading?.owners ?? [];
    if (current.length > 0) owners.set(segment, current);
  }
  for (const segment of answer.signs) owners.set(segment, rows.get(segment) ?? []);
  return owners;
}

function toOpen(segment: ReadSegment, owners: readonly NamedInAnswer[]): Open {
  const { kind, group, section, block, words } = segment;
  return { kind, group, section, block, owners, bare: words.length <= HEAD_REACH + owners.length };
}

/** A sibling item without a name, a new section or, behind a complete item, a paragraph: no longer about the company. */
function closesItem(item: Open, segment: ReadSegment): boolean {
  if (segment.section !== item.section) return true;
  if (segment.group === item.group) return item.kind === 'item' || !item.bare;
  return segment.kind === 'paragraph' && !item.bare;
}

/** The companies that open each segment: the first words, and those listed with them. */
function readHeadCompanies(
  answer: ReadAnswer,
  named: ReadonlyMap<ReadSegment, readonly Named[]>,
): ReadonlyMap<ReadSegment, readonly NamedInAnswer[]> {
  const heads = new Map<ReadSegment, readonly NamedInAnswer[]>();
  for (const [segment, inside] of named) {
    const [first] = inside;
    if (first === undefined || !opensSegment(answer, segment, first)) continue;
    const listed = listedWith(answer.visible, inside.slice(0, MAX_HEADS), 'forward');
    heads.set(segment, [...new Set(listed.map(({ company }) => company))]);
  }
  return heads;
}

/** A sentence that merely begins with a name is about it only as far as it goes; a bold opening is a head. */
function opensSegment(answer: ReadAnswer, segment: ReadSegment, named: Named): boolean {
  const index = firstIndex(segment.words, ({ start }) => start >= named.start);
  return index < HEAD_REACH && (segment.kind !== 'paragraph' || isBold(answer, named));
}

const MAX_LINES = 1_000_000;

/** Names a row or column among those of all tables of an answer. */
const lineKey = (table: number, line: number): number => table * MAX_LINES + line;

/** In a table the company of a row owns its cells, a company in the header the cells of its column. */
function readTableOwners(
  { segments, signs }: ReadAnswer,
  heads: ReadonlyMap<ReadSegment, readonly NamedInAnswer[]>,
): ReadonlyMap<ReadSegment, readonly NamedInAnswer[]> {
  const byRow = new Map<number, readonly NamedInAnswer[]>();
  const byColumn = new Map<number, readonly NamedInAnswer[]>();
  for (const segment of segments) {
    const own = heads.get(segment);
    if (own === undefined || segment.table === -1) continue;
    const { table, row, column } = segment;
    if (segment.kind === 'header-cell') byColumn.set(lineKey(table, column), own);
    else if (!byRow.has(lineKey(table, row))) byRow.set(lineKey(table, row), own);
  }
  const owners = new Map<ReadSegment, readonly NamedInAnswer[]>();
  for (const segment of [...segments, ...signs]) {
    const { table, row, column } = segment;
    if (table === -1) continue;
    const own = byColumn.get(lineKey(table, column)) ?? byRow.get(lineKey(table, row));
    if (own !== undefined) owners.set(segment, own);
  }
  return owners;
}
