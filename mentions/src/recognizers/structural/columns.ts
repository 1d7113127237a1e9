import { type ReadAnswer, type ReadSegment, isInTable } from '../../document/document.ts';
import { splitAtBlanks, withSingleBlanks } from '../../document/signs.ts';
import { fold } from '../../document/spelling.ts';
import { allPhrases } from '../../lexicon/index.ts';

const nameColumns = allPhrases('nameColumns');
const productColumns = allPhrases('productColumns');
const attributeColumns = allPhrases('attributeColumns');

/** What the header of a column says of its cells, alone and beside a column of names: positive where names are expected. */
const WEIGHTS = {
  names: { alone: 1, besideNames: 1 },
  products: { alone: 1, besideNames: -2.5 },
  attributes: { alone: -2.5, besideNames: -2.5 },
  unknown: { alone: 0, besideNames: -1 },
} as const;

type ColumnKind = keyof typeof WEIGHTS;

/** The weight of the column each cell of an answer stands in; 0 for what stands in none. */
export function weighColumns(answer: ReadAnswer): (segment: ReadSegment) => number {
  const weights = new Map<string, number>();
  const headers = answer.segments.filter(({ kind }) => kind === 'header-cell');
  for (const cells of Map.groupBy(headers, ({ table }) => table).values()) {
    const kinds = cells.map((cell) => kindOfColumn(titleOf(answer, cell)));
    cells.forEach((cell, index) => {
      const isBesideNames = kinds.some((kind, other) => other !== index && kind === 'names');
      const weighed = WEIGHTS[kinds[index] ?? 'unknown'];
      weights.set(columnKey(cell), isBesideNames ? weighed.besideNames : weighed.alone);
    });
  }
  return (segment) => (isInTable(segment) ? (weights.get(columnKey(segment)) ?? 0) : 0);
}

const columnKey = ({ table, column }: ReadSegment): string => `${String(table)} ${String(column)}`;

const titleOf = ({ visible }: ReadAnswer, { start, end }: ReadSegment): string =>
  withSingleBlanks(fold(visible.slice(start, end)).replace(/[^\p{L}\s/-]+/gu, ' ')).trim();

function kindOfColumn(title: string): ColumnKind {
  if (attributeColumns.has(title)) return 'attributes';
  const words = splitAtBlanks(title.replaceAll('/', ' '));
  for (const said of [[title], words]) {
    if (said.some((word) => nameColumns.has(word))) return 'names';
    if (said.some((word) => productColumns.has(word))) return 'products';
  }
  return 'unknown';
}
