/** A source file of the server with its text. */
export interface SourceText {
  readonly path: string;
  readonly text: string;
}

interface OwnedTable {
  /** As in SQL. */
  readonly name: string;
  /** As in code. */
  readonly constant: string;
  /** The folder that holds it: `server/src/features/answers`. */
  readonly owner: string;
}

const TABLES = /^server\/src\/.+\/tables\.ts$/;
const SOURCE = /^server\/src\/.+\.tsx?$/;
const TEST = /\.test\.tsx?$/;
const OWNER = /^server\/src\/[^/]+\/[^/]+/;
const TABLE = /export const (?<constant>\w+) = pgTable\(\s*'(?<name>\w+)'/g;

/**
 * Only the owner writes: SQL that inserts, updates or deletes rows of a table stands in the folder whose `tables.ts`
 * declares it. One sentence per violation.
 */
export function checkOwners(files: readonly SourceText[]): string[] {
  const tables = files.filter(({ path }) => TABLES.test(path)).flatMap(listTables);
  return files
    .filter(({ path }) => SOURCE.test(path) && !TEST.test(path))
    .flatMap(({ path, text }) =>
      tables
        .filter(({ owner }) => owner !== ownerOf(path))
        .filter((table) => writes({ table, text }))
        .map(
          ({ name, owner }) =>
            `${path}: writes '${name}', which belongs to ${owner}; the statement moves there`,
        ),
    );
}

const ownerOf = (path: string): string => OWNER.exec(path)?.[0] ?? path;

const listTables = ({ path, text }: SourceText): OwnedTable[] =>
  [...text.matchAll(TABLE)].map(({ groups }) => ({
    name: groups?.['name'] ?? '',
    constant: groups?.['constant'] ?? '',
    owner: ownerOf(path),
  }));

/** By the query builder, by a helper that takes the table, or in the words of SQL. */
function writes({ table: { name, constant }, text }: { table: OwnedTable; text: string }): boolean {
  const local = new RegExp(`\\b${constant} as (\\w+)`).exec(text)?.[1] ?? constant;
  const isImported = new RegExp(`\\b${local}\\b[^;]*from '`).test(text);
  const called = new RegExp(`\\b(?:insert|update|delete|insertRows)\\(\\s*${local}\\b`);
  const written = new RegExp(
    `\\b(?:insert\\s+into|update|delete\\s+from|truncate|merge\\s+into)\\s+(?:only\\s+)?(?:\\$\\{${local}\\}|"?${name}"?)(?![\\w}])`,
    'i',
  );
  return (isImported && called.test(text)) || written.test(withoutComments(text));
}

const withoutComments = (text: string): string =>
  text.replaceAll(/\/\*[^]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '');
