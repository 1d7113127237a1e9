/** Where a name stands in a text, for the spans of an answer. */
export function findSpans(text: string, name: string): { start: number; end: number; tone: null }[] {
  return [...text.matchAll(new RegExp(name, 'g'))].map(({ index }) => ({
    start: index,
    end: index + name.length,
    tone: null,
  }));
}
