import { type ReadAnswer, type ReadSegment, firstIndex, isBold, isInTable } from '../document/document.ts';
import type { TextSpan } from '../extraction.ts';
import type { NamedInAnswer } from '../fusion/collect-named.ts';
import { isDigits, lettersAndDigits } from '../document/signs.ts';
import { opensWithStem, pattern } from '../lexicon/pattern.ts';

/** Whom a judgement is about: a company, and beside which of its namings it stands, if any. */
export interface About {
  company: NamedInAnswer;
  index: number | null;
}

/** One naming of a company in a segment; `index` is its place among the company's namings. */
export interface Named extends TextSpan, About {
  index: number;
}

/** A company whose block something stands in. */
export const ofBlock = (company: NamedInAnswer): About => ({ company, index: null });

/** The namings of each segment, in order. */
export function groupNamed(companies: readonly NamedInAnswer[]): ReadonlyMap<ReadSegment, readonly Named[]> {
  const named = companies.flatMap((company) =>
    company.matches.map(({ segment, start, end }, index) => ({ segment, company, index, start, end })),
  );
  return Map.groupBy(
    named.toSorted((a, b) => a.start - b.start),
    ({ segment }) => segment,
  );
}

// A word begins only behind what is no word: a shouted one would else be cut in every possible way.
const LISTED = pattern(
  'u',
)`^(?:[\s,*_/&+()]|(?<![\p{L}\d.'-])(?:[\p{Lu}\d][\p{L}\d.'-]*|${'listJoiners'}(?!\p{L})))*$`;

/** The nearest company and those listed with it ("Scalapay e Klarna sono comodi"). */
export function listedWith(visible: string, ordered: readonly Named[]): readonly Named[] {
  const others = ordered.findIndex((next, index) => {
    const last = ordered[index - 1];
    if (last === undefined) return false;
    const [left, right] = last.start < next.start ? [last, next] : [next, last];
    return !LISTED.test(visible.slice(left.end, right.start));
  });
  return others < 0 ? ordered : ordered.slice(0, others);
}

/** The companies a segment is about without naming them: the head of its list item, heading or table row. */
export type Owners = ReadonlyMap<ReadSegment, readonly NamedInAnswer[]>;

const OPENING_KINDS: ReadonlySet<ReadSegment['kind']> = new Set(['heading', 'product', 'title']);
const HEAD_REACH = 4;
const MAX_HEADS = 6;

/** A heading or an item that opens with companies, which what follows is about. */
interface Opening {
  segment: ReadSegment;
  owners: readonly NamedInAnswer[];
}

/** Finds for each segment whom it is about. */
export function readOwners(answer: ReadAnswer, named: ReadonlyMap<ReadSegment, readonly Named[]>): Owners {
  const heads = readHeadCompanies(answer, named);
  const ownersOfCell = readTableOwners(heads);
  const owners = new Map<ReadSegment, readonly NamedInAnswer[]>();
  let heading: Opening | null = null;
  let item: Opening | null = null;
  for (const segment of answer.segments) {
    const own = heads.get(segment);
    const opened = own === undefined ? null : { segment, owners: own };
    if (heading?.segment.block !== segment.block) heading = null;
    if (item?.segment.block !== segment.block) item = null;
    if (OPENING_KINDS.has(segment.kind)) [heading, item] = [opened, null];
    else if (segment.kind === 'item' || segment.kind === 'paragraph')
      item = opened ?? (item === null || closesItem(item, segment) ? null : item);
    const current = ownersOfCell(segment) ?? item?.owners ?? heading?.owners;
    if (current !== undefined) owners.set(segment, current);
  }
  for (const segment of answer.signs) owners.set(segment, ownersOfCell(segment) ?? []);
  return owners;
}

/** A sibling item without a name, a new section or, behind a complete item, a paragraph: no longer about the company. */
function closesItem({ segment: item, owners }: Opening, segment: ReadSegment): boolean {
  // It holds nothing but the names, so what follows is about them.
  const isBare = item.words.length <= HEAD_REACH + owners.length;
  if (segment.section !== item.section) return true;
  if (segment.group === item.group) return item.kind === 'item' || !isBare;
  return segment.kind === 'paragraph' && !isBare;
}

