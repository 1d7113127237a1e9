const ROW = /^\| (?<terms>[^|]+?) +\|/gm;
/** The heads of the tables, and those that say what a step's words are. */
const HEADS: ReadonlySet<string> = new Set(['code', 'term', 'stage', '---']);

/** A word has one line in the dictionary: two would be two meanings. One sentence per word that has more. */
export function checkGlossary({ document, text }: { document: string; text: string }): string[] {
  const terms = [...text.matchAll(ROW)]
    .flatMap(({ groups }) => (groups?.['terms'] ?? '').split(', '))
    .filter((term) => !HEADS.has(term) && !/^-+$/.test(term));
  const lines = Map.groupBy(terms, (term) => term);
  return [...lines].flatMap(([term, { length }]) =>
    length > 1 ? [`${document}: '${term}' has ${length} lines; a word has one meaning`] : [],
  );
}
