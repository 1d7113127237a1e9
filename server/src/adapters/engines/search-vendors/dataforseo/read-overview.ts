import type { EngineCitation } from '../../answer-engine.ts';
import { type Fields, fieldsOf, type LenientReading } from '../../reply/unknown-details.ts';
import { readReferences } from '../read-references.ts';

/** What an `ai_overview` item says. */
interface Overview {
  /** Markdown; empty where the item holds nothing. */
  readonly text: string;
  readonly citations: readonly EngineCitation[];
}

/**
 * The `ai_overview` item of a page: its Markdown, or where that is left out the texts of its elements. It is judged by
 * what it holds: `asynchronous_ai_overview` stays true when it is filled. Null where the page has none.
 */
export function readOverview(reading: LenientReading, result: Fields | null): Overview | null {
  const items = reading.objects(result?.['items'], 'item');
  const overview = items.find((item) => item['type'] === 'ai_overview');
  if (overview === undefined) return null;
  const markdown = reading.text(overview['markdown'], 'part')?.trim() ?? '';
  return {
    text: markdown === '' ? joinElements(overview['items']) : markdown,
    citations: readReferences(reading, { answer: overview, key: 'url' }),
  };
}

/** Titles and texts of the elements, one paragraph each. */
function joinElements(elements: unknown): string {
  if (!Array.isArray(elements)) return '';
  return elements
    .flatMap((element) => {
      const fields = fieldsOf(element);
      if (fields === null) return [];
      const own = [fields['title'], fields['markdown'] ?? fields['text']];
      const words = own.filter((word) => typeof word === 'string' && word.trim() !== '');
      return [...words, joinElements(fields['items'])];
    })
    .filter((text) => text !== '')
    .join('\n\n');
}