/** The companies that open each segment: the first words, and those listed with them. */
function readHeadCompanies(answer: ReadAnswer, named: ReadonlyMap<ReadSegment, readonly Named[]>): Owners {
  const heads = new Map<ReadSegment, readonly NamedInAnswer[]>();
  for (const [segment, inside] of named) {
    const [first] = inside;
    if (first === undefined || !opensSegment(answer, segment, first)) continue;
    const listed = listedWith(answer.visible, inside.slice(0, MAX_HEADS));
    heads.set(segment, [...new Set(listed.map(({ company }) => company))]);
  }
  return heads;
}

/** A sentence that merely begins with a name is about it only as far as it goes; a bold opening is a head. */
function opensSegment(answer: ReadAnswer, segment: ReadSegment, named: Named): boolean {
  const index = firstIndex(segment.words, ({ start }) => start >= named.start);
  return index < HEAD_REACH && (segment.kind !== 'paragraph' || isBold(answer, named));
}

/** In a table the company of a row owns its cells, a company in the header the cells of its column. */
function readTableOwners(heads: Owners): (segment: ReadSegment) => readonly NamedInAnswer[] | undefined {
  const byLine = new Map<string, readonly NamedInAnswer[]>();
  const rowOf = ({ table, row }: ReadSegment): string => `${String(table)} row ${String(row)}`;
  const columnOf = ({ table, column }: ReadSegment): string => `${String(table)} column ${String(column)}`;
  for (const [segment, own] of heads) {
    const line = segment.kind === 'header-cell' ? columnOf(segment) : rowOf(segment);
    if (isInTable(segment) && !byLine.has(line)) byLine.set(line, own);
  }
  return (segment) =>
    isInTable(segment) ? (byLine.get(columnOf(segment)) ?? byLine.get(rowOf(segment))) : undefined;
}

/** The tables whose first column holds the place ("| 1 | Qonto | …"): a name in their second is a member, not a pick for a need. */
export function readRankedTables({ segments, visible }: ReadAnswer): ReadonlySet<number> {
  const ranked = new Set<number>();
  for (const { kind, table, column, start, end } of segments)
    if (kind === 'cell' && column === 0 && isDigits(lettersAndDigits(visible.slice(start, end))))
      ranked.add(table);
  return ranked;
}

const OPENING = 600;
const recommends = opensWithStem('recommendingStems');
// "Scelta consigliata per chi viaggia": behind a company’s name it praises this one, not the list.
const praisesOne = opensWithStem('praisingStems');

/** Whether the answer opens as a choice of good ones ("Ecco i migliori", "Top picks"). */
export function isRecommending({ segments }: ReadAnswer, firstNamed: number): boolean {
  for (const { words } of segments)
    for (const { start, spelling } of words) {
      if (start >= OPENING) return false;
      if (start >= firstNamed && praisesOne(spelling)) continue;
      if (recommends(spelling)) return true;
    }
  return false;
}

const STAR = /[⭐★]/u;
const EMPTY_STAR = '☆';
const GOOD = ['✅', '✔', '👍', '➕', '🟢'];
const BAD = ['❌', '✖', '👎', '➖', '🔴', '🚫', '⛔'];
const BEFORE_ITEM = 8;
/** A whole item says more than a cell. */
const ITEM_SHARE = 2;
const ALL_STARS = 5;
const MANY_STARS = 0.8;
const FEW_STARS = 0.4;

const WEIGHT = { rated: 1, good: 0.25, bad: -0.3 } as const;

/** What the signs of a cell say: stars are a rating. */
export function weighMarks(text: string): number {
  const full = text.split(STAR).length - 1;
  if (full === 0) return weighTicks(text);
  const share = full / Math.max(ALL_STARS, full + text.split(EMPTY_STAR).length - 1);
  if (share >= MANY_STARS) return WEIGHT.rated;
  return share <= FEW_STARS ? -WEIGHT.rated : 0;
}

/** What the sign says that opens an item: "✅ assistenza rapida", "➖ prezzo alto". */
export function weighOpening({ raw }: ReadAnswer, { kind, start }: ReadSegment): number {
  if (kind !== 'item') return 0;
  const line = raw.lastIndexOf('\n', start - 1) + 1;
  return ITEM_SHARE * weighTicks(raw.slice(Math.max(line, start - BEFORE_ITEM), start));
}

/** A tick or a cross is one point of many. */
function weighTicks(text: string): number {
  const isGood = GOOD.some((sign) => text.includes(sign));
  const isBad = BAD.some((sign) => text.includes(sign));
  return (isGood ? WEIGHT.good : 0) + (isBad ? WEIGHT.bad : 0);
}
