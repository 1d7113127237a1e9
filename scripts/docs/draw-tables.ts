import { readTables, type Column, type Table, type TableFile } from './read-tables.ts';

interface Reference {
  from: Table;
  column: Column;
  to: string;
}

/** The features' tables with keys and owners as a Mermaid diagram; those that stand alone are left out. */
export function drawTables(files: readonly TableFile[]): string {
  const tables = files.flatMap(readTables).toSorted((a, b) => a.name.localeCompare(b.name));
  const references = listReferences(tables);
  const linked = new Set(references.flatMap(({ from, to }) => [from.name, to]));
  return [
    'erDiagram',
    ...tables.filter(({ name }) => linked.has(name)).flatMap((table) => drawTable(table, references)),
    ...references.filter((reference) => isDrawn(reference, references)).map(drawReference),
  ].join('\n');
}

/** By the type of the id, not by foreign keys: what grows with every answer refers to its prompt without one. */
function listReferences(tables: readonly Table[]): Reference[] {
  const owners = new Map(
    tables.flatMap(({ name, columns }) =>
      columns.flatMap((column) => (column.name === 'id' && column.id ? [[column.id, name] as const] : [])),
    ),
  );
  return tables.flatMap((from) =>
    from.columns.flatMap((column) => {
      const to = column.id === null ? undefined : owners.get(column.id);
      return to === undefined || to === from.name ? [] : [{ from, column, to }];
    }),
  );
}

/** A reference that another path already shows gets no line of its own, unless it is part of the key. */
function isDrawn({ from, column, to }: Reference, references: readonly Reference[]): boolean {
  const others = references.filter((other) => other.from === from && other.to !== to);
  return column.isPrimaryKey || !others.some((other) => leadsTo(other.to, to, references));
}

function leadsTo(start: string, target: string, references: readonly Reference[]): boolean {
  const seen = new Set([start]);
  for (const name of seen) for (const { from, to } of references) if (from.name === name) seen.add(to);
  return seen.has(target);
}

const drawTable = (table: Table, references: readonly Reference[]): string[] => [
  `  ${table.name}["${table.name} (${table.feature})"] {`,
  ...table.columns.flatMap((column) => {
    const marks = [
      ...(column.isPrimaryKey ? ['PK'] : []),
      ...(references.some((reference) => reference.column === column) ? ['FK'] : []),
    ];
    return marks.length === 0 ? [] : [`    ${column.type} ${column.name} ${marks.join(', ')}`];
  }),
  '  }',
];

function drawReference({ from, column, to }: Reference): string {
  const isOnlyKey = column.isPrimaryKey && from.columns.filter((other) => other.isPrimaryKey).length === 1;
  return `  ${to} ||--o${isOnlyKey ? '|' : '{'} ${from.name} : ${column.name}`;
}
