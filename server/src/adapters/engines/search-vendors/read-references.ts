import type { EngineCitation } from '../answer-engine.ts';
import { type Fields, fieldsOf, type LenientReading } from '../reply/unknown-details.ts';

/** How deep tables and lists of an answer are nested at most. */
const MAX_DEPTH = 6;

/**
 * The pages an answer of a search page rests on: vendors list them beside the answer, beside its paragraphs and inside its
 * tables, and no list holds all of another. Each once, in the order found; one without an address is dropped and noted.
 * @param key of the address in a reference
 */
export function readReferences(
  reading: LenientReading,
  { answer, key }: { answer: Fields; key: 'url' | 'link' },
): EngineCitation[] {
  const pages: EngineCitation[] = [];
  function visit(value: unknown, depth: number): void {
    if (depth > MAX_DEPTH) return;
    if (Array.isArray(value)) for (const entry of value) visit(entry, depth + 1);
    const fields = fieldsOf(value);
    if (fields === null) return;
    for (const entry of reading.objects(fields['references'], 'source')) {
      const url = reading.text(entry[key], 'source');
      if (url === null || url === '') reading.note('source');
      else pages.push({ url, title: reading.text(entry['title'], 'source'), span: null });
    }
    for (const [name, inner] of Object.entries(fields)) if (name !== 'references') visit(inner, depth + 1);
  }
  visit(answer, 0);
  return pages;
}
