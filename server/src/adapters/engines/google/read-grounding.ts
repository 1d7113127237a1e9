import * as z from 'zod';
import type { EngineCitation } from '../answer-engine.ts';
import { spanOfBytes } from '../answer-span.ts';

const chunk = z.object({ web: z.object({ uri: z.string(), title: z.string().nullish() }).nullish() });
const support = z.object({
  segment: z
    .object({ startIndex: z.int().nullish(), endIndex: z.int().nullish(), text: z.string().nullish() })
    .nullish(),
  groundingChunkIndices: z.array(z.int()).nullish(),
});
const grounding = z.object({
  google: z.object({
    groundingMetadata: z.object({
      webSearchQueries: z.array(z.string()).nullish(),
      groundingChunks: z.array(chunk).nullish(),
      groundingSupports: z.array(support).nullish(),
    }),
  }),
});

/** What an answer rests on, as the grounding says: pages by redirect address with their domain as title, and searches. */
export interface Grounding {
  readonly citations: readonly EngineCitation[];
  readonly searchQueries: readonly string[];
}

/**
 * The pages that bear a passage of the text, in the order of the passages and once for each, and the searches made.
 * Where no passage is marked, all pages in the order given.
 */
export function readGrounding({ metadata, text }: { metadata: unknown; text: string }): Grounding {
  const found = grounding.safeParse(metadata).data?.google.groundingMetadata;
  const chunks = found?.groundingChunks ?? [];
  const passages = (found?.groundingSupports ?? []).toSorted(
    (a, b) => (a.segment?.startIndex ?? 0) - (b.segment?.startIndex ?? 0),
  );
  const cited = passages.flatMap(({ segment, groundingChunkIndices }) => {
    const { startIndex: start, endIndex: end, text: quote } = segment ?? {};
    const span = spanOfBytes({ text, start, end, quote: quote ?? null });
    return (groundingChunkIndices ?? []).map((index) => ({ index, span }));
  });
  const order = cited.length > 0 ? cited : chunks.map((_, index) => ({ index, span: null }));
  return {
    citations: order.flatMap(({ index, span }) => {
      const web = chunks[index]?.web;
      return web ? [{ url: web.uri, title: web.title ?? null, span }] : [];
    }),
    searchQueries: found?.webSearchQueries ?? [],
  };
}
