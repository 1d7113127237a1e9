/** A line that names a test file and quotes its tests, as in ``- `a.test.ts`: "does this", "does that"``. */
const LINE = /`([^`\s]+\.test\.tsx?)`: ("[^"]+"(?:, "[^"]+")*)/g;

/** Every quoted part of a test's name stands in the file it is quoted from. One sentence per quotation that does not. */
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
    const tests = read(path) ?? '';
    return [...quotes.matchAll(/"([^"]+)"/g)]
      .map(([, quote = '']) => quote)
      .filter((quote) => !tests.includes(quote))
      .map((quote) => `${document}: no test of ${path} is called "${quote}"`);
  });
}
