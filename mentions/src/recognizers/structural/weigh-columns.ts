import type { ReadAnswer, ReadSegment } from '../../document/document.ts';
import { fold } from '../../document/spelling.ts';
import { allPhrases } from '../../lexicon/index.ts';
import type { NameMatch } from '../gazetteer/match-names.ts';

const nameColumns = allPhrases('nameColumns');
const productColumns = allPhrases('productColumns');
const attributeColumns = allPhrases('attributeColumns');
const MAX_TITLE = 4;

const WEIGHT = { names: 1, attributes: -2.5, perhapsAttributes: -1.2, besideNames: -1 } as const;

type ColumnKind = 'names' | 'products' | 'attributes' | 'perhaps-attributes' | 'unknown';

/** What the headers of the tables say of their cells, by `columnKey`: positive where names are expected. */
export function weighColumns({
  answer,
  matches,
}: {
  answer: ReadAnswer;
  matches: ReadonlyMap<ReadSegment, readonly NameMatch[]>;
}): Map<number, number> {
  const tables = new Map<number, { column: number; kind: ColumnKind }[]>();
  for (const segment of answer.segments) {
    if (segment.kind !== 'header-cell') continue;
    const kind = isCompanyTitle(matches.get(segment)) ? 'attributes' : kindOfColumn(titleOf(answer, segment));
    const columns = tables.get(segment.table) ?? [];
    columns.push({ column: segment.column, kind });
    tables.set(segment.table, columns);
  }
  const weights = new Map<number, number>();
  for (const [table, columns] of tables)
    for (const { column, kind } of columns)
      weights.set(columnKey(table, column), weighKind(kind, column, columns));
  return weights;
}

const MAX_COLUMNS = 10_000;

/** Names a column among those of all tables of an answer. */
export const columnKey = (table: number, column: number): number => table * MAX_COLUMNS + column;

/** A column headed by a company holds what is said of it. */
const isCompanyTitle = (matches: readonly NameMatch[] | undefined): boolean =>
  matches?.some(({ common }) => !common) === true;

function titleOf({ visible }: ReadAnswer, { start, end }: ReadSegment): string {
  return fold(visible.slice(start, end))
    .replace(/[^\p{L}\s/-]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
}

function kindOfColumn(title: string): ColumnKind {
  if (attributeColumns.has(title)) return 'attributes';
  if (nameColumns.has(title)) return 'names';
  if (productColumns.has(title)) return 'products';
  const words = title.split(/[\s/]+/u);
  if (words.length > MAX_TITLE) return 'unknown';
  if (words.some((word) => nameColumns.has(word))) return 'names';
  if (words.some((word) => productColumns.has(word))) return 'products';
  return words.some((word) => attributeColumns.has(word)) ? 'perhaps-attributes' : 'unknown';
}

/** Beside a column of brands, a column of models holds no companies. */
function weighKind(
  kind: ColumnKind,
  column: number,
  columns: readonly { column: number; kind: ColumnKind }[],
): number {
  const others = columns.filter((other) => other.column !== column);
  const besideNames = others.some((other) => other.kind === 'names');
  if (kind === 'names') return WEIGHT.names;
  if (kind === 'products') return besideNames ? WEIGHT.attributes : WEIGHT.names;
  if (kind === 'attributes') return WEIGHT.attributes;
  if (kind === 'perhaps-attributes') return WEIGHT.perhapsAttributes;
  return besideNames ? WEIGHT.besideNames : 0;
}
