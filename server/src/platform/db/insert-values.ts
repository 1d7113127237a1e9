import { type InferSelectModel, type Query, type SQL, type Table, getTableColumns, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { listColumns } from './insert-rows.ts';

/** So many rows a statement: a few texts, whatever the number of rows. */
const SIZES = [32, 16, 8, 4, 2, 1] as const;

const dialect = new PgDialect();

type RowsOf<T extends Table> = readonly InferSelectModel<T>[];

/**
 * `insert into … values …` of whole rows, as one statement or a few for `executeOften`. A spread database sends such a
 * statement to where the rows belong; what stands in one parameter (`insertRows`) it has to take apart itself. `ending` is
 * what follows the rows (`on conflict`, `returning`), without parameters.
 */
export function prepareInsert<T extends Table>(table: T, ending: SQL): (rows: RowsOf<T>) => Query[] {
  const write = prepareValues(table, ending);
  return (rows) => splitBySize(rows).map(write);
}

/**
 * One statement of all the rows given. The text for a number of rows is written once: with a parameter a column, writing
 * it costs more than sending it.
 */
export function prepareValues<T extends Table>(table: T, ending: SQL): (rows: RowsOf<T>) => Query {
  const columns = Object.entries(getTableColumns(table));
  const texts = new Map<number, string>();
  const textFor = (size: number): string => {
    const known = texts.get(size);
    if (known !== undefined) return known;
    const row = sql`(${sql.join(
      columns.map(() => sql`${null}`),
      sql`, `,
    )})`;
    const rows = sql.join(new Array<SQL>(size).fill(row), sql`, `);
    const names = listColumns(columns.map(([, column]) => column));
    const text = dialect.sqlToQuery(sql`insert into ${table} (${names}) values ${rows} ${ending}`).sql;
    texts.set(size, text);
    return text;
  };
  return (rows) => ({
    sql: textFor(rows.length),
    params: rows.flatMap((row: object) =>
      columns.map(([key, column]) => {
        const value: unknown = Reflect.get(row, key);
        return value === null ? null : column.mapToDriverValue(value);
      }),
    ),
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
