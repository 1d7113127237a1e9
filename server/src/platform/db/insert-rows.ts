import { type InferSelectModel, type SQL, type Table, getTableColumns, sql } from 'drizzle-orm';
import { writeStorableJson } from '#lib/text';

/**
 * `insert into … select …` of whole rows as one parameter: however many rows, the statement is the same text, and the
 * server takes the row type from the table. What may follow: `where`, `on conflict`, `returning`.
 */
export function insertRows<T extends Table>(table: T, rows: readonly InferSelectModel<T>[]): SQL {
  const names = listColumns(Object.values(getTableColumns(table)));
  return sql`insert into ${table} (${names}) select ${names} from ${readRows(table, rows)}`;
}

/** Whole rows as one parameter, to select from. */
export function readRows<T extends Table>(table: T, rows: readonly InferSelectModel<T>[]): SQL {
  const columns = Object.entries(getTableColumns(table)).map(([key, { name }]) => ({ key, name }));
  const records = rows.map((row: object) => {
    const record: Record<string, unknown> = {};
    for (const { key, name } of columns) record[name] = Reflect.get(row, key);
    return record;
  });
  return sql`jsonb_populate_recordset(null::${table}, ${writeStorableJson(records)}::jsonb)`;
}

/** The names of columns, as a statement lists them. */
export function listColumns(columns: readonly { readonly name: string }[]): SQL {
  return sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
}
