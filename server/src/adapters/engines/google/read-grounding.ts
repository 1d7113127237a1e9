import type { EngineCitation } from '../answer-engine.ts';
import { spanOfBytes } from '../answer-span.ts';
import type { LenientReading } from '../reply/unknown-details.ts';

/** What an answer rests on, as the grounding says: pages by redirect address with their domain as title, and searches. */
interface Grounding {
  readonly citations: readonly EngineCitation[];
  readonly searchQueries: readonly string[];
}

/**
 * The pages that support a passage of the text, in the order of the passages and once for each, and the searches made.
 * Where no passage is marked, all pages in the order given.
 */
export function readGrounding(
  reading: LenientReading,
  { metadata, text }: { metadata: unknown; text: string },
): Grounding {
  const found = reading.fields(metadata, 'source') ?? {};
  const pages = reading.items(found['groundingChunks'], 'source').map((chunk) => readPage(reading, chunk));
  const passages = reading
    .objects(found['groundingSupports'], 'annotation')
    .flatMap((support) => {
      const segment = reading.fields(support['segment'], 'annotation');
      const start = reading.count(segment?.['startIndex'], 'annotation');
      const end = reading.count(segment?.['endIndex'], 'annotation');
      const quote = reading.text(segment?.['text'], 'annotation');
      const span = spanOfBytes({ text, start, end, quote });
      return reading.items(support['groundingChunkIndices'], 'annotation').flatMap((given) => {
        const index = reading.count(given, 'annotation');
        return index === null ? [] : [{ index, span, start: start ?? 0 }];
      });
    })
    .toSorted((a, b) => a.start - b.start);
  const cited = passages.flatMap(({ index, span }) => {
    const page = pages[index] ?? null;
    return page === null ? [] : [{ ...page, span }];
  });
  const all = pages.flatMap((page) => (page === null ? [] : [{ ...page, span: null }]));
  return {
    citations: cited.length > 0 ? cited : all,
    searchQueries: reading.texts(found['webSearchQueries'], 'action'),
  };
}

/** Null for what is no page; it keeps its place, because passages name pages by their place. */
function readPage(reading: LenientReading, chunk: unknown): { url: string; title: string | null } | null {
  const web = reading.fields(reading.fields(chunk, 'source')?.['web'], 'source');
  const url = reading.text(web?.['uri'], 'source');
  if (url === null) reading.note('source');
  return url === null ? null : { url, title: reading.text(web?.['title'], 'source') };
}
