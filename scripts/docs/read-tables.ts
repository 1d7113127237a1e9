export interface TableFile {
  /** The feature that owns the tables. */
  feature: string;
  /** The text of its `tables.ts`. */
  text: string;
}

export interface Column {
  name: string;
  type: string;
  /** The branded id it holds, such as `PromptId`. */
  id: string | null;
  isPrimaryKey: boolean;
}

export interface Table {
  feature: string;
  name: string;
  columns: Column[];
}

const TABLE = /pgTable\(\s*'(\w+)',([\s\S]*?)(?=pgTable\(|pgView\(|$)/g;
const COLUMN = /(\w+): (\w+)\('(\w+)'[^\n]*/g;
const COMBINED_KEY = /primaryKey\(\{[^}]*columns: \[([^\]]*)\]/;

/** Reads the text alone: importing the tables would need the server's packages. */
export function readTables({ feature, text }: TableFile): Table[] {
  return [...text.matchAll(TABLE)].map(([, name = '', body = '']) => {
    const combinedKey = COMBINED_KEY.exec(body)?.[1]?.split(/,\s*/) ?? [];
    return { feature, name, columns: readColumns(body, combinedKey) };
  });
}

const readColumns = (body: string, combinedKey: readonly string[]): Column[] =>
  [...body.matchAll(COLUMN)].map(([line, property = '', type = '', name = '']) => ({
    name,
    type: type === 'moment' ? 'timestamp' : type,
    id: /\$type<(\w*Id)>/.exec(line)?.[1] ?? null,
    isPrimaryKey: line.includes('.primaryKey()') || combinedKey.includes(`table.${property}`),
  }));
