const QUOTE = /"([^"]+)"|'([^']+)'/;
/** A line that names a file of tests and quotes them, as in ``- `a.test.ts`: "does this", 'does that'``. */
const LINE = new RegExp(
  `\`([^\`\\s]+/[^\`\\s]+\\.tsx?|[^\`\\s]+\\.test\\.tsx?)\`: ((?:${QUOTE.source})(?:,\\s+(?:${QUOTE.source}))*)`,
  'g',
);
/** What a test is called is the first thing its call is given, in a table of cases as well. */
const NAME = /[([]\s*(?:'((?:\\.|[^'\\])*)'|`((?:\\.|[^`\\])*)`|"((?:\\.|[^"\\])*)")/g;

/** Every quoted part of a test's name stands in a name of the file it is quoted from. One sentence per quotation that does not. */
export function checkQuotedTests({
  document,
  text,
  read,
}: {
  document: string;
  text: string;
  /** Gives the text of a file, null where there is none. */
  read: (path: string) => string | null;
}): string[] {
  return [...text.matchAll(LINE)].flatMap(([, path = '', quotes = '']) => {
    const names = [...(read(path) ?? '').matchAll(NAME)].map(([, a, b, c]) => a ?? b ?? c ?? '');
    return [...quotes.matchAll(new RegExp(QUOTE, 'g'))]
      .map(([, double, single]) => double ?? single ?? '')
      .filter((quote) => !names.some((name) => name.includes(quote)))
      .map((quote) => `${document}: no test of ${path} is called "${quote}"`);
  });
}
