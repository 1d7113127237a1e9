import * as z from 'zod';
import type { EngineCitation } from '../answer-engine.ts';

const chunk = z.object({ web: z.object({ uri: z.string(), title: z.string().nullish() }).nullish() });
const support = z.object({
  segment: z.object({ startIndex: z.number().nullish() }).nullish(),
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
 * The pages that bear a passage of the text, in the order of the passages, and the searches made. Where no passage is
 * marked, all pages in the order given.
 */
export function readGrounding(metadata: unknown): Grounding {
  const found = grounding.safeParse(metadata).data?.google.groundingMetadata;
  const chunks = found?.groundingChunks ?? [];
  const passages = (found?.groundingSupports ?? []).toSorted(
    (a, b) => (a.segment?.startIndex ?? 0) - (b.segment?.startIndex ?? 0),
  );
  const cited = [...new Set(passages.flatMap(({ groundingChunkIndices }) => groundingChunkIndices ?? []))];
  const order = cited.length > 0 ? cited : chunks.map((_, index) => index);
  return {
    citations: order.flatMap((index) => {
      const web = chunks[index]?.web;
      return web ? [{ url: web.uri, title: web.title ?? null }] : [];
    }),
    searchQueries: found?.webSearchQueries ?? [],
  };
}
