/** A table that grows with answers, where a statement reads or writes it. */
export interface Reference {
  readonly table: string;
  /** Whether what the statement says of it names the company. */
  readonly namesCompany: boolean;
}

const COLUMN = 'company_id';
const INSERTED = /\binsert into (?<table>\w+)(?: as \w+)? \((?<columns>[^)]*)\)/g;

/**
 * Every place where a statement touches one of these tables. Read, changed or deleted, the company stands beside a value:
 * a column of another row, or one implied by a join, is not seen by whoever looks for the machine. Inserted, it is one of
 * the columns.
 * @param statement without quotes and line breaks, every parameter as `$`
 */
export function listReferences(statement: string, tables: readonly string[]): Reference[] {
  const names = tables.join('|');
  const inserted = [...statement.matchAll(INSERTED)].flatMap(({ groups }) =>
    groups !== undefined && tables.includes(groups['table'] ?? '')
      ? [
          {
            table: groups['table'] ?? '',
            namesCompany: (groups['columns'] ?? '').split(', ').includes(COLUMN),
          },
        ]
      : [],
  );
  const touched = [
    ...statement.matchAll(
      new RegExp(
        String.raw`\b(?:from|join|update|using) (?:only )?(?<table>${names})\b(?: (?:as )?(?!set\b|where\b|join\b|inner\b|left\b|on\b|using\b|group\b|order\b|union\b|limit\b|offset\b|cross\b)(?<alias>[a-z]\w*))?`,
        'g',
      ),
    ),
  ].map(({ groups }) => ({
    table: groups?.['table'] ?? '',
    name: groups?.['alias'] ?? groups?.['table'] ?? '',
  }));
  const unnamed = countConditions(statement, null);
  const byName = Map.groupBy(touched, ({ name }) => name);
  let left = unnamed;
  const read = [...byName].flatMap(([name, places]) => {
    const own = countConditions(statement, name);
    return places.map(({ table }, index) => {
      if (index < own) return { table, namesCompany: true };
      left -= 1;
      return { table, namesCompany: left >= 0 };
    });
  });
  return [...inserted, ...read];
}

/** How often the company of a table stands beside a parameter. */
function countConditions(statement: string, name: string | null): number {
  const prefix = name === null ? String.raw`(?<![.\w])` : String.raw`\b${name}\.`;
  return [...statement.matchAll(new RegExp(String.raw`${prefix}${COLUMN} (?:= (?:any \()?\$|in \(\$)`, 'g'))]
    .length;
}
