import { type InferSelectModel, type SQL, type Table, getTableColumns, sql } from 'drizzle-orm';
import { listColumns } from './insert-rows.ts';

/** So many rows a statement: a few texts, whatever the number of rows. */
const SIZES = [32, 16, 8, 4, 2, 1] as const;

/**
 * `insert into … values …` of whole rows, as one statement or a few. A spread database sends such a statement to where
 * the rows belong; what stands in one parameter (`insertRows`) it has to take apart itself. What may follow: `on
 * conflict`, `returning`.
 */
export function insertValues<T extends Table>(table: T, rows: readonly InferSelectModel<T>[]): SQL[] {
  const columns = Object.entries(getTableColumns(table));
  const names = listColumns(columns.map(([, column]) => column));
  return splitBySize(rows).map((part) => {
    const values = part.map(
      (row: object) =>
        sql`(${sql.join(
          columns.map(([key, column]) => sql.param(Reflect.get(row, key), column)),
          sql`, `,
        )})`,
    );
    return sql`insert into ${table} (${names}) values ${sql.join(values, sql`, `)}`;
  });
}

function splitBySize<Row>(rows: readonly Row[]): Row[][] {
  const parts: Row[][] = [];
  let taken = 0;
  for (const size of SIZES) {
    while (rows.length - taken >= size) {
      parts.push(rows.slice(taken, taken + size));
      taken += size;
    }
  }
  return parts;
}
