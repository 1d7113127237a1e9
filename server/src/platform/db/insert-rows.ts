import { type InferSelectModel, type SQL, type Table, getTableColumns, sql } from 'drizzle-orm';
import { writeStorableJson } from '#lib/text';
import { renderOnce } from './render-once.ts';

/** What a statement about whole rows of a table says, whichever rows they are. */
interface TableText {
  readonly columns: readonly { readonly key: string; readonly name: string }[];
  /** The SQL before the rows. */
  readonly insert: SQL;
  readonly records: SQL;
}

const texts = new WeakMap<Table, TableText>();

/**
 * `insert into … select …` of whole rows as one parameter: however many rows, the statement is the same text, and the
 * server takes the row type from the table. What may follow: `where`, `on conflict`, `returning`.
 */
export function insertRows<T extends Table>(table: T, rows: readonly InferSelectModel<T>[]): SQL {
  return sql`${textOf(table).insert}${readRows(table, rows)}`;
}

/** Rows as one parameter, to select from; a column they lack is null. */
export function readRows<T extends Table>(table: T, rows: readonly Partial<InferSelectModel<T>>[]): SQL {
  const { columns, records } = textOf(table);
  const named = rows.map((row: object) => {
    const record: Record<string, unknown> = {};
    for (const { key, name } of columns) record[name] = Reflect.get(row, key);
    return record;
  });
  return sql`${records}${writeStorableJson(named)}::jsonb)`;
}

function textOf(table: Table): TableText {
  const known = texts.get(table);
  if (known !== undefined) return known;
  const columns = Object.entries(getTableColumns(table)).map(([key, { name }]) => ({ key, name }));
  const names = listColumns(columns);
  const text = {
    columns,
    insert: renderOnce(sql`insert into ${table} (${names}) select ${names} from `),
    records: renderOnce(sql`jsonb_populate_recordset(null::${table}, `),
  };
  texts.set(table, text);
  return text;
}

/** The names of columns, as a statement lists them. */
export function listColumns(columns: readonly { readonly name: string }[]): SQL {
  return sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
}
